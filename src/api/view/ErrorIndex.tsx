import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {InlineText} from '../../reading';
import type {ProblemView} from '../viewData';
import entries from './Entries.module.css';
import styles from './ErrorIndex.module.css';
import {Limits} from './Limits';
import {OperationLinks} from './OperationLinks';

/** Up to this many calls are named in the line, more are folded. */
const IN_LINE = 3;

function Calls({operations, everywhere}: Pick<ProblemView, 'operations' | 'everywhere'>) {
  if (everywhere) {
    return <p className={styles.calls}>Any request can return this error.</p>;
  }
  const links = <OperationLinks operations={operations} />;
  return operations.length <= IN_LINE ? (
    <p className={styles.calls}>Calls: {links}</p>
  ) : (
    <details className={styles.calls}>
      <summary>{operations.length} calls</summary>
      <p>{links}</p>
    </details>
  );
}

function Problem({problem}: {problem: ProblemView}) {
  const {code, cause, cure, limits, operations, everywhere} = problem;
  useBrokenLinks().collectAnchor(code);
  return (
    <li id={code}>
      <p>
        <a className={entries.name} href={`#${code}`}>
          <code>{code}</code>
        </a>
      </p>
      <div>
        <p>
          <InlineText text={cause} />{' '}
          {limits.length > 0 && (
            <>
              Your limit: <Limits limits={limits} />.
            </>
          )}
        </p>
        <p>
          <InlineText text={cure} />
        </p>
        <Calls operations={operations} everywhere={everywhere} />
      </div>
    </li>
  );
}

/**
 * Every problem of the API below its status: why it comes, what ends it, which calls
 * answer with it. `<ErrorIndex />` in MDX, where `remarkApi` adds the data.
 */
export function ErrorIndex({data}: {data: readonly ProblemView[]}) {
  const titles = [...new Set(data.map(({title}) => title))];
  return titles.map((title) => (
    <section key={title} className={styles.status}>
      <h3>{title}</h3>
      <ul className={clsx(entries.entries, styles.list)}>
        {data
          .filter((problem) => problem.title === title)
          .map((problem) => (
            <Problem key={problem.code} problem={problem} />
          ))}
      </ul>
    </section>
  ));
}
