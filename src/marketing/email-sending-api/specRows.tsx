import type {ReactNode} from 'react';

/** One property of the API, as a line of the sheet. */
interface SpecRow {
  title: string;
  /** Where the reference has it. */
  href: string;
  /** As it stands in the request. */
  call: string;
  text: ReactNode;
}

/** What an engineer asks about an email API, answered from `src/api/openapi.yaml`. */
export const specRows: readonly SpecRow[] = [
  {
    title: 'Idempotency keys',
    href: '/docs/api/email/#sendEmail.Idempotency-Key',
    call: 'Idempotency-Key: export-2041',
    text: (
      <>
        Same key and same body: nothing is sent, you get the first answer again. Same key
        and another body: <code>422 idempotency_conflict</code>.
      </>
    ),
  },
  {
    title: 'Test keys',
    href: '/docs/email-sending-quickstart/#key',
    call: 'Bearer pw_test_…',
    text: (
      <>
        The same checks and the same answers, but nothing leaves. The sender’s domain need
        not be verified.
      </>
    ),
  },
  {
    title: 'Scheduled delivery',
    href: '/docs/api/email/#sendEmail.scheduledAt',
    call: '"scheduledAt": "2027-01-15T08:00:00+01:00"',
    text: (
      <>
        A time with its offset from UTC. Until then the status is <code>scheduled</code>.
      </>
    ),
  },
  {
    title: 'Change the time',
    href: '/docs/api/email/#updateEmail',
    call: 'PATCH /v1/emails/{id}',
    text: <>Gives a scheduled email another time. Everything else about it stays.</>,
  },
  {
    title: 'Cancel',
    href: '/docs/api/email/#cancelEmail',
    call: 'POST /v1/emails/{id}/cancel',
    text: (
      <>
        For good, as long as it is <code>scheduled</code>. Twice does no harm. Too late is{' '}
        <code>409 not_cancelable</code>.
      </>
    ),
  },
  {
    title: 'Batch',
    href: '/docs/api/email/#sendBatch',
    call: 'POST /v1/emails/batch',
    text: (
      <>
        Many different emails in one request. All are accepted or none is, and{' '}
        <code>errors</code> says which one is wrong.
      </>
    ),
  },
  {
    title: 'Several recipients',
    href: '/docs/api/email/#sendEmail.to',
    call: '"to", "cc", "bcc", "replyTo"',
    text: (
      <>
        A list in <code>to</code> is one email, and everybody sees all addresses. To write
        to each alone, send a batch.
      </>
    ),
  },
  {
    title: 'Attachments',
    href: '/docs/api/email/#sendEmail.attachments',
    call: '"attachments": [{"filename", "content"}]',
    text: (
      <>
        Bytes in Base64. With a <code>contentId</code> the picture sits inside the HTML.
      </>
    ),
  },
  {
    title: 'Open tracking',
    href: '/docs/api/email/#sendEmail.trackOpens',
    call: '"trackOpens": true',
    text: (
      <>
        Off until you set it. <code>openedAt</code> says when the email was first opened.
      </>
    ),
  },
  {
    title: 'Finding it again',
    href: '/docs/api/email/#listEmails',
    call: 'GET /v1/emails?tag=export&status=bounced',
    text: (
      <>
        By <code>tags</code>, status or recipient, newest first, page by page.{' '}
        <code>metadata</code> keeps your own notes and is not sent.
      </>
    ),
  },
  {
    title: 'Errors',
    href: '/docs/api/email/#errors',
    call: 'application/problem+json',
    text: (
      <>
        Problem details (RFC 9457). <code>code</code> is for your program and never
        changes; <code>detail</code> is for people.
      </>
    ),
  },
  {
    title: 'Rate limit',
    href: '/docs/api/email/#sendEmail.errors',
    call: '429 rate_limited',
    text: (
      <>
        <code>Retry-After</code> says how many seconds to wait.
      </>
    ),
  },
];
