import {useId, useState, type ReactNode} from 'react';
import {needsApp, scene} from '../../shell';
import {Columns} from '../../ui';
import {Part} from '../parts';
import {LIST_SIZE, readList, within, type List, type Loading} from './list';
import styles from './WholeList.module.css';

const SHELVES: readonly {loading: Loading; title: string; tells: string}[] = [
  {
    loading: 'always',
    title: 'Apple Mail with privacy protection',
    tells: 'Every email is recorded as opened, whether or not it is read.',
  },
  {
    loading: 'when opened',
    title: 'Apps that load images when opened',
    tells: 'An open means that the email was opened.',
  },
  {
    loading: 'never',
    title: 'Images blocked or plain text',
    tells: 'No email is recorded as opened, even if it is read.',
  },
];

const KINDS = [
  {read: true, recorded: true, label: 'Read and recorded'},
  {read: false, recorded: true, label: 'Recorded, but not read'},
  {read: true, recorded: false, label: 'Read, but not recorded'},
  {read: false, recorded: false, label: 'Neither'},
] as const;

type Kind = Pick<(typeof KINDS)[number], 'read' | 'recorded'>;

const idOf = ({read, recorded}: Kind) => `letter-${String(read)}-${String(recorded)}`;

/**
 * A letter, opened if it was read, and with the yellow pixel where its image was loaded; red
 * where the record is wrong.
 *
 * @param define the first of a kind carries the drawing, and the others refer to it
 */
function Letter({of, define = false}: {of: Kind; define?: boolean}) {
  const {read, recorded} = of;
  const edge = read || recorded ? 'var(--ink)' : 'var(--line-strong)';
  return (
    <svg className={styles.letter} viewBox="0 0 40 42" aria-hidden="true">
      {define ? (
        <g
          id={idOf(of)}
          fill={read === recorded ? 'var(--sheet)' : 'var(--red-wash)'}
          stroke={read === recorded ? edge : 'var(--red)'}
          strokeWidth="1.5"
        >
          <path
            d={
              read ? 'M1 15h38v26H1zM6 15V1h28v14M11 8h18' : 'M1 15h38v26H1zl19 15 19-15'
            }
          />
          {recorded && (
            <path fill="var(--yellow)" stroke="var(--on-yellow)" d="M15 23h10v10H15z" />
          )}
        </g>
      ) : (
        <use href={`#${idOf(of)}`} />
      )}
    </svg>
  );
}

const FIRST: List = {always: 18, never: 6, readers: 16};

const percent = (count: number) => `${(100 * count) / LIST_SIZE}%`;

/** Forty recipients whose mail apps and habits the reader sets, and what the log has of them. */
export function WholeList() {
  const [list, setList] = useState(FIRST);
  const {recipients, recorded, least, most} = readList(list);
  const sliders = [
    {name: 'always', label: 'Use Apple Mail with privacy protection', max: LIST_SIZE},
    {
      name: 'never',
      label: 'Block images or read plain text',
      max: LIST_SIZE - list.always,
    },
    {name: 'readers', label: 'Read the email', max: LIST_SIZE},
  ] as const;
  return (
    <Part
      id="list"
      title="What an open rate tells you about a whole list"
      intro={`You send a tracked email to each of ${LIST_SIZE} people. Set which mail apps they use and how many of them read it, and compare what happens with what is recorded.`}
    >
      <div className={styles.scene} {...scene}>
        <div className={styles.sliders} data-twin="none">
          <Columns split="repeat(3, minmax(0, 1fr))">
            {sliders.map(({name, label, max}) => (
              <Slider
                key={name}
                label={label}
                value={within(list[name], max)}
                max={max}
                onChange={(value) => {
                  setList({...list, [name]: value});
                }}
              />
            ))}
          </Columns>
        </div>
        <div className={styles.gauge} aria-hidden="true" data-twin="none">
          <span
            className={styles.range}
            style={{left: percent(least), right: percent(LIST_SIZE - most)}}
          />
          <Mark at={recorded}>{recorded} recorded</Mark>
          <Mark at={list.readers} below>
            {list.readers} read
          </Mark>
        </div>
        <p className={styles.verdict} role="status">
          {recorded} {recorded === 1 ? 'open is' : 'opens are'} recorded, an open rate of{' '}
          {Math.round((100 * recorded) / LIST_SIZE)} percent.{' '}
          <mark>
            {least === most
              ? 'No one here uses an app that loads images early or blocks them, so the number of opens is the number of readers.'
              : `Anything from ${least} to ${most} readers would leave the same record.`}
          </mark>
        </p>
        <ul className={styles.legend} data-twin="none">
          {KINDS.map((kind) => (
            <li key={kind.label}>
              <Letter define of={kind} /> {kind.label}
            </li>
          ))}
        </ul>
        <ul className={styles.shelves}>
          {SHELVES.map(({loading, title, tells}) => {
            const here = recipients.filter((one) => one.loading === loading);
            return (
              <li key={loading}>
                <h3>{title}</h3>
                <p>{tells}</p>
                <p className={styles.letters} aria-hidden="true" data-twin="none">
                  {here.map((one, index) => (
                    <Letter key={index} of={one} />
                  ))}
                </p>
                <p>
                  <b>{here.filter(({recorded: seen}) => seen).length}</b> recorded,{' '}
                  <b>{here.filter(({read}) => read).length}</b> read
                </p>
              </li>
            );
          })}
        </ul>
        <noscript>
          <p>The sliders need JavaScript. The numbers above are one example.</p>
        </noscript>
      </div>
    </Part>
  );
}

/** A mark on the gauge, whose label keeps within the gauge's ends. */
function Mark({at, below, children}: {at: number; below?: boolean; children: ReactNode}) {
  return (
    <span className={below ? styles.read : styles.recorded} style={{left: percent(at)}}>
      <b style={{translate: `-${percent(at)}`}}>{children}</b>
    </span>
  );
}

function Slider({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <p className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={value}
        {...needsApp}
        onChange={({target}) => {
          onChange(Number(target.value));
        }}
      />
    </p>
  );
}
