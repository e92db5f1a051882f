/** What the event `site:feedback` on `window` says, for analytics to listen to. */
export interface FeedbackDetail {
  /** Path of the page from the root. */
  path: string;
  helpful: boolean;
}
