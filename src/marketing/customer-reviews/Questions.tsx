import {TrialLink} from '../../chrome';
import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn} from '../read-on';
import styles from './Questions.module.css';

const questions: readonly Question[] = [
  {
    question: 'Why are there no star ratings?',
    answer:
      'An average of stars hides who gave them and why. A written review tells you what the author sends and what didn’t work, so you can judge whether their case is like yours.',
  },
  {
    question: 'Why does a review need a public original?',
    answer:
      'It means that you don’t have to trust us. You can read the review where the author published it, compare the wording, and see what else they wrote.',
  },
  {
    question: 'Are reviews paid for?',
    answer:
      'No. We give no money, no discount and no extra feature for a review, and critical reviews are published like positive ones.',
  },
  {
    question: 'How do I write a review?',
    answer:
      'Publish it where everyone can read it, then send us the link from the address you log in with. The form on this page opens an email with the right questions.',
  },
];

const pages = [
  '/email-sending-api/',
  {
    kind: 'Comparison',
    title: 'Best transactional email platform',
    href: '/articles/best-transactional-email-platform/',
  },
  {kind: 'Plans', title: 'Pricing', href: '/pricing/'},
  '/about/',
] as const;

/** Questions, and the trial. */
export function Questions() {
  return (
    <Part id="questions" title="Customer reviews FAQ" beside>
      <Faq questions={questions} />
      <div className={styles.own}>
        <h3>Try it free for 7 days</h3>
        <p>Send from your own domain and judge for yourself.</p>
        <TrialLink>Try it free</TrialLink>
      </div>
      <ReadOn pages={pages} />
    </Part>
  );
}
