import {Rows} from '../../../ui';
import {focusSoon} from '../../view';
import type {ListRow} from '..';
import styles from './DomainList.module.css';
import {toneOf} from './toneOf';
import {FOCUS} from './useDomainChecker';

/** The domains that were checked, in the order in which they were done. */
export function ListRows({rows}: {rows: readonly ListRow[]}) {
  return (
    <Rows as="ol" className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.domain} row={row} />
      ))}
    </Rows>
  );
}

function Row({row: {domain, report, failure}}: {row: ListRow}) {
  const {grade, exists, findings = []} = report ?? {};
  const count = (wanted: string) =>
    findings.filter(({severity}) => severity === wanted).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const [first] = findings;
  const isGrave = first && /error|warning/.test(first.severity);
  return (
    <li data-tone={report ? toneOf(report) : 'none'}>
      <span className={styles.grade}>
        <span className="vh">Grade </span>
        {grade?.grade ?? '–'}
      </span>
      <div>
        <p>
          {/* Fills the form in the head, which can be far above. */}
          <a
            href={`#${new URLSearchParams({domain}).toString()}`}
            onClick={() => {
              focusSoon(FOCUS.domain);
            }}
          >
            {domain}
          </a>{' '}
          <span className="small quiet">
            {report && exists && `${errors} ${errors === 1 ? 'error' : 'errors'}, `}
            {report && exists && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`}
          </span>
        </p>
        <p className="small quiet">
          {failure ?? (isGrave ? first.message : 'No errors and no warnings.')}
        </p>
      </div>
    </li>
  );
}
