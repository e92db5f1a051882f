import Link from '@docusaurus/Link';
import {Columns} from '../../../../ui';
import type {WatchedAnswer} from '../../../dns';
import type {Problem} from '../../../kit';
import {
  AnswerFacts,
  CompareResolvers,
  CopyOut,
  Findings,
  ResultPart,
  type Tone,
  Verdict,
} from '../../../view';
import {keyReport, keyTagInWords, type DkimKey, type KeyInspection} from '../..';
import {KeyDrawing} from '../KeyDrawing';
import {TagTable} from '../TagTable';
import {recordOutputs} from './outputs';
import styles from './Result.module.css';
import {FOCUS} from './useDkimChecker';

interface Judgement {
  tone: Tone;
  stamp: string;
  title: string;
}

/** The key in one sentence. */
export function judgeKey(key: DkimKey): Judgement {
  if (!key.valid) {
    const fault = key.problems.find(({severity}) => severity === 'error');
    const stamp =
      fault?.code === 'short-rsa'
        ? `${key.bits ?? 0} bits`
        : fault?.code === 'private-key'
          ? 'Leaked'
          : 'Broken';
    return {
      tone: 'bad',
      stamp,
      title: `Receivers cannot use this key. ${fault?.message ?? ''}`.trim(),
    };
  }
  if (key.revoked) {
    return {tone: 'unsure', stamp: 'Revoked', title: 'This key is revoked.'};
  }
  if (key.testing) {
    return {
      tone: 'unsure',
      stamp: 'Testing',
      title: 'The key is valid but in test mode, so it has no effect yet.',
    };
  }
  if (key.keyType === 'ed25519') {
    return {
      tone: 'good',
      stamp: 'Ed25519',
      title: 'The key is valid, but you should add an RSA key as well.',
    };
  }
  const bits = key.bits ?? 0;
  return bits < 2048
    ? {
        tone: 'unsure',
        stamp: `${bits} bits`,
        title: 'The key works, but it is shorter than it should be.',
      }
    : {tone: 'good', stamp: `${bits} bits`, title: 'The key is published and in order.'};
}

function judgeInspection({name, rcode, records, problems}: KeyInspection): Judgement {
  const [first] = records;
  if (first) {
    return judgeKey(first.key);
  }
  return problems.some(({code}) => code === 'no-dns-answer')
    ? {tone: 'bad', stamp: rcode, title: `There is no usable response for ${name}.`}
    : {tone: 'bad', stamp: 'No key', title: `There is no key at ${name}.`};
}

/** The records at a selector's name are keys, whatever their tags (RFC 6376, 3.6.2.2). */
const isAnyRecord = () => true;

/** What was found at a selector. */
export function KeyResult({
  inspection,
  seen,
}: {
  inspection: KeyInspection;
  seen: readonly WatchedAnswer[];
}) {
  const {name, records, problems} = inspection;
  const [answer] = seen;
  return (
    <>
      <Verdict id={FOCUS.verdict} {...judgeInspection(inspection)} />
      {records.length === 0 && (
        <KeyDrawing publicKey="" bits={2048} label={name} state="missing" />
      )}
      {records.map(({text, key, ttl}, index) => (
        // Two records may be alike.
        <KeyParts
          key={`${index} ${text}`}
          text={text}
          record={key}
          name={name}
          ttl={ttl}
          problems={index === 0 ? [...problems, ...key.problems] : key.problems}
          title={records.length > 1 ? `Record ${index + 1}` : undefined}
        />
      ))}
      {records.length === 0 && (
        <ResultPart title="Findings">
          <Findings problems={problems} room="dkim" />
          <p className="quiet">
            If you have no key yet, the{' '}
            <Link to="/tools/dkim-generator/">DKIM generator</Link> creates one in your
            browser.
          </p>
        </ResultPart>
      )}
      {answer && <AnswerFacts answer={answer} />}
      <CompareResolvers name={name} isRecord={isAnyRecord} />
    </>
  );
}

/** A record that was pasted: nobody was asked. */
export function RecordResult({text, record}: {text: string; record: DkimKey}) {
  return (
    <>
      <Verdict id={FOCUS.verdict} {...judgeKey(record)}>
        <p>This is the record as you pasted it, without a DNS query.</p>
      </Verdict>
      <KeyParts text={text} record={record} problems={record.problems} />
    </>
  );
}

function KeyParts({
  text,
  record,
  name,
  ttl,
  problems,
  title,
}: {
  text: string;
  record: DkimKey;
  name?: string;
  ttl?: number;
  problems: readonly Problem[];
  title?: string | undefined;
}) {
  const isUsable = record.valid && !record.revoked;
  return (
    <>
      {title && <h3>{title}</h3>}
      <Columns split="5fr 4fr">
        <div className={styles.part}>
          <KeyDrawing
            publicKey={record.tags['p'] ?? ''}
            bits={record.bits ?? 2048}
            label={name ?? 'pasted record'}
            state={isUsable ? 'good' : record.revoked ? 'missing' : 'broken'}
          />
          <TagTable
            caption="Tags of the record"
            tags={record.list}
            inWords={(tag) => keyTagInWords(tag, record)}
          />
        </div>
        <ResultPart title="Findings">
          <Findings problems={problems} room="dkim" />
        </ResultPart>
      </Columns>
      <CopyOut
        legend="Format of the record"
        outputs={recordOutputs({
          ...(name && {name}),
          text,
          ...(ttl !== undefined && {ttl}),
          report: keyReport(name, problems),
        })}
      />
    </>
  );
}
