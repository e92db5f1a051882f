import {Fragment} from 'react';
import {needsApp} from '../../../shell';
import {Button} from '../../../ui';
import {askedInWords, RecordSection, TextButton} from '../../view';
import {MAX_LOOKUPS} from '..';
import {hostInWords, reasonsToWait, recordOutputs, txtOf} from './outputs';
import {PunchCard} from './PunchCard';
import styles from './RecordPanel.module.css';
import type {Tally} from './tally';
import {FOCUS, type SpfGenerator} from './useSpfGenerator';

/** The record with its costly terms marked. Its text is the record, to the letter. */
function MarkedRecord({record, rows}: {record: string; rows: Tally['rows']}) {
  const [version] = record.split(' ', 1);
  return (
    <>
      {version}
      {rows.map(({text, lookup, over}, index) => (
        // Terms may be alike.
        <Fragment key={`${index} ${text}`}>
          {' '}
          {lookup === undefined ? (
            text
          ) : (
            <span className={styles.costs} data-over={over || undefined}>
              {text}
            </span>
          )}
        </Fragment>
      ))}
    </>
  );
}

/** The result, always in view: the record, where it goes, and what it costs. */
export function RecordPanel({tool}: {tool: SpfGenerator}) {
  const {composed, count, domain, state} = tool;
  const marked = <MarkedRecord record={composed.record} rows={count.rows} />;
  const strings = composed.strings.length;
  return (
    <RecordSection
      reasons={reasonsToWait(composed.obstacles, state.domain, domain)}
      shown={marked}
      outputs={recordOutputs(composed, domain, state.existing).map((output) =>
        output.id === 'value' ? {...output, shown: marked} : output,
      )}
      name={hostInWords(domain)}
      length={`${composed.length} characters${strings > 1 ? `, ${strings} strings` : ''}`}
      record={{txt: txtOf(composed, domain), domain, label: 'spf'}}
      announcement={tool.announcement}
      onReset={tool.reset}
      link={tool.link}
    >
      <div className={styles.budget}>
        <PunchCard count={count} />
        <Counting tool={tool} />
      </div>
    </RecordSection>
  );
}

function Counting({tool}: {tool: SpfGenerator}) {
  const {count, counting, servers} = tool;
  const who = askedInWords(servers) || 'the resolver you name';
  if (count.used === 0) {
    return <p className="small quiet">No term of this record needs a lookup.</p>;
  }
  return (
    <div className={styles.counting} data-scripted>
      <Button
        id={FOCUS.count}
        kind="secondary"
        size="small"
        {...needsApp}
        onClick={tool.startCount}
      >
        Count all lookups
      </Button>
      <p className="small quiet">
        {count.exact
          ? `All lookups are counted, the count follows your changes, and the button queries ${who} again.`
          : `${count.uncounted === 1 ? 'One include is' : `${count.uncounted} includes are`} not looked into yet. The button queries ${who}, which sees the names in the record.`}
      </p>
      <div>
        <p role="status">
          {counting.phase === 'asking' &&
            `Querying ${servers[0]?.name ?? 'the resolver'} …`}
          {counting.phase === 'cancelled' && 'Canceled.'}
          {counting.phase === 'failed' &&
            `There was no response. ${counting.why} Try again.`}
          {counting.phase === 'done' &&
            tool.isFresh &&
            `Counted: ${counting.answer.budget.lookups} of ${MAX_LOOKUPS} lookups${counting.answer.budget.complete ? '' : ', but there was no response for a part of it'}.`}
        </p>
        {counting.phase === 'asking' && (
          <TextButton onClick={tool.cancelCount}>Cancel</TextButton>
        )}
      </div>
    </div>
  );
}
