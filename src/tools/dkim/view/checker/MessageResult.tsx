import {Unfold} from '../../../../ui';
import type {WatchedAnswer} from '../../../dns';
import {
  AnswerFacts,
  CopyOut,
  Findings,
  ResultPart,
  type Tone,
  Verdict,
} from '../../../view';
import {
  keyTagInWords,
  messageReport,
  signatureTagInWords,
  type DkimResult,
  type VerifiedMessage,
  type VerifiedSignature,
} from '../..';
import {TagTable} from '../TagTable';
import styles from './Result.module.css';
import {Seal, type SealState} from './Seal';
import {FOCUS} from './useDkimChecker';

const TONES: Readonly<Record<DkimResult, Tone>> = {
  pass: 'good',
  fail: 'bad',
  neutral: 'unsure',
  permerror: 'bad',
  temperror: 'unsure',
};

const STAMPS: Readonly<Record<DkimResult, string>> = {
  pass: 'Pass',
  fail: 'Fail',
  neutral: 'Not checked',
  permerror: 'Not valid',
  temperror: 'No response',
};

function inOneSentence({signatures}: VerifiedMessage): {
  tone: Tone;
  stamp: string;
  title: string;
} {
  const [first] = signatures;
  const passed = signatures.filter(({result}) => result === 'pass');
  if (!first) {
    return {
      tone: 'bad',
      stamp: 'Not signed',
      title: 'The text you entered has no DKIM-Signature.',
    };
  }
  if (passed.length === 0) {
    const {result, reason} = first;
    return {tone: TONES[result], stamp: STAMPS[result], title: reason.message};
  }
  return {
    tone: 'good',
    stamp: signatures.length === 1 ? 'Pass' : `${passed.length} of ${signatures.length}`,
    title:
      signatures.length === 1
        ? `The message is unchanged since ${first.signature.domain} signed it.`
        : passed.length === signatures.length
          ? `All ${passed.length} signatures are valid.`
          : `${passed.length} of ${signatures.length} signatures ${passed.length === 1 ? 'is' : 'are'} valid.`,
  };
}

/** The signatures of a message, each as a sealed letter's receipt. */
export function MessageResult({
  verified,
  seen,
}: {
  verified: VerifiedMessage;
  seen: readonly WatchedAnswer[];
}) {
  const {signatures, problems} = verified;
  return (
    <>
      <Verdict id={FOCUS.verdict} {...inOneSentence(verified)} />
      {problems.length > 0 && (
        <ResultPart title="The message">
          <Findings problems={problems} room="dkim" />
        </ResultPart>
      )}
      {signatures.map((one, index) => (
        // Two signatures may be alike.
        <Receipt
          key={`${index} ${one.signature.domain}`}
          verified={one}
          number={signatures.length > 1 ? index + 1 : undefined}
          hasBody={verified.hasBody}
          answer={seen.find(({name}) => name === one.signature.keyName)}
        />
      ))}
      {signatures.length > 0 && (
        <CopyOut
          legend="Format of the result"
          outputs={[
            {
              id: 'report',
              label: 'Report',
              what: 'The result in plain text, without any part of the message.',
              text: messageReport(verified),
              file: 'dkim-report.txt',
            },
          ]}
        />
      )}
    </>
  );
}

function sealOf(matches: boolean | undefined): SealState {
  return matches === undefined ? 'missing' : matches ? 'whole' : 'broken';
}

function Receipt({
  verified,
  number,
  hasBody,
  answer,
}: {
  verified: VerifiedSignature;
  number: number | undefined;
  hasBody: boolean;
  answer: WatchedAnswer | undefined;
}) {
  const {signature, result, reason, notes, record, signedHeaders} = verified;
  const {headerMatches, bodyHash} = verified;
  return (
    <article className={styles.receipt}>
      <header>
        <h3>
          {number !== undefined && `Signature ${number}: `}
          {signature.domain || 'no domain'}
        </h3>
        <p className={styles.result} data-tone={TONES[result]}>
          dkim={result}
        </p>
      </header>
      <div className={styles.seals}>
        <Seal
          state={sealOf(headerMatches)}
          title="Header"
          words={
            headerMatches === undefined
              ? 'Not checked.'
              : headerMatches
                ? 'As signed.'
                : 'Changed.'
          }
        />
        <Seal
          state={sealOf(bodyHash?.matches)}
          title="Body"
          words={
            bodyHash === undefined
              ? hasBody
                ? 'Not checked.'
                : 'Not pasted.'
              : bodyHash.matches
                ? 'As signed.'
                : 'Changed.'
          }
        />
        <Seal
          state={
            record === undefined
              ? 'missing'
              : record.key.valid && !record.key.revoked
                ? 'whole'
                : 'broken'
          }
          title="Key"
          words={
            record === undefined
              ? 'Not found.'
              : record.key.revoked
                ? 'Revoked.'
                : record.key.bits === undefined
                  ? 'Not usable.'
                  : record.key.keyType === 'rsa'
                    ? `RSA, ${record.key.bits} bits.`
                    : 'Ed25519.'
          }
        />
      </div>
      <Findings problems={[reason, ...notes]} room="dkim" />
      {signedHeaders.length > 0 && (
        <div className={styles.register}>
          <h4>Signed header fields</h4>
          <ul>
            {signedHeaders.map(({name, present}, index) => (
              // A name may stand there twice.
              <li key={`${index} ${name}`} data-present={present}>
                {name}
                <span>{present ? 'signed' : 'not signed'}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Unfold label="The signature, tag by tag">
        <TagTable
          caption="Tags of the signature"
          tags={signature.list}
          inWords={(tag) => signatureTagInWords(tag, signature)}
        />
        {bodyHash && !bodyHash.matches && (
          <p className={styles.hashes}>
            The hash of the body is <code>{bodyHash.computed}</code>, but the signature
            says <code>{bodyHash.expected}</code>.
          </p>
        )}
      </Unfold>
      {record && (
        <Unfold label={<>The key at {signature.keyName}</>}>
          <TagTable
            caption="Tags of the key record"
            tags={record.key.list}
            inWords={(tag) => keyTagInWords(tag, record.key)}
          />
          <Findings problems={record.key.problems} room="dkim" />
          {answer && <AnswerFacts answer={answer} />}
        </Unfold>
      )}
    </article>
  );
}
