import {mailtoLink} from '../site';

/** What a reader says of a page; it is also the JSON that `FEEDBACK_URL` gets. */
export interface FeedbackMessage {
  /** Path of the page from the root. */
  path: string;
  helpful: boolean;
  /** What was chosen, in the words of the page's language. */
  reason?: string;
  /** Heading of the part of the page that it is about. */
  section?: string;
  text?: string;
}

/**
 * The address that opens a reader's email program with a message to the support team.
 *
 * @param to address of the support team
 * @param title of the page, as the subject
 */
export function feedbackMail(
  to: string,
  title: string,
  message: FeedbackMessage,
): string {
  const {path, helpful, reason, section, text} = message;
  const lines = [
    `Page: ${path}`,
    `Helpful: ${helpful ? 'yes' : 'no'}`,
    ...(reason ? [`Reason: ${reason}`] : []),
    ...(section ? [`Section: ${section}`] : []),
    ...(text ? ['', text] : []),
  ];
  return mailtoLink(to, title, lines.join('\n'));
}
