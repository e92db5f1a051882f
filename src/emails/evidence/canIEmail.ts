/**
 * What of Can I email's data (https://www.caniemail.com, MIT, by HTeuMeuLeu and its
 * contributors; the npm package `caniemail` carries a copy) this room reads. What it needs
 * of the newest copy is in `can-i-email.json`, which `npm run can-i-email` renews.
 */
export interface CanIEmail {
  /** "2025-09-09 18:08:06 +0000" */
  last_update_date: string;
  data: readonly TestedFeature[];
}

interface TestedFeature {
  /** "css-border-radius", "html-table" */
  slug: string;
  title: string;
  url: string;
  /** "y", "a #1" (in part), "n", "u" (unknown): by family, platform and version, oldest first. */
  stats: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
}

/** Supported, in part, not, not known. */
export type Support = 'y' | 'a' | 'n' | 'u';

const WORST_FIRST: readonly Support[] = ['n', 'u', 'a', 'y'];

/** A mail client as readers name it, and the platforms of the data that it is made of. */
interface Client {
  id: string;
  label: string;
  family: string;
  platforms: readonly string[];
}

/**
 * The clients of the promise. The new Outlook for Windows is Outlook on the web in a
 * window (Microsoft Edge WebView2) and has no tests of its own in the data, so it stands
 * with Outlook.com.
 */
export const CLIENTS = [
  {
    id: 'gmail',
    label: 'Gmail',
    family: 'gmail',
    platforms: ['desktop-webmail', 'mobile-webmail', 'ios', 'android'],
  },
  {id: 'apple', label: 'Apple Mail', family: 'apple-mail', platforms: ['macos', 'ios']},
  {
    id: 'outlookCom',
    label: 'Outlook.com, new Outlook',
    family: 'outlook',
    platforms: ['outlook-com'],
  },
  {
    id: 'outlookClassic',
    label: 'Outlook for Windows, classic',
    family: 'outlook',
    platforms: ['windows'],
  },
  {
    id: 'yahoo',
    label: 'Yahoo Mail',
    family: 'yahoo',
    platforms: ['desktop-webmail', 'ios', 'android'],
  },
] as const satisfies readonly Client[];

export type ClientId = (typeof CLIENTS)[number]['id'];

function newest(versions: Readonly<Record<string, string>> = {}): Support {
  const letter = Object.values(versions).at(-1)?.charAt(0);
  return WORST_FIRST.find((support) => support === letter) ?? 'u';
}

/**
 * How far a client supports a feature: the worst of its platforms, each by the newest
 * version that was tested.
 */
export function supportOf({stats}: TestedFeature, {family, platforms}: Client): Support {
  const each = platforms.map((platform) => newest(stats[family]?.[platform]));
  return WORST_FIRST.find((support) => each.includes(support)) ?? 'u';
}
