import {useState} from 'react';
import {needsApp} from '../../../shell';
import {Button} from '../../../ui';
import {SlipEnd, ToolHero, useCalmAnnouncement} from '../../view';
import {ruleWords, type CleanRuleName, type CleanStats} from '..';
import type {ListInfo, Selection} from '../work/protocol';
import {CleanerGuide} from './CleanerGuide';
import styles from './EmailListCleaner.module.css';
import {endingOf} from './files';
import {addToKept, OwnLists} from './OwnLists';
import {ReadAs} from './ReadAs';
import {Rows} from './Rows';
import {SaveRows} from './SaveRows';
import {Source} from './Source';
import {Switches} from './Switches';
import {useCleaner, type Cleaner} from './useCleaner';

const OUT: readonly CleanRuleName[] = [
  'empty',
  'syntax',
  'block',
  'disposable',
  'role',
  'duplicates',
];

/** The page of the email list cleaner. */
export function EmailListCleaner() {
  const tool = useCleaner();
  const {list, rules, stats, change} = tool;
  const {state} = list;
  const info = state.phase === 'open' ? state.info : undefined;
  return (
    <>
      <ToolHero
        title="Email list cleaner"
        lead="Take out what bounces and what stands there twice. Every rule is a switch, shows what it does to your list, and can be taken back."
        promise="Columns stay. The list stays in your tab."
      >
        <Source list={list} verb="Clean" />
      </ToolHero>
      <div className={`wrap ${styles.bench ?? ''}`}>
        <section aria-labelledby="rules-title" className={styles.rules}>
          <h2 id="rules-title">Rules</h2>
          {info && <ReadAs list={list} info={info} />}
          <Switches rules={rules} stats={stats} change={change} />
          <OwnLists rules={rules} stats={stats} change={change} />
        </section>
        {stats && (
          <a className={styles.peek} href="#slip-title">
            <b>{stats.kept.toLocaleString('en')}</b>
            <span>of {stats.rows.toLocaleString('en')} rows kept</span>
          </a>
        )}
        <div className={styles.result}>
          <Slip tool={tool} info={info} />
        </div>
      </div>
      {info && stats && <Looking tool={tool} stats={stats} />}
      <CleanerGuide />
    </>
  );
}

function announce(stats: CleanStats | undefined): string {
  return stats
    ? `${stats.kept.toLocaleString('en')} of ${stats.rows.toLocaleString('en')} rows kept, ${stats.changed.toLocaleString('en')} of them mended.`
    : '';
}

/** Before and after, always in view. */
function Slip({tool, info}: {tool: Cleaner; info: ListInfo | undefined}) {
  const {list, stats, isRunning, failure, undo} = tool;
  const said = useCalmAnnouncement(announce(stats));
  return (
    <section className={styles.slip} aria-labelledby="slip-title" aria-busy={isRunning}>
      <h2 id="slip-title">Before and after</h2>
      <table className={styles.sum}>
        <caption className="vh">The list before and after cleaning</caption>
        <thead>
          <tr>
            <th scope="col">Rows</th>
            <th scope="col">Number</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Before</th>
            <td>{stats?.rows.toLocaleString('en') ?? '–'}</td>
          </tr>
          {OUT.filter((name) => isOn(tool, name)).map((name) => (
            <tr key={name} className={styles.minus}>
              <th scope="row">{ruleWords[name].short}</th>
              <td>{stats ? `− ${stats.byRule[name].toLocaleString('en')}` : '–'}</td>
            </tr>
          ))}
          <tr className={styles.after}>
            <th scope="row">After</th>
            <td>{stats?.kept.toLocaleString('en') ?? '–'}</td>
          </tr>
          <tr>
            <th scope="row">Of these mended</th>
            <td>{stats?.changed.toLocaleString('en') ?? '–'}</td>
          </tr>
        </tbody>
      </table>
      <Strip stats={stats} />
      {!stats && (
        <p className={styles.small}>Choose a file or paste a list above to begin.</p>
      )}
      {failure && (
        <p className={styles.small} role="alert">
          {failure}
        </p>
      )}
      <p className="vh" role="status">
        {said}
      </p>
      {info && stats && (
        <SaveRows
          client={list.client}
          ending={endingOf(info)}
          files={[
            {
              label: 'Save the clean list',
              name: `${list.name}-clean`,
              selection: {of: 'kept'},
              count: stats.kept,
            },
            {
              label: 'Save what went',
              name: `${list.name}-removed`,
              selection: {of: 'removed'},
              count: stats.removed,
            },
          ]}
        />
      )}
      <div className={styles.end}>
        <Button
          kind="secondary"
          size="small"
          {...needsApp}
          aria-disabled={!undo}
          onClick={() => undo?.()}
        >
          Undo
        </Button>
        {info && <SlipEnd onReset={list.forget} />}
      </div>
    </section>
  );
}

