import {useId, type ReactNode} from 'react';
import {Tick} from '../../view';
import {needsApp} from '../../../shell';
import {ruleWords, type CleanRuleName, type CleanRules, type CleanStats} from '..';
import styles from './Switches.module.css';

type SwitchName = Exclude<CleanRuleName, 'block'>;

/** The switches in the order in which the rules go over a row. */
const GROUPS: readonly {title: string; names: readonly SwitchName[]}[] = [
  {title: 'Correct', names: ['trim', 'domainCase']},
  {title: 'Check first', names: ['typos']},
  {title: 'Remove', names: ['empty', 'syntax', 'disposable', 'role']},
  {title: 'One row for each mailbox', names: ['duplicates', 'gmailDots', 'plusTags']},
  {title: 'Order', names: ['sort']},
];

/** What a rule does to the rows it counts; for typos there is a choice. */
const DOES: Readonly<Record<Exclude<CleanRuleName, 'typos'>, string>> = {
  trim: 'corrected',
  domainCase: 'corrected',
  empty: 'removed',
  syntax: 'removed',
  disposable: 'removed',
  role: 'removed',
  block: 'removed',
  duplicates: 'removed',
  gmailDots: 'with dots',
  plusTags: 'with tags',
  sort: 'moved',
};

function doesTo(name: CleanRuleName, {typos, typoChoices}: CleanRules): string {
  if (name !== 'typos') {
    return DOES[name];
  }
  if (typos && typoChoices?.size) {
    return 'found';
  }
  return typos === true ? 'corrected' : typos === 'remove' ? 'removed' : 'held back';
}

function Count({
  name,
  stats,
  rules,
  isOn,
}: {
  name: CleanRuleName;
  stats: CleanStats | undefined;
  rules: CleanRules;
  isOn: boolean;
}) {
  const count = stats?.byRule[name];
  const does = doesTo(name, rules);
  return (
    <span className={styles.count} data-idle={!isOn || count === 0 || undefined}>
      {count === undefined ? (
        '–'
      ) : (
        <>
          <b>{count.toLocaleString('en')}</b>{' '}
          {isOn || does.includes('with') ? does : `would be ${does}`}
        </>
      )}
    </span>
  );
}

function Switch({
  name,
  rules,
  onChange,
  stats,
  children,
}: {
  name: SwitchName;
  rules: CleanRules;
  onChange: (isOn: boolean) => void;
  stats: CleanStats | undefined;
  /** Further choices, while it is on. */
  children?: ReactNode;
}) {
  const id = useId();
  const {label, says} = ruleWords[name];
  const isOn = Boolean(rules[name]);
  return (
    <li className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says so itself
        role="switch"
        aria-describedby={`${id}-says`}
        {...needsApp}
        checked={isOn}
        onChange={({target}) => {
          onChange(target.checked);
        }}
      />
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <Count name={name} stats={stats} rules={rules} isOn={isOn} />
      <p id={`${id}-says`}>{says}</p>
      {isOn && <div>{children}</div>}
    </li>
  );
}

function Choice<Value extends string>({
  legend,
  value,
  options,
  onChange,
}: {
  legend: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="vh">{legend}</legend>
      {options.map(([option, label]) => (
        <Tick
          key={option}
          type="radio"
          name={name}
          value={option}
          checked={value === option}
          onChange={() => {
            onChange(option);
          }}
        >
          {label}
        </Tick>
      ))}
    </fieldset>
  );
}

const COMPARE = [
  ['compare', 'only to find duplicates'],
  ['rewrite', 'remove them from the address'],
] as const;

/** The workbench: a switch for each rule, with what it does to this list. */
export function Switches({
  rules,
  stats,
  change,
}: {
  rules: CleanRules;
  stats: CleanStats | undefined;
  change: (rules: Partial<CleanRules>) => void;
}) {
  function more(name: SwitchName): ReactNode {
    if (name === 'duplicates') {
      return (
        <>
          <Choice
            legend="Which row stays"
            value={rules.duplicates === 'last' ? 'last' : 'first'}
            options={[
              ['first', 'keep the first row'],
              ['last', 'keep the last row'],
            ]}
            onChange={(duplicates) => {
              change({duplicates});
            }}
          />
          <Tick
            type="checkbox"
            checked={rules.exactCase ?? false}
            onChange={({target}) => {
              change({exactCase: target.checked});
            }}
          >
            Ann@ and ann@ are different people
          </Tick>
        </>
      );
    }
    if (name === 'typos') {
      return (
        <Choice
          legend="What to do with likely typos"
          value={
            rules.typos === true ? 'mend' : rules.typos === 'remove' ? 'remove' : 'hold'
          }
          options={[
            ['hold', 'hold them back until you decide'],
            ['mend', 'correct them'],
            ['remove', 'remove them'],
          ]}
          onChange={(value) => {
            change({typos: value === 'mend' ? true : value});
          }}
        />
      );
    }
    if (name === 'gmailDots' || name === 'plusTags') {
      return (
        <Choice
          legend={`What to do with ${ruleWords[name].label.toLowerCase()}`}
          value={rules[name] === true ? 'rewrite' : 'compare'}
          options={COMPARE}
          onChange={(value) => {
            change({[name]: value === 'rewrite' ? true : 'compare'});
          }}
        />
      );
    }
    return undefined;
  }

  function set(name: SwitchName, isOn: boolean) {
    const value =
      name === 'duplicates'
        ? 'first'
        : name === 'typos'
          ? 'hold'
          : name === 'gmailDots' || name === 'plusTags'
            ? 'compare'
            : true;
    change({
      [name]: isOn ? value : false,
      // Off means all of them as they were typed, also those decided one by one.
      ...(name === 'typos' && {typoChoices: new Map()}),
    });
  }

  return (
    <div className={styles.groups}>
      {GROUPS.map(({title, names}) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          <ul className={styles.list}>
            {names.map((name) => (
              <Switch
                key={name}
                name={name}
                rules={rules}
                stats={stats}
                onChange={(isOn) => {
                  set(name, isOn);
                }}
              >
                {more(name)}
              </Switch>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}
