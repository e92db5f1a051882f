import {useEffect, useRef, useState} from 'react';
import {needsApp} from '../../../shell';
import {Button, Actions, Table} from '../../../ui';
import {
  builtGuide,
  Peek,
  ResultBoundary,
  ResultFoot,
  ToolHero,
  useCalmAnnouncement,
  Band,
  Bench,
  Panel,
  ResultPart,
  SelectField,
  TextButton,
  Tick,
} from '../../view';
import {
  ruleWords,
  type CleanRuleName,
  type CleanRules,
  type CleanStats,
  type TypoChoice,
} from '..';
import type {ListInfo, RowView, Selection} from '../work/protocol';
import styles from './EmailListCleaner.module.css';
import {endingOf} from './files';
import {addToKept, OwnLists} from './OwnLists';
import {ReadAs} from './ReadAs';
import {Rows} from './Rows';
import {SaveRows} from './SaveRows';
import {Source} from './Source';
import {Switches} from './Switches';
import {useCleaner, type Cleaner} from './useCleaner';
import {useFocusOnArrival} from './useFocusOnArrival';

const CleanerGuide = builtGuide(
  async () => (await import('./CleanerGuide')).CleanerGuide,
);

/** Id of the heading of what came of the list. */
const COUNTS = 'counts-title';

const OUT: readonly CleanRuleName[] = [
  'empty',
  'syntax',
  'block',
  'typos',
  'disposable',
  'role',
  'duplicates',
];

/** The page of the email list cleaner. */
export function EmailListCleaner() {
  const tool = useCleaner();
  const {list, rules, stats, change} = tool;
  const {info} = list;
  useFocusOnArrival(list, COUNTS);
  return (
    <>
      <ToolHero
        title="Email list cleaner"
        lead="Remove duplicates and addresses that would bounce, with rules that show what they do to your list and can be turned off."
        promise="All columns are kept, and the list stays in your tab."
      >
        <Source list={list} verb="Clean" />
      </ToolHero>
      <Bench split="minmax(0, 1fr) minmax(0, 27rem)">
        <ResultPart id="rules-title" level={2} title="Rules" className={styles.rules}>
          {info && <ReadAs list={list} info={info} />}
          <Switches rules={rules} stats={stats} change={change} />
          <OwnLists rules={rules} stats={stats} change={change} />
        </ResultPart>
        {stats && (
          <Peek href={`#${COUNTS}`}>
            <b>{stats.kept.toLocaleString('en')}</b>
            <span>of {stats.rows.toLocaleString('en')} rows kept</span>
          </Peek>
        )}
        <div>
          <ResultBoundary of={stats}>
            <Counts tool={tool} info={info} />
          </ResultBoundary>
        </div>
      </Bench>
      <ResultBoundary of={stats}>
        {info && stats && <Looking tool={tool} stats={stats} />}
      </ResultBoundary>
      <CleanerGuide />
    </>
  );
}

function announce(stats: CleanStats | undefined): string {
  return stats
    ? `${stats.kept.toLocaleString('en')} of ${stats.rows.toLocaleString('en')} rows kept, ${stats.changed.toLocaleString('en')} of them corrected.${
        stats.held > 0
          ? ` ${stats.held.toLocaleString('en')} held back as likely typos.`
          : ''
      }`
    : '';
}

/** Before and after, always in view. */
function Counts({tool, info}: {tool: Cleaner; info: ListInfo | undefined}) {
  const {list, stats, isRunning, failure, undo} = tool;
  const said = useCalmAnnouncement(announce(stats));
  return (
    <Panel heading={COUNTS} title="Before and after" isBusy={isRunning}>
      <Table figures className={styles.sum}>
        <caption className="vh">The list before and after cleaning</caption>
        <thead className="vh">
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
              <td>
                {stats ? `− ${takenOut(tool, stats, name).toLocaleString('en')}` : '–'}
              </td>
            </tr>
          ))}
          {(tool.rules.typos === 'hold' || (stats?.held ?? 0) > 0) && (
            <tr className={styles.minus}>
              <th scope="row">Held back: likely typos</th>
              <td>{stats ? `− ${stats.held.toLocaleString('en')}` : '–'}</td>
            </tr>
          )}
          <tr className={styles.after}>
            <th scope="row">After</th>
            <td>{stats?.kept.toLocaleString('en') ?? '–'}</td>
          </tr>
          <tr>
            <th scope="row">Of these corrected</th>
            <td>{stats?.changed.toLocaleString('en') ?? '–'}</td>
          </tr>
        </tbody>
      </Table>
      <Strip stats={stats} />
      {!stats && <p className="quiet">Choose a file or paste a list above to begin.</p>}
      {failure && (
        <p className="quiet" role="alert">
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
            ...(stats.held > 0
              ? [
                  {
                    label: 'Save the held rows',
                    name: `${list.name}-held`,
                    selection: {of: 'held'} as const,
                    count: stats.held,
                  },
                ]
              : []),
            {
              label: 'Save the removed rows',
              name: `${list.name}-removed`,
              selection: {of: 'removed'},
              count: stats.removed,
            },
          ]}
        />
      )}
      <div className={styles.end} data-scripted>
        <Button
          kind="secondary"
          size="small"
          {...needsApp}
          aria-disabled={!undo}
          onClick={() => undo?.()}
        >
          Undo
        </Button>
        {info && <ResultFoot onReset={list.forget} />}
      </div>
    </Panel>
  );
}