function isOn({rules}: Cleaner, name: CleanRuleName): boolean {
  return name === 'block' ? (rules.block?.length ?? 0) > 0 : Boolean(rules[name]);
}

/** The list as a strip of paper, and what was cut off. */
function Strip({stats}: {stats: CleanStats | undefined}) {
  const share = stats && stats.rows > 0 ? stats.kept / stats.rows : 1;
  const kept = 300 * share;
  return (
    <svg
      className={styles.strip}
      viewBox="0 0 300 28"
      role="img"
      aria-label={
        stats
          ? `${Math.round(share * 100)} of 100 parts kept, ${100 - Math.round(share * 100)} cut off.`
          : 'A strip of paper, not cut yet.'
      }
    >
      <rect
        className={styles.paper}
        x="1"
        y="1"
        width={Math.max(0, kept - 2)}
        height="26"
      />
      {share < 1 && (
        <>
          <rect
            className={styles.cut}
            x={kept + 1}
            y="1"
            width={Math.max(0, 298 - kept)}
            height="26"
          />
          <path className={styles.cut} d={`M${kept + 1} 27L300 1`} />
        </>
      )}
    </svg>
  );
}

const KEPT = {mark: 'Mended by', reason: ''};
const REMOVED = {mark: 'Rule', reason: 'Why'};

/** The rows themselves: what stays, and what went and why. */
function Looking({tool, stats}: {tool: Cleaner; stats: CleanStats}) {
  const {list, version, rules, change} = tool;
  const [part, setPart] = useState<'kept' | 'removed'>('removed');
  const [rule, setRule] = useState<CleanRuleName>();
  const selection: Selection = part === 'kept' ? {of: 'kept'} : {of: 'removed', rule};
  return (
    <div className={`wrap ${styles.looking ?? ''}`}>
      <section aria-labelledby="look-title">
        <h2 id="look-title">The rows</h2>
        <div className={styles.tabs}>
          <fieldset>
            <legend className="vh">Which rows to show</legend>
            {(['removed', 'kept'] as const).map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="part"
                  value={name}
                  checked={part === name}
                  onChange={() => {
                    setPart(name);
                  }}
                />
                {name === 'kept'
                  ? `Kept (${stats.kept.toLocaleString('en')})`
                  : `Taken out (${stats.removed.toLocaleString('en')})`}
              </label>
            ))}
          </fieldset>
          {part === 'removed' && (
            <label className={styles.by}>
              By
              <select
                value={rule ?? ''}
                onChange={({target}) => {
                  setRule(OUT.find((name) => name === target.value));
                }}
              >
                <option value="">all rules</option>
                {OUT.filter((name) => isOn(tool, name)).map((name) => (
                  <option key={name} value={name}>
                    {ruleWords[name].label}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <Rows
          client={list.client}
          selection={selection}
          version={version}
          caption={part === 'kept' ? 'Rows that stay' : 'Rows that were taken out'}
          titles={part === 'kept' ? KEPT : REMOVED}
          {...(part === 'removed' && {
            act: ({address, mark}) =>
              KEEPABLE.has(mark) ? (
                <button
                  type="button"
                  className={styles.keep}
                  onClick={() => {
                    addToKept(address);
                    change({allow: [...(rules.allow ?? []), address]});
                  }}
                >
                  Keep it<span className="vh"> {address}</span>
                </button>
              ) : null,
          })}
        />
      </section>
    </div>
  );
}

/** Rules that an entry of the allow list overrides, as the table names them. */
const KEEPABLE: ReadonlySet<string> = new Set(
  (['block', 'disposable', 'role'] as const).map((name) => ruleWords[name].short),
);
