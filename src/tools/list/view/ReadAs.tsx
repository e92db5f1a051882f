import {Unfold} from '../../../ui';
import {Findings} from '../../view';
import {encodings, type Encoding, type Layout} from '..';
import type {ListInfo} from '../work/protocol';
import type {OpenList} from './useList';
import styles from './ReadAs.module.css';

const LAYOUTS: readonly (readonly [Layout, string])[] = [
  [',', 'a table with commas'],
  [';', 'a table with semicolons'],
  ['\t', 'a table with tabs'],
  ['|', 'a table with vertical bars'],
  ['', 'one address per line'],
  ['text', 'running text'],
];

const ENCODINGS: Readonly<Record<Encoding | 'xlsx' | 'pasted', string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16, little endian',
  'utf-16be': 'UTF-16, big endian',
  'windows-1252': 'Windows-1252 (Western Europe)',
  'iso-8859-15': 'Latin-9 (Western Europe)',
  'windows-1250': 'Windows-1250 (Central Europe)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1254': 'Windows-1254 (Turkish)',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift JIS (Japanese)',
  gb18030: 'GB 18030 (Chinese)',
  big5: 'Big5 (Chinese)',
  'euc-kr': 'EUC-KR (Korean)',
  xlsx: 'XLSX workbook',
  pasted: 'Pasted text',
};

const LINE_ENDS = {'\r\n': 'CR LF', '\n': 'LF', '\r': 'CR'} as const;

/** What was found out about the list, in a sentence. */
function inWords({
  layout,
  encoding,
  hasHeader,
  columns,
  column,
  lineEnd,
}: ListInfo): string {
  const kind = LAYOUTS.find(([value]) => value === layout)?.[1] ?? '';
  const header =
    layout === 'text'
      ? ''
      : hasHeader
        ? ', the first row is a header'
        : ', without a header';
  const where =
    columns.length > 1 && layout !== 'text'
      ? `, addresses in “${columns[column] ?? ''}”`
      : '';
  return `Read as ${kind}${header}${where}. ${ENCODINGS[encoding]}, lines end with ${LINE_ENDS[lineEnd]}.`;
}

/** How the list was read, what there is to say of it, and how to read it in another way. */
export function ReadAs({list, info}: {list: OpenList; info: ListInfo}) {
  const {choice, reopen} = list;
  const {encoding} = info;
  return (
    <div className={styles.read}>
      <p>{inWords(info)}</p>
      <Unfold className={styles.fold} label="How the file is read">
        <div className={styles.fields}>
          <label>
            Layout
            <select
              value={info.layout}
              onChange={({target}) => {
                const {column: _, ...others} = choice;
                reopen({...others, layout: target.value as Layout});
              }}
            >
              {LAYOUTS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            Column with the addresses
            <select
              value={info.column}
              disabled={info.layout === 'text'}
              onChange={({target}) => {
                reopen({...choice, layout: info.layout, column: Number(target.value)});
              }}
            >
              {info.columns.map((name, index) => (
                // Columns may share a name.
                <option key={`${index} ${name}`} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {encoding !== 'xlsx' && encoding !== 'pasted' && (
            <label>
              Encoding
              <select
                value={encoding}
                onChange={({target}) => {
                  reopen({encoding: target.value as Encoding});
                }}
              >
                {encodings.map((name) => (
                  <option key={name} value={name}>
                    {ENCODINGS[name]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={info.hasHeader}
              disabled={info.layout === 'text'}
              onChange={({target}) => {
                reopen({...choice, layout: info.layout, header: target.checked});
              }}
            />
            The first row is a header
          </label>
        </div>
      </Unfold>
      {info.notes.length > 0 && <Findings problems={info.notes} room="list" />}
    </div>
  );
}
