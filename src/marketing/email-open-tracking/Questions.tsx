import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn} from '../read-on';

const questions: readonly Question[] = [
  {
    question: 'How accurate are email open rates?',
    answer:
      'They are not accurate enough to judge a single reader. Mail apps that load images in advance count emails that no one read, and mail apps that block images hide emails that were read. Which error is larger depends on the mail apps your readers use, which you usually don’t know.',
  },
  {
    question: 'Can I turn open tracking off?',
    answer:
      'It is off by default, and you turn it on for one email at a time, so receipts and sign-in codes stay free of tracking images unless you add one yourself.',
  },
  {
    question: 'Does Apple Mail Privacy Protection block the pixel?',
    answer:
      'No. Apple Mail loads the pixel automatically in the background, whether or not the email is read. The open is counted, but it tells you nothing about the reader.',
  },
  {
    question: 'Does open tracking hurt deliverability?',
    answer:
      'We know of no mailbox provider that says so. But a tracking image adds one more remote address to the email, and some readers mind it. Leave it out of emails that have to arrive and be trusted.',
  },
  {
    question: 'Can I see where and on which device an email was opened?',
    answer:
      'No, you only get the time. As with any image, the request contains an IP address and the name of a program. But many mail apps load images through a relay, so the location would often be that of a data center.',
  },
  {
    question: 'Can I start a sequence when a contact opens an email?',
    answer:
      'We don’t recommend it, because an image that a machine loads would start the sequence, too. Let your code start and stop it based on what the contact did in your product.',
  },
];

const pages = [
  {
    kind: 'Reference',
    title: 'The field trackOpens',
    href: '/docs/api/email/#sendEmail.trackOpens',
  },
  {kind: 'How-to', title: 'Receive webhooks', href: '/docs/webhooks/'},
  '/contact-profiles/',
  {
    kind: 'Article',
    title: 'Deliverability best practices',
    href: '/articles/email-deliverability-best-practices/',
  },
  {
    kind: 'Template',
    title: 'New message notification',
    href: '/transactional-email-templates/new-message-notification/',
  },
] as const;

export function Questions() {
  return (
    <Part id="questions" title="Open tracking FAQ" beside>
      <Faq questions={questions} />
      <ReadOn title="More about tracking and events" pages={pages} />
    </Part>
  );
}