/** True for a rule that takes rows out. */
function isOn({rules, stats}: Cleaner, name: CleanRuleName): boolean {
  if (name === 'typos') {
    return (
      rules.typos === 'remove' || (stats !== undefined && typosOut(rules, stats) > 0)
    );
  }
  return name === 'block' ? (rules.block?.length ?? 0) > 0 : Boolean(rules[name]);
}

/** Typos that were taken out, all or one by one: what the other rules leave of the sum. */
function typosOut(rules: CleanRules, stats: CleanStats): number {
  return OUT.filter(
    (name) =>
      name !== 'typos' &&
      (name === 'block' ? (rules.block?.length ?? 0) > 0 : rules[name]),
  ).reduce((rest, name) => rest - stats.byRule[name], stats.removed);
}

function takenOut({rules}: Cleaner, stats: CleanStats, name: CleanRuleName): number {
  return name === 'typos' ? typosOut(rules, stats) : stats.byRule[name];
}

/** The list as a strip of paper, and what was cut off. */
function Strip({stats}: {stats: CleanStats | undefined}) {
  const share = (count: number) => (stats && stats.rows > 0 ? count / stats.rows : 0);
  const percent = (count: number) => Math.round(share(count) * 100);
  const kept = stats && stats.rows > 0 ? 300 * share(stats.kept) : 300;
  const held = kept + 300 * share(stats?.held ?? 0);
  return (
    <svg
      className={styles.strip}
      viewBox="0 0 300 28"
      role="img"
      aria-label={
        stats
          ? `${percent(stats.kept)} percent of the rows kept, ${percent(stats.held)} percent held back, ${percent(stats.removed)} percent removed.`
          : 'A strip of paper, not cut yet.'
      }
    >
      <rect fill="var(--yellow)" x="1" y="1" width={Math.max(0, kept - 2)} height="26" />
      {held > kept && (
        <rect
          fill="var(--tray)"
          x={kept + 1}
          y="1"
          width={Math.max(0, held - kept - 2)}
          height="26"
        />
      )}
      {held < 300 && (
        <g fill="none" stroke="var(--line-strong)" strokeDasharray="4 3">
          <rect x={held + 1} y="1" width={Math.max(0, 298 - held)} height="26" />
          <path d={`M${held + 1} 27L300 1`} />
        </g>
      )}
    </svg>
  );
}

const PARTS = ['held', 'removed', 'kept'] as const;
type Part = (typeof PARTS)[number];

const LABELS: Readonly<Record<Part, string>> = {
  held: 'Check first',
  removed: 'Removed',
  kept: 'Kept',
};
const CAPTIONS: Readonly<Record<Part, string>> = {
  held: 'Rows held back as likely typos',
  removed: 'Removed rows',
  kept: 'Rows that stay',
};
const TITLES: Readonly<Record<Part, {mark: string; reason: string}>> = {
  held: {mark: 'Probably meant', reason: 'Why'},
  removed: {mark: 'Rule', reason: 'Why'},
  kept: {mark: 'Corrected by', reason: ''},
};

