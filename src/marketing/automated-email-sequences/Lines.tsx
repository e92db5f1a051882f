import Link from '@docusaurus/Link';
import {Footnote, Part} from '../parts';
import styles from './Lines.module.css';

interface Line {
  /** What it is for. */
  title: string;
  question: string;
  cases: readonly string[];
  /** Where to read on. */
  link: {label: string; href: string};
}

const lines: readonly Line[] = [
  {
    title: 'A sequence',
    question: 'Use it for several emails that follow something one person did.',
    cases: [
      'The first days of a trial',
      'Tips after a plan change',
      'A course in five lessons',
    ],
    link: {label: 'Set up a sequence', href: '/docs/setup-onboarding-sequence/'},
  },
  {
    title: 'One scheduled email',
    question:
      'Use it for a single email at a time you know, which must arrive even after an unsubscribe.',
    cases: [
      'The yearly plan renews next week',
      'The card expires this month',
      'A reminder on the day before a booking',
    ],
    link: {label: 'Schedule an email', href: '/docs/scheduled-email-delivery/'},
  },
  {
    title: 'A Messenger message',
    question: 'Use it for news that many people get on the same day.',
    cases: ['A new release', 'A monthly newsletter', 'Office hours for larger teams'],
    link: {label: 'Messenger', href: '/targeted-email-messages/'},
  },
];

/** Which of three lines to take, as a signpost at the platform. */
export function Lines() {
  return (
    <Part
      id="lines"
      on="night"
      title="Is a sequence the right tool?"
      intro="Some emails look like a step of a sequence but are better sent another way. Ask whose schedule they follow, and whether people who unsubscribed still have to get them."
    >
      <ul className={styles.posts}>
        {lines.map(({title, question, cases, link: {label, href}}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{question}</p>
            <Link to={href}>{label}</Link>
            <ul>
              {cases.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Footnote>
        An email about a declined card must also reach people who unsubscribed, so send it
        as a single email first, and see{' '}
        <Link to="/articles/dunning-emails/">Dunning emails</Link> for the whole series.
      </Footnote>
    </Part>
  );
}
