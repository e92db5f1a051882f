import {formatShortDate} from '../../../reading';

/** A mail program that was tested more than once with `@media (prefers-color-scheme)`. */
export interface Retest {
  name: string;
  /** Where the data has it: `family/platform`. */
  id: string;
  /** The month of each test (`2022-12`) or the version tested, and whether it passed; oldest first. */
  tests: readonly (readonly [when: string, passed: boolean])[];
}

/** The tests in caniemail's data, word for word; a test compares the two. */
export const retests: readonly Retest[] = [
  {
    name: 'Apple Mail, macOS',
    id: 'apple-mail/macos',
    tests: [
      ['10.3', false],
      ['12.4', true],
      ['16.0', true],
    ],
  },
  {
    name: 'Apple Mail, iOS',
    id: 'apple-mail/ios',
    tests: [
      ['12.2', false],
      ['13.0', true],
      ['16.1', true],
    ],
  },
  {
    name: 'Gmail, web',
    id: 'gmail/desktop-webmail',
    tests: [
      ['2020-01', false],
      ['2022-12', false],
    ],
  },
  {
    name: 'Gmail, iOS',
    id: 'gmail/ios',
    tests: [
      ['2020-01', false],
      ['2022-12', false],
    ],
  },
  {
    name: 'Gmail, Android',
    id: 'gmail/android',
    tests: [
      ['2020-01', false],
      ['2022-12', false],
    ],
  },
  {
    name: 'Outlook.com',
    id: 'outlook/outlook-com',
    tests: [
      ['2019-07', true],
      ['2022-12', true],
    ],
  },
  {
    name: 'Outlook, Android',
    id: 'outlook/android',
    tests: [
      ['2020-01', false],
      ['2022-12', false],
      ['2023-03', true],
    ],
  },
  {
    name: 'Samsung Email',
    id: 'samsung-email/android',
    tests: [
      ['6.0', false],
      ['6.1', true],
    ],
  },
  {
    name: 'Thunderbird',
    id: 'thunderbird/macos',
    tests: [
      ['60.8', false],
      ['68.4', true],
      ['78.5', false],
      ['91.13', false],
    ],
  },
  {
    name: 'Yahoo Mail, web',
    id: 'yahoo/desktop-webmail',
    tests: [
      ['2020-01', false],
      ['2022-12', false],
    ],
  },
  {
    name: 'Proton Mail, web',
    id: 'protonmail/desktop-webmail',
    tests: [
      ['2020-03', false],
      ['2022-12', false],
    ],
  },
  {
    name: 'HEY, web',
    id: 'hey/desktop-webmail',
    tests: [
      ['2020-06', true],
      ['2022-12', false],
    ],
  },
  {
    name: 'Fastmail, web',
    id: 'fastmail/desktop-webmail',
    tests: [
      ['2021-07', false],
      ['2022-12', true],
    ],
  },
  {
    name: 'Orange, Android',
    id: 'orange/android',
    tests: [
      ['2020-01', false],
      ['2022-12', false],
      ['2024-04', true],
    ],
  },
  {
    name: 'SFR, web',
    id: 'sfr/desktop-webmail',
    tests: [
      ['2019-08', true],
      ['2022-12', true],
      ['2025-07', false],
    ],
  },
  {
    name: 'La Poste, web',
    id: 'laposte/desktop-webmail',
    tests: [
      ['2021-08', true],
      ['2022-12', true],
      ['2025-07', false],
    ],
  },
];

/** `Dec 2022`, or `version 91.13`. */
export function whenInWords(when: string): string {
  return /^\d{4}-\d\d$/.test(when)
    ? formatShortDate(`${when}-01`).slice('1 '.length)
    : `version ${when}`;
}

/** Whether some test found something else than the one before it. */
export function hasChanged({tests}: Retest): boolean {
  return tests.some(([, passed], index) => index > 0 && passed !== tests[index - 1]?.[1]);
}
