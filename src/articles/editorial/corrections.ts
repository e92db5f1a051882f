/** What was wrong in an article, and what it says now. */
export interface Correction {
  /** ISO date of the correction. */
  date: string;
  /** Path of the article. */
  path: string;
  title: string;
  text: string;
}

/** Every correction of a fact since the articles were first published, newest first. */
export const corrections: readonly Correction[] = [
  {
    date: '2026-11-24',
    path: '/articles/brevo-alternatives/',
    title: 'Brevo alternatives',
    text: 'The article said that ten products mean ten sets of permissions, and that Amazon SES has no feature with a user interface. We had checked neither, and both sentences are gone.',
  },
  {
    date: '2026-11-24',
    path: '/articles/dunning-emails/',
    title: 'Dunning emails',
    text: 'Payment companies name different days in May 2025 for Visa’s higher limit of retries. The article now names the month only.',
  },
  {
    date: '2026-11-23',
    path: '/articles/transactional-email-vs-marketing-email/',
    title: 'Transactional email vs marketing email',
    text: 'The introduction said that marketing email needs consent everywhere. That is the law in the EU, while CAN-SPAM in the United States asks for a way to opt out.',
  },
  {
    date: '2026-11-23',
    path: '/articles/email-deliverability-best-practices/',
    title: 'Email deliverability best practices',
    text: 'The article recommended two weeks of DMARC reports before a stricter policy. RFC 9989 recommends at least a month. It also listed 552 5.2.2 as a temporary failure, and it is a permanent one.',
  },
  {
    date: '2026-11-23',
    path: '/articles/dunning-emails/',
    title: 'Dunning emails',
    text: 'The table, the schedule and the code named different days for the same emails. They now agree.',
  },
  {
    date: '2026-11-23',
    path: '/articles/domain-reputation/',
    title: 'Domain reputation',
    text: 'Seven days below Gmail’s spam rate limit read like a promise of help. They are the condition for asking for it.',
  },
  {
    date: '2026-11-23',
    path: '/articles/dark-mode-in-html-email/',
    title: 'Dark mode in HTML email',
    text: 'An answer about email clients left out classic Outlook for Windows.',
  },
  {
    date: '2026-11-23',
    path: '/articles/sendgrid-alternatives/',
    title: 'SendGrid alternatives',
    text: 'Resend’s prices above 50,000 emails came from one third party, and others name different ones. The article now calls them “not known”.',
  },
  {
    date: '2026-11-22',
    path: '/articles/sendgrid-alternatives/',
    title: 'SendGrid alternatives',
    text: 'The code that converts a SendGrid request dropped cc, reply_to, send_at and attachments without a word. It now converts them or stops with an error.',
  },
];
