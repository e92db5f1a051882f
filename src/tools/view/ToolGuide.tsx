import clsx from 'clsx';
import type {ReactNode} from 'react';
import {TrialLink} from '../../chrome';
import {Prose} from '../../reading';
import {Faq, type Question} from '../../ui';
import {OtherTools, type NextPage} from './OtherTools';
import styles from './ToolGuide.module.css';

/**
 * What there is to read under a tool: an article, the pages that help next, questions. A
 * tool's guide is `memo`, as it does not follow the form.
 */
export function ToolGuide({
  aside,
  pages,
  questions,
  children,
}: {
  /** A few words in large type beside the text. */
  aside: ReactNode;
  pages: readonly NextPage[];
  questions: readonly Question[];
  /** The text: headings, paragraphs, tables, `<Example>`. */
  children: ReactNode;
}) {
  return (
    <>
      <section className={styles.guide}>
        <div className={`wrap ${styles.grid ?? ''}`}>
          <p className={styles.side} aria-hidden="true">
            {aside}
          </p>
          <Prose className="later in-blocks">{children}</Prose>
          <nav aria-labelledby="next" className={clsx('later', styles.next)}>
            <h2 id="next">More tools and guides</h2>
            <OtherTools pages={pages} />
            <p>
              The trial is free for 7 days, and your first email can be sent in under 30
              minutes.
            </p>
            <TrialLink>Try it free</TrialLink>
          </nav>
        </div>
      </section>
      <section className={clsx('later', styles.questions)} aria-labelledby="questions">
        <div className={`wrap ${styles.grid ?? ''}`}>
          <h2 id="questions" className={styles.side}>
            Questions
          </h2>
          <div className={styles.faq}>
            <Faq questions={questions} />
          </div>
        </div>
      </section>
    </>
  );
}

/** A record, a header or a command in a guide. */
export function Example({children}: {children: string}) {
  return <pre className={styles.example}>{children}</pre>;
}
