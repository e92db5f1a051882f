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
    title: 'Only send email people want',
    text: 'People wait for a sign-in code, a receipt, or a newsletter they signed up for. We don’t accept email that no one asked for.',
    kept: {label: 'Read our anti-spam policy', href: '/anti-spam-policy/'},
  },
  {
    title: 'Accepted is not delivered',
    text: (
      <>
        A <code>202</code> only means that we accepted your email. When the receiving
        server responds, you get its response word for word.
      </>
    ),
    kept: {label: 'See the events of our webhooks', href: '/docs/webhooks/'},
  },
  {
    title: 'Unsubscribing is as easy as subscribing',
    text: 'It takes one click to confirm and one click to unsubscribe, with no login in between. No one has to report spam to stop an email.',
    kept: {label: 'See how Messenger handles it', href: '/docs/api/messenger/'},
  },
  {
    title: 'Be honest about what numbers mean',
    text: 'An image that was loaded doesn’t prove that someone read the email. We record opens, and we explain when they are wrong.',
    kept: {label: 'See what an open really means', href: '/email-open-tracking/'},
  },
  {
    title: 'The text comes first',
    text: 'An email has to make sense when its images are blocked, its styles are removed and its colors are inverted, so design comes second.',
    kept: {label: 'Read about plain text emails', href: '/docs/plain-text-emails/'},
  },
  {
    title: 'Follow open standards',
    text: 'For DKIM, SPF, DMARC and one-click unsubscribe we follow the published standards and name the section, so you can check our work or move elsewhere.',
    kept: {label: 'See every rule our tools check', href: '/tools/rules/'},
  },
  {
    title: 'An address belongs to a person',
    text: 'Your contact list is personal data that people have trusted you with. It is protected by EU law, and you can delete it permanently.',
    kept: {
      label: 'See how to erase a contact',
      href: '/docs/contact-profiles-quickstart/#erase',
    },
  },
];
