import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn} from '../read-on';
import styles from './Questions.module.css';

const questions: readonly Question[] = [
  {
    question: 'How accurate are email open rates?',
    answer:
      'Not accurate enough to judge a single reader. Programs that fetch pictures ahead count emails nobody read, and programs that block pictures hide emails somebody did. Which error is larger depends on what your readers use, and you do not know that.',
  },
  {
    question: 'Does Apple Mail Privacy Protection block the pixel?',
    answer:
      'No. It fetches the pixel by itself, in the background, whether or not the email is read. So the open is counted, but it tells you about Apple’s software and not about the reader.',
  },
  {
    question: 'Does tracking hurt deliverability?',
    answer:
      'We know of no mailbox provider that says so. What a picture adds is one more address in the email, and a reader who may mind. If an email must arrive and be trusted, it is one thing less to explain.',
  },
  {
    question: 'Can I see who opened, where and on which device?',
    answer:
      'You get a time, and nothing else. As with any picture, the request brings our server a network address and the name of a program. Behind a relay the address is not the reader’s, and a guess about a place would be a guess about a data centre.',
  },
  {
    question: 'Can I start a sequence when somebody opens an email?',
    answer:
      'Better not. A picture fetched by a machine would start it as well. Let your code start and stop it by what a contact did in your product.',
  },
];

const pages = [
  {
    kind: 'Reference',
    title: 'trackOpens, field by field',
    href: '/docs/api/email/#sendEmail.trackOpens',
  },
  {kind: 'How-to', title: 'Receive webhooks', href: '/docs/webhooks/'},
  {kind: 'Feature', title: 'Contact profiles', href: '/contact-profiles/'},
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
    <Part id="questions" title="Asked about opens" beside>
      <Faq questions={questions} />
      <h3 className={styles.further}>Further</h3>
      <ReadOn pages={pages} />
    </Part>
  );
}
