import {ResultPart} from '../../../view';
import {CopyButton} from '../../../../reading';
import {MAX_LOOKUPS} from '../..';
import {networkText} from '../../networks';
import type {LookupPlan, PlannedRecord, PlanStep, PlanStepKind} from '../../plan';
import type {ChangeProof, ProofRow} from '../../proof';
import styles from './Advice.module.css';
import {plural} from './counts';

/** Networks of one kind that are listed; the number of the others is given. */
const MOST_LISTED = 40;

/** What the suggested record does to each sender, group by group. */
export function Proof({proof}: {proof: ChangeProof}) {
  const {rows, unchecked, lookups} = proof;
  const groups = byChange(rows);
  return (
    <ResultPart id="proof" title="What changes for each sender">
      <p>{inShort(proof)}</p>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group
            key={`${group[0]?.before ?? ''} ${group[0]?.after ?? ''}`}
            rows={group}
          />
        ))}
      </ul>
      <p className="small quiet">
        We ran the check of RFC 7208 on every network that either record names, with the
        records in DNS and with the new one. The new record needs{' '}
        {plural(lookups.after, 'lookup', 'lookups')}, and today’s needs {lookups.before}.
        {unchecked > 0 &&
          ` ${plural(unchecked, 'more network was', 'more networks were')} not checked; both records name ${unchecked === 1 ? 'it' : 'them'}.`}
      </p>
    </ResultPart>
  );
}

function byChange(rows: readonly ProofRow[]): ProofRow[][] {
  const groups = new Map<string, ProofRow[]>();
  for (const row of rows) {
    const key = `${row.before} ${row.after}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function inShort({rows}: ChangeProof): string {
  const named = rows.filter(({network}) => network);
  const lost = named.filter(({before, after}) => before === 'pass' && after !== 'pass');
  const won = named.filter(({before, after}) => before !== 'pass' && after === 'pass');
  return [
    lost.length === 0
      ? 'Every network that is named and passes today still passes.'
      : `${plural(lost.length, 'network passes', 'networks pass')} today and would not pass any more.`,
    ...(won.length > 0
      ? [`${plural(won.length, 'network passes', 'networks pass')} that did not before.`]
      : []),
  ].join(' ');
}

function Group({rows}: {rows: readonly ProofRow[]}) {
  const [first] = rows;
  if (!first) {
    return null;
  }
  const {before, after} = first;
  const names = rows.map(({network}) =>
    network ? networkText(network) : 'every other address',
  );
  const more = names.length - MOST_LISTED;
  return (
    <li data-change={before === after ? 'none' : after === 'pass' ? 'pass' : 'fail'}>
      <b>{before === after ? `${after}, as today` : `${before} today, then ${after}`}</b>{' '}
      <span>
        {names.slice(0, MOST_LISTED).join(', ')}
        {more > 0 && ` and ${more} more`}
      </span>
    </li>
  );
}

const TITLES: Readonly<Record<PlanStepKind, string>> = {
  tidy: 'Remove what costs lookups and adds no sender',
  servers: 'Name your own servers by address',
  split: 'Let services send from subdomains',
  flatten: 'Write the addresses of services into the record',
};

/** How the record gets back to ten lookups, step by step. */
export function Plan({plan: {lookups, steps}}: {plan: LookupPlan}) {
  const isChoice = steps.at(-1)?.kind === 'flatten' && steps.at(-2)?.kind === 'split';
  return (
    <ResultPart
      id="plan"
      title={`How to get from ${lookups} lookups to ${MAX_LOOKUPS} or fewer`}
    >
      {steps.length === 0 ? (
        <p>
          The lookups are in records that you include and can’t change. Ask those services
          for a shorter record, or stop using one of them.
        </p>
      ) : (
        <>
          <p>
            Each step was counted and checked against your current DNS records.
            {isChoice &&
              ' The last two are alternatives: choose the subdomains if your services allow it, because that needs no upkeep.'}
          </p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <Step key={step.kind} step={step} />
            ))}
          </ol>
        </>
      )}
    </ResultPart>
  );
}

function Step({
  step: {kind, records, changes, risks, named, pass, unchecked},
}: {
  step: PlanStep;
}) {
  const [own] = records;
  return (
    <li>
      <h4>{TITLES[kind]}</h4>
      <ul>
        {changes.map((change, index) => (
          <li key={index}>{change}</li>
        ))}
      </ul>
      {records.map((one) => (
        <Planned key={one.name} planned={one} />
      ))}
      <p className="small quiet">
        {pass === named ? `All ${named}` : `${pass} of ${named}`} networks that your
        record names today pass after this step.
        {unchecked > 0 && ` ${plural(unchecked, 'more was', 'more were')} not checked.`}
        {(own?.lookups ?? 0) > MAX_LOOKUPS && ' It is not enough on its own.'}
      </p>
      {risks.map((risk, index) => (
        <p key={index}>
          <b>Keep in mind:</b> {risk}
        </p>
      ))}
    </li>
  );
}

function Planned({planned: {name, record, lookups}}: {planned: PlannedRecord}) {
  return (
    <figure className={styles.planned}>
      <figcaption>
        <span>
          TXT at <b>{name}</b>: {lookups} of {MAX_LOOKUPS} lookups, {record.length}{' '}
          characters
        </span>
        <CopyButton what={`record for ${name}`} text={() => record} />
      </figcaption>
      <code>{record}</code>
    </figure>
  );
}
