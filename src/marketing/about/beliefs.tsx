import type {ReactNode} from 'react';

export interface Belief {
  title: string;
  text: ReactNode;
  /** Where it can be seen that we keep it. */
  kept: {label: string; href: string};
}

/** What we believe about mail. Each can be checked somewhere on this site. */
export const beliefs: readonly Belief[] = [
  {
    title: 'Somebody has to be waiting for it.',
    text: 'A code, a receipt, an answer, a newsletter that was asked for. Mail nobody waits for is litter, and we do not carry it.',
    kept: {label: 'The anti-spam policy', href: '/anti-spam-policy/'},
  },
  {
    title: 'Accepted is not delivered.',
    text: (
      <>
        A <code>202</code> says that we took your email, nothing more. What the other
        server said comes later, and you get its own words.
      </>
    ),
    kept: {label: 'Webhooks, with the reply in them', href: '/docs/webhooks/'},
  },
  {
    title: 'The door out is as wide as the door in.',
    text: 'One click to confirm, one click to leave, no login in between. A reader who can leave has no need of the spam button.',
    kept: {label: 'Sending a message to a group', href: '/docs/api/messenger/'},
  },
  {
    title: 'A number says what it cannot know.',
    text: 'A picture that loaded is not a person who read. We count opens, and say where the count goes wrong.',
    kept: {label: 'What open tracking sees', href: '/email-open-tracking/'},
  },
  {
    title: 'Text comes first.',
    text: 'An email has to make sense with its pictures blocked, its styles stripped and its colours turned over. Decoration comes after.',
    kept: {label: 'Plain-text emails', href: '/docs/plain-text-emails/'},
  },
  {
    title: 'Standards belong to everybody.',
    text: 'DKIM, SPF, DMARC, one-click leaving: we follow the published rules and name the paragraph, so you can check us, or move on.',
    kept: {label: 'Every rule the tools check', href: '/tools/rules/'},
  },
  {
    title: 'Addresses are people.',
    text: 'Your contact list is personal data that others lent to you. It stays under the rules of the EU, and it can be deleted for good.',
    kept: {label: 'The privacy policy', href: '/legal/privacy-policy/'},
  },
];
