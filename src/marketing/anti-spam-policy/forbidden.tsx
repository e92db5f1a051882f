import type {ReactNode} from 'react';

/** Something that must not be sent. */
export interface Forbidden {
  title: string;
  text: string;
  /** Drawn in lines in a box of 48 by 48. */
  sign: ReactNode;
}

export const forbidden: readonly Forbidden[] = [
  {
    title: 'Bought lists',
    text: 'The same goes for lists that were rented, swapped or taken over with a company, because no one on them agreed to hear from you.',
    sign: (
      <path d="M9 10h20v28H9zm4 6h12M13 21h12M13 26h7m8 12a8 8 0 1 0 0-.1m5.500-4v8m3-6.500h-6" />
    ),
  },
  {
    title: 'Scraped addresses',
    text: 'You can’t collect addresses from websites, directories and social networks, or guess them from names, because a public address is not consent.',
    sign: <path d="M10 8v14a14 14 0 0 0 28 0v-4m-5 5 5-6 5 6M10 8l-4 5m4-5 4 5" />,
  },
  {
    title: 'Cold email',
    text: 'You can’t send automated emails to people who have never heard from you, whether at one company or at thousands, even if they are written to look personal.',
    sign: (
      <path d="M24 5v38M7.500 14.500l33 19m0-19-33 19M24 12l-4-4m4 4 4-4M24 36l-4 4m4-4 4 4" />
    ),
  },
  {
    title: 'Phishing and forged senders',
    text: 'This includes domains that look like those of someone else, and subjects with “Re:” that reply to nothing.',
    sign: (
      <path d="M6 16c12-5 24-5 36 0 0 14-5 20-12 20-4 0-4-5-6-5s-2 5-6 5c-7 0-12-6-12-20zm7 7c2-3 6-3 8 0m6 0c2-3 6-3 8 0" />
    ),
  },
  {
    title: 'Malware and misleading links',
    text: 'This includes attachments that run programs, and links that don’t lead where they say.',
    sign: (
      <path d="M24 18a9 9 0 0 1 9 9v6a9 9 0 0 1-18 0v-6a9 9 0 0 1 9-9zm0 0v24M18 12l3 6m9-6-3 6M6 24h9m18 0h9M7 38l8-3m26 3-8-3" />
    ),
  },
  {
    title: 'News without an unsubscribe link',
    text: 'One click has to be enough to unsubscribe, without a login, a survey or a waiting period.',
    sign: <path d="M12 6h24v36H12zm0 36H6m36 0h-6M18 12h12v10H18z" />,
  },
  {
    title: 'Campaigns split to avoid limits',
    text: 'You can’t spread one mailing over accounts, domains or days to stay below our limits.',
    sign: (
      <path d="M6 14h14v10H6zm22 0h14v10H28zM17 30h14v10H17zM6 14l7 6 7-6m8 0 7 6 7-6M17 30l7 6 7-6" />
    ),
  },
  {
    title: 'Illegal content',
    text: 'This includes fraud, threats, stolen goods, hate speech and images of abuse, which we report where the law requires it.',
    sign: <path d="M24 6v34m-9 2h18M10 14h28M10 14 4 28h12zm28 0-6 14h12z" />,
  },
];
