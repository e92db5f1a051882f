/** What is said of a page that was shown: nothing that names the visitor. */
export interface PageView {
  /** Address without fragment, its query cut down to where a campaign came from. */
  address: string;
  title: string;
  /** Where the visitor came from, cut down likewise; empty when unknown. */
  referrer: string;
}

/** Query parameters that say which link, mail or advertisement led here. */
const CAMPAIGN = /^(utm_(source|medium|campaign|content|term)|ref|source)$/;

/** An email address in a text, its at sign encoded or not. Bounded: it runs over any text. */
export const EMAIL = /[^\s/?#&=<>"'(),;:@]{1,64}(?:@|%40)[^\s/?#&=<>"'(),;:@]{1,255}/gi;

/**
 * An address as analytics may know it: no fragment (the tools keep what was typed there),
 * of the query only where a campaign came from, and no email address.
 *
 * @param href an absolute address
 * @returns an empty text when it is none
 */
export function publicAddress(href: string): string {
  if (!URL.canParse(href)) {
    return '';
  }
  const {origin, pathname, searchParams} = new URL(href);
  const kept = new URLSearchParams(
    [...searchParams].filter(([name]) => CAMPAIGN.test(name)),
  ).toString();
  const address = origin + pathname + (kept && `?${kept}`);
  return address.replace(EMAIL, '[email]');
}

/** The two ways in which a browser says that its owner does not want to be followed. */
interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the browser asks sites to leave its owner alone (GPC, Do Not Track). */
export function isLeftAlone({globalPrivacyControl, doNotTrack}: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
