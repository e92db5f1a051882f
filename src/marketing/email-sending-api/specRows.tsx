import type {ReactNode} from 'react';
import {brand} from '../../site';

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
    title: 'Test keys',
    href: '/docs/email-sending-quickstart/#key',
    call: `Bearer ${brand.keyPrefix}_test_…`,
    text: (
      <>
        You get the same checks and the same responses, but nothing is sent, so the
        sender’s domain doesn’t have to be verified.
      </>
    ),
  },
  {
    title: 'Scheduled delivery',
    href: '/docs/api/email/#sendEmail.scheduledAt',
    call: '"scheduledAt": "…T08:00:00+01:00"',
    text: (
      <>
        Give a time with its offset from UTC. Until then, the status is{' '}
        <code>scheduled</code>.
      </>
    ),
  },
  {
    title: 'Change the time',
    href: '/docs/api/email/#updateEmail',
    call: 'PATCH /v1/emails/{id}',
    text: (
      <>Moves a scheduled email to another time and leaves everything else as it was.</>
    ),
  },
  {
    title: 'Cancel',
    href: '/docs/api/email/#cancelEmail',
    call: 'POST /v1/emails/{id}/cancel',
    text: (
      <>
        You can cancel an email as long as it is <code>scheduled</code>, and repeating the
        request does no harm. Once it is queued, you get <code>409 not_cancelable</code>.
      </>
    ),
  },
  {
    title: 'Batch',
    href: '/docs/api/email/#sendBatch',
    call: 'POST /v1/emails/batch',
    text: (
      <>
        Send many different emails in one request, which is accepted or rejected as a
        whole, with <code>errors</code> to tell you which email is invalid.
      </>
    ),
  },
  {
    title: 'Several recipients',
    href: '/docs/api/email/#sendEmail.to',
    call: '"to", "cc", "bcc", "replyTo"',
    text: (
      <>
        A list in <code>to</code> is one email in which all recipients see all addresses.
        To write to each one separately, send a batch.
      </>
    ),
  },
  {
    title: 'Attachments',
    href: '/docs/api/email/#sendEmail.attachments',
    call: '"attachments": [{"filename", "content"}]',
    text: (
      <>
        Send the bytes in Base64, and add a <code>contentId</code> to show an image inside
        the HTML.
      </>
    ),
  },
  {
    title: 'Open tracking',
    href: '/docs/api/email/#sendEmail.trackOpens',
    call: '"trackOpens": true',
    text: (
      <>
        Tracking is off until you set it, and then <code>openedAt</code> tells you when
        the email was first opened.
      </>
    ),
  },
  {
    title: 'Search',
    href: '/docs/api/email/#listEmails',
    call: 'GET /v1/emails?tag=export&status=bounced',
    text: (
      <>
        List emails by <code>tags</code>, status or recipient, newest first.{' '}
        <code>metadata</code> stores your own notes and is not sent.
      </>
    ),
  },
];
