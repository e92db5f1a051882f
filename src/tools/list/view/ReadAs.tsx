import {Unfold} from '../../../ui';
import {Findings, Fields, SelectField, Tick} from '../../view';
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
      <Unfold label="How the file is read">
        <Fields least="15rem" className={styles.fields}>
          <SelectField
            label="Layout"
            value={info.layout}
            options={LAYOUTS}
            onChange={({target}) => {
              const {column: _, ...others} = choice;
              reopen({...others, layout: target.value as Layout});
            }}
          />
          <SelectField
            label="Column with the addresses"
            value={info.column}
            disabled={info.layout === 'text'}
            options={info.columns.map((name, index) => [index, name])}
            onChange={({target}) => {
              reopen({...choice, layout: info.layout, column: Number(target.value)});
            }}
          />
          {encoding !== 'xlsx' && encoding !== 'pasted' && (
            <SelectField
              label="Encoding"
              value={encoding}
              options={encodings.map((name) => [name, ENCODINGS[name]])}
              onChange={({target}) => {
                reopen({encoding: target.value as Encoding});
              }}
            />
          )}
          <Tick
            type="checkbox"
            checked={info.hasHeader}
            disabled={info.layout === 'text'}
            onChange={({target}) => {
              reopen({...choice, layout: info.layout, header: target.checked});
            }}
          >
            The first row is a header
          </Tick>
        </Fields>
      </Unfold>
      {info.notes.length > 0 && <Findings problems={info.notes} room="list" />}
    </div>
  );
}
