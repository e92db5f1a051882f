import {TrialLink} from '../../chrome';
import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn} from '../read-on';
import styles from './Questions.module.css';

const questions: readonly Question[] = [
  {
    question: 'Why are there no stars?',
    answer:
      'An average of stars hides who gave them and why. A letter says what the writer sends and where it pinches, and you can judge whether their case is yours.',
  },
  {
    question: 'Why does a review need a public original?',
    answer:
      'So that you need not believe us. You can read it where the writer put it, see whether the words are the same, and see what else they wrote.',
  },
  {
    question: 'What does the Sample mark mean?',
    answer:
      'That nobody wrote this letter. It shows the form: what a review will hold and how long it may be. It is not counted as a review anywhere, and the data for search engines leaves it out.',
  },
  {
    question: 'How do I write a review?',
    answer:
      'Publish it where everybody can read it, then send the address to support from the account you log in with. The blank letter on this page opens an email with the right headings.',
  },
];

const pages = [
  {kind: 'See for yourself', title: 'Email sending API', href: '/email-sending-api/'},
  {
    kind: 'Comparison',
    title: 'Best transactional email platform',
    href: '/articles/best-transactional-email-platform/',
  },
  {kind: 'Numbers', title: 'Pricing', href: '/pricing/'},
  {kind: 'Who we are', title: 'About', href: '/about/'},
] as const;

/** Questions, and the review that counts most: one's own. */
export function Questions() {
  return (
    <Part id="questions" title="Asked about the letters" beside>
      <Faq questions={questions} />
      <div className={styles.own}>
        <h3>The best source is you.</h3>
        <p>Seven days, your own domain, your own emails. Then you know.</p>
        <TrialLink>Try it free</TrialLink>
      </div>
      <ReadOn pages={pages} />
    </Part>
  );
}
