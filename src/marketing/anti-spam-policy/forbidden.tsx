import type {ReactNode} from 'react';

/** Something this post office does not carry. */
export interface Forbidden {
  title: string;
  text: string;
  /** Drawn in lines in a box of 48 by 48. */
  sign: ReactNode;
}

export const forbidden: readonly Forbidden[] = [
  {
    title: 'Lists that were bought',
    text: 'Or rented, swapped, taken over with a company, or found on a stick. Nobody on them agreed to hear from you.',
    sign: (
      <path d="M9 10h20v28H9zm4 6h12M13 21h12M13 26h7m8 12a8 8 0 1 0 0-.1m5.500-4v8m3-6.500h-6" />
    ),
  },
  {
    title: 'Addresses that were gathered',
    text: 'Picked off websites, directories and social networks, or guessed from names. That an address is public is no invitation.',
    sign: <path d="M10 8v14a14 14 0 0 0 28 0v-4m-5 5 5-6 5 6M10 8l-4 5m4-5 4 5" />,
  },
  {
    title: 'Cold mail to strangers',
    text: 'First contact by machine, to one company or to thousands, also when it is written to look personal.',
    sign: (
      <path d="M24 5v38M7.500 14.500l33 19m0-19-33 19M24 12l-4-4m4 4 4-4M24 36l-4 4m4-4 4 4" />
    ),
  },
  {
    title: 'False names',
    text: 'Phishing, forged senders, domains that look like somebody else’s, subjects that say “Re:” where nothing was asked.',
    sign: (
      <path d="M6 16c12-5 24-5 36 0 0 14-5 20-12 20-4 0-4-5-6-5s-2 5-6 5c-7 0-12-6-12-20zm7 7c2-3 6-3 8 0m6 0c2-3 6-3 8 0" />
    ),
  },
  {
    title: 'Traps',
    text: 'Malware, attachments that run, and links that lead elsewhere than they say.',
    sign: (
      <path d="M24 18a9 9 0 0 1 9 9v6a9 9 0 0 1-18 0v-6a9 9 0 0 1 9-9zm0 0v24M18 12l3 6m9-6-3 6M6 24h9m18 0h9M7 38l8-3m26 3-8-3" />
    ),
  },
  {
    title: 'Doors without a handle',
    text: 'News without a way to leave, or one behind a login, a survey or a wait. One click has to be enough.',
    sign: <path d="M12 6h24v36H12zm0 36H6m36 0h-6M18 12h12v10H18z" />,
  },
  {
    title: 'Campaigns cut in pieces',
    text: 'One mailing spread over accounts, domains or days so that no limit notices it.',
    sign: (
      <path d="M6 14h14v10H6zm22 0h14v10H28zM17 30h14v10H17zM6 14l7 6 7-6m8 0 7 6 7-6M17 30l7 6 7-6" />
    ),
  },
  {
    title: 'What the law forbids anyway',
    text: 'Fraud, threats, stolen goods, hate, pictures of abuse. We report it where we must.',
    sign: <path d="M24 6v34m-9 2h18M10 14h28M10 14 4 28h12zm28 0-6 14h12z" />,
  },
];
