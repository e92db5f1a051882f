import Link from '@docusaurus/Link';
import {Part} from '../parts';
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
    question: 'Several emails, each so long after something this person did.',
    cases: [
      'First days of a trial',
      'What to try after a plan change',
      'A course in five lessons',
    ],
    link: {label: 'Build one with the guide', href: '/docs/setup-onboarding-sequence/'},
  },
  {
    title: 'One scheduled email',
    question: 'A single email at a time you know, whatever the newsletter status is.',
    cases: [
      'The trial ends tomorrow',
      'The card runs out this month',
      'A booking, the day before',
    ],
    link: {label: 'Schedule an email', href: '/docs/scheduled-email-delivery/'},
  },
  {
    title: 'A message',
    question: 'The same day for many people.',
    cases: ['A release', 'The monthly letter', 'Office hours, for teams of five'],
    link: {label: 'Messenger', href: '/targeted-email-messages/'},
  },
];

/** Which of three lines to take, as a signpost at the platform. */
export function Lines() {
  return (
    <Part
      id="lines"
      on="night"
      title="Is it your line?"
      intro="Some emails look like a step of a sequence and travel better another way. The question is whose calendar they follow, and whether a person who left the newsletter has to get them."
    >
      <ul className={styles.posts}>
        {lines.map(({title, question, cases, link: {label, href}}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{question}</p>
            <ul className={styles.cases}>
              {cases.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            <Link to={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        A declined card belongs to the second line at first: it must reach people who
        unsubscribed, too. <Link to="/articles/dunning-emails/">Dunning emails</Link>{' '}
        shows the whole chain.
      </p>
    </Part>
  );
}
