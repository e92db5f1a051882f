import type {Topic} from '../content/plain';

interface TopicText {
  title: string;
  description: string;
  /** What the page says below its heading. */
  lead: string;
}

/** What the page of each topic says of its articles. */
export const TOPIC_TEXTS: Readonly<Record<Topic, TopicText>> = {
  Authentication: {
    title: 'Articles about email authentication',
    description:
      'SPF, DKIM and DMARC explained with real records and real headers: what each one proves, how to publish it, and how to find out why it fails.',
    lead: 'SPF, DKIM and DMARC tell mailbox providers that an email is really from you. These articles show the records, the headers and the mistakes that make each of them fail.',
  },
  Deliverability: {
    title: 'Articles about email deliverability',
    description:
      'What decides whether an email reaches the inbox: the rules of Gmail, Yahoo and Microsoft, domain reputation, complaints and bounces, with sources.',
    lead: 'What mailbox providers ask of senders, what a reputation is made of, and what you can do when emails land in spam.',
  },
  Alternatives: {
    title: 'Email services compared',
    description:
      'Transactional email services compared by price, limits and what moving takes, with the date on which every figure was read and code for the move.',
    lead: 'What the well-known email services cost at your volume, what they do well, and what it takes to move. Every price carries the date on which we read it.',
  },
  Basics: {
    title: 'Articles about the basics of email',
    description:
      'What a transactional email is, how an email API works, and how both differ from marketing email, for people who build software.',
    lead: 'Start here if email is new to you: what the terms mean, how the parts work together, and which of them you need.',
  },
  Design: {
    title: 'Articles about email design',
    description:
      'How to write and lay out emails that people can read in every client: dark mode, clear wording and HTML that Outlook and Gmail both display.',
    lead: 'How to make emails that people can read wherever they open them, and that get them to do what the email asks.',
  },
  AI: {
    title: 'Articles about AI agents and email',
    description:
      'What MCP is, and how an AI agent can send email with it: what works today, what to allow, and where a person has to confirm.',
    lead: 'What happens when software that writes also sends: how agents use email, and what you should allow them to do.',
  },
};
