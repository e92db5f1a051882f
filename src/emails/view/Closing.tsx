import Link from '@docusaurus/Link';
import {TrialLink} from '../../chrome';
import {Columns, Faq, Rows, type Question} from '../../ui';
import type {EmailTemplate} from '../types';
import styles from './Closing.module.css';

/** The end of a page: questions, where to read on, and the trial. */
export function Closing({
  title,
  questions,
  related,
}: {
  title: string;
  questions: readonly Question[];
  related: EmailTemplate['related'];
}) {
  return (
    <Columns split="minmax(0, 1fr) 22rem" className="wrap">
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Faq questions={questions} />
      </div>
      <nav aria-labelledby="related">
        <h2 id="related" className={styles.title}>
          Read next
        </h2>
        <Rows className={styles.related}>
          {related.map(({label, href, hint}) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
              <p>{hint}</p>
            </li>
          ))}
        </Rows>
        <p className={styles.trial}>
          The trial is free for 7 days, and you can start sending in under 30 minutes.
        </p>
        <TrialLink>Try it free</TrialLink>
      </nav>
    </Columns>
  );
}
