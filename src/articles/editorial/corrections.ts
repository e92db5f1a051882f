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
    date: '2026-11-28',
    path: '/articles/sendgrid-alternatives/',
    title: 'SendGrid alternatives',
    text: 'This article and three others said that SendGrid keeps its log for 3 or 7 days. That is true of the Activity Feed, but its Email Logs go back 30 days on every plan. It also said that missing authentication would follow you to any other provider, although some, like us, reject such a domain, and that our sequences stop automatically when a customer cancels. Your code has to stop them.',
  },
  {
    date: '2026-11-28',
    path: '/articles/amazon-ses-alternatives/',
    title: 'Amazon SES alternatives',
    text: 'The article counted a searchable log among the things that SES lacks, although Virtual Deliverability Manager shows the events of a message. The command that exports suppressions also hid the token for the next page.',
  },
  {
    date: '2026-11-28',
    path: '/articles/mailgun-alternatives/',
    title: 'Mailgun alternatives',
    text: 'The article compared Mailgun’s recipients per request with Postmark’s recipients per message. It said that Mailgun’s regions have separate keys, which are global, and its steps left out the people who had complained.',
  },
  {
    date: '2026-11-28',
    path: '/articles/postmark-alternatives/',
    title: 'Postmark alternatives',
    text: 'The limit of 50 recipients was a reason to leave. It applies to a single message, and Postmark takes 500 messages in a batch. The introduction recommended our product for data in the EU, although we do not say where it is stored.',
  },
  {
    date: '2026-11-28',
    path: '/articles/mandrill-alternatives/',
    title: 'Mandrill alternatives',
    text: 'The example zone lacked the SPF record of our return path, and the table listed email.complained as the event for unsubscribes as well.',
  },
  {
    date: '2026-11-28',
    path: '/articles/brevo-alternatives/',
    title: 'Brevo alternatives',
    text: 'The script saved people who had complained only as unsubscribed, so single emails would still have been sent to them. It also said that no other provider in our comparisons keeps its log longer, and we had compared only three.',
  },
  {
    date: '2026-11-28',
    path: '/articles/best-transactional-email-platform/',
    title: 'Best transactional email platform',
    text: 'The article said that our templates work with all nine platforms, but Loops takes no HTML in a request. The table ruled out SendGrid because its newsletters are a separate product, and let Mandrill pass. Both are ruled out now. Mailgun’s log counted as 30 days, which only the Scale plan has.',
  },
  {
    date: '2026-11-28',
    path: '/articles/email-deliverability-best-practices/',
    title: 'Email deliverability best practices',
    text: 'The article counted every response that begins with 5 as a hard bounce, so a refusal for failed authentication would have suppressed valid addresses. Its plan moved all email to new subdomains in one day.',
  },
  {
    date: '2026-11-28',
    path: '/articles/transactional-email-vs-marketing-email/',
    title: 'Transactional email vs marketing email',
    text: 'The rule for a team counted notices that are owed to every customer, such as new terms, as marketing. The example zone had no MX record for replies to the newsletter, and the legal basis ignored people who are not a party to the contract.',
  },
  {
    date: '2026-11-28',
    path: '/articles/what-is-transactional-email/',
    title: 'What is transactional email?',
    text: 'The three questions counted notices that are owed to every customer as marketing.',
  },
  {
    date: '2026-11-28',
    path: '/articles/dunning-emails/',
    title: 'Dunning emails',
    text: 'The article did not say that Stripe chooses its own retry dates by default, and it recommended a link that signs the customer in, although such emails are forwarded and opened by scanners.',
  },
  {
    date: '2026-11-28',
    path: '/articles/what-is-dkim/',
    title: 'What is DKIM?',
    text: 'The article called ordinary forwarding a replay attack.',
  },
  {
    date: '2026-11-28',
    path: '/articles/what-is-dkim-selector/',
    title: 'What is a DKIM selector?',
    text: 'The article told readers to look for the selector in their own copy of a sent message, which has no signature.',
  },
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