/** The rows themselves: what waits for a decision, what went and why, and what stays. */
function Looking({tool, stats}: {tool: Cleaner; stats: CleanStats}) {
  const {list, version, rules, change} = tool;
  const [chosen, setPart] = useState<Part>();
  const [rule, setRule] = useState<CleanRuleName>();
  const tabs = useRef<HTMLFieldSetElement>(null);
  // Typos come first, until the visitor looks at something else.
  const part = chosen ?? (stats.held > 0 ? 'held' : 'removed');
  const selection: Selection = part === 'removed' ? {of: part, rule} : {of: part};

  // The buttons of the last typo go with its row, and the keyboard's place with them.
  const hasDecided = useRef(false);
  useEffect(() => {
    if (hasDecided.current && stats.held === 0) {
      tabs.current?.querySelector<HTMLElement>('input:checked')?.focus();
    }
    hasDecided.current = false;
  }, [stats]);

  /** The tab stays, also when nothing is left in it. */
  function decide(rest: Partial<CleanRules>) {
    setPart('held');
    hasDecided.current = true;
    change(rest);
  }

  function act(row: RowView) {
    if (part === 'held') {
      return (
        <TypoButtons
          address={row.address}
          onChoose={(choice) => {
            decide({
              typoChoices: new Map([...(rules.typoChoices ?? []), [row.address, choice]]),
            });
          }}
        />
      );
    }
    return part === 'removed' && row.rules?.some((name) => KEEPABLE.has(name)) ? (
      <TextButton
        className={styles.act}
        onClick={() => {
          addToKept(row.address);
          change({allow: [...(rules.allow ?? []), row.address]});
        }}
      >
        Keep it<span className="vh"> {row.address}</span>
      </TextButton>
    ) : null;
  }

  return (
    <Band isPrinted={false}>
      <ResultPart id="look-title" level={2} title="The rows">
        <div className={styles.tabs}>
          <fieldset ref={tabs}>
            <legend className="vh">Which rows to show</legend>
            {PARTS.map((name) => (
              <Tick
                key={name}
                type="radio"
                name="part"
                value={name}
                checked={part === name}
                onChange={() => {
                  setPart(name);
                }}
              >
                {`${LABELS[name]} (${stats[name].toLocaleString('en')})`}
              </Tick>
            ))}
          </fieldset>
          {part === 'removed' && (
            <SelectField
              inline
              label="By"
              value={rule ?? ''}
              options={[
                ['', 'all rules'],
                ...OUT.filter((name) => isOn(tool, name)).map(
                  (name) => [name, ruleWords[name].label] as const,
                ),
              ]}
              onChange={({target}) => {
                setRule(OUT.find((name) => name === target.value));
              }}
            />
          )}
        </div>
        {part === 'held' && (
          <HeldRows
            count={stats.held}
            onChooseAll={(typos) => {
              decide({typos});
            }}
          />
        )}
        <Rows
          client={list.client}
          selection={selection}
          version={version}
          caption={CAPTIONS[part]}
          titles={TITLES[part]}
          act={act}
          isTall={part === 'held'}
        />
      </ResultPart>
    </Band>
  );
}

/** What to do with one likely typo. */
function TypoButtons({
  address,
  onChoose,
}: {
  address: string;
  onChoose: (choice: TypoChoice) => void;
}) {
  const choices = [
    ['mend', 'Correct'],
    ['keep', 'Keep'],
    ['remove', 'Remove'],
  ] as const;
  return (
    <span className={styles.act}>
      {choices.map(([choice, label]) => (
        <TextButton
          key={choice}
          onClick={() => {
            onChoose(choice);
          }}
        >
          {label}
          <span className="vh"> {address}</span>
        </TextButton>
      ))}
    </span>
  );
}

/** Why rows are held back, and what to do with all of them. */
function HeldRows({
  count,
  onChooseAll,
}: {
  count: number;
  onChooseAll: (typos: boolean | 'remove') => void;
}) {
  if (count === 0) {
    return <p>No likely typo is waiting for your decision.</p>;
  }
  const choices = [
    [true, 'Correct all'],
    [false, 'Keep all as typed'],
    ['remove', 'Remove all'],
  ] as const;
  return (
    <>
      <p className="quiet">
        The domain of each of these addresses looks like a typo. Until you decide, they
        are neither in the clean list nor among the removed rows. A corrected address can
        belong to someone else, so send a confirmation before anything personal.
      </p>
      <Actions>
        {choices.map(([typos, label]) => (
          <Button
            key={label}
            kind="secondary"
            size="small"
            onClick={() => {
              onChooseAll(typos);
            }}
          >
            {label}
          </Button>
        ))}
      </Actions>
    </>
  );
}

/** Rules that an entry of the allow list overrides. */
const KEEPABLE: ReadonlySet<CleanRuleName> = new Set([
  'block',
  'typos',
  'disposable',
  'role',
]);
