/** What a mail program does, by the data of caniemail.com. */
export type Support = 'yes' | 'no' | 'unknown';

export interface Client {
  name: string;
  /** Where the data has it: `family/platform`. */
  id: string;
  query: Support;
  meta: Support;
  /** Anything worth knowing beside yes and no. */
  note?: string;
}

/** When the two features were last tested, as ISO dates. */
export const TESTED = {query: '2023-03-08', meta: '2023-09-18'} as const;

/** The newest state of each, as in caniemail's data; a test compares the two. */
export const clients: readonly Client[] = [
  {name: 'Apple Mail, macOS', id: 'apple-mail/macos', query: 'yes', meta: 'yes'},
  {name: 'Apple Mail, iOS', id: 'apple-mail/ios', query: 'yes', meta: 'no'},
  {name: 'Gmail, web', id: 'gmail/desktop-webmail', query: 'no', meta: 'no'},
  {name: 'Gmail, iOS', id: 'gmail/ios', query: 'no', meta: 'no'},
  {name: 'Gmail, Android', id: 'gmail/android', query: 'no', meta: 'no'},
  {
    name: 'Outlook.com',
    id: 'outlook/outlook-com',
    query: 'yes',
    meta: 'no',
    note: 'marks the elements it recolors',
  },
  {
    name: 'Outlook, iOS',
    id: 'outlook/ios',
    query: 'yes',
    meta: 'no',
    note: 'marks the elements it recolors',
  },
  {
    name: 'Outlook, Android',
    id: 'outlook/android',
    query: 'yes',
    meta: 'no',
    note: 'marks the elements it recolors',
  },
  {
    name: 'Outlook, macOS',
    id: 'outlook/macos',
    query: 'yes',
    meta: 'no',
    note: 'marks the elements it recolors',
  },
  {
    name: 'Outlook, Windows (classic)',
    id: 'outlook/windows',
    query: 'no',
    meta: 'no',
    note: 'tested up to Outlook 2019',
  },
  {name: 'Yahoo Mail, web', id: 'yahoo/desktop-webmail', query: 'no', meta: 'no'},
  {name: 'Samsung Email', id: 'samsung-email/android', query: 'yes', meta: 'no'},
  {
    name: 'Thunderbird',
    id: 'thunderbird/macos',
    query: 'no',
    meta: 'yes',
    note: 'query tested in version 91',
  },
  {name: 'Proton Mail, web', id: 'protonmail/desktop-webmail', query: 'no', meta: 'no'},
  {name: 'Fastmail, web', id: 'fastmail/desktop-webmail', query: 'yes', meta: 'no'},
  {name: 'HEY, web', id: 'hey/desktop-webmail', query: 'no', meta: 'no'},
  {name: 'GMX, iOS', id: 'gmx/ios', query: 'yes', meta: 'unknown'},
  {name: 'GMX, web', id: 'gmx/desktop-webmail', query: 'no', meta: 'no'},
];
