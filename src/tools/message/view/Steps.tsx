import type {CSSProperties, ReactNode} from 'react';
import {Unfold} from '../../../ui';
import type {ArcChain, VerifiedSignature} from '../../dkim';
import type {DmarcEvaluation} from '../../dmarc';
import {FactRows, ResultPart} from '../../view';
import type {Envelope, MessageInspection, SpfStep} from '..';
import styles from './Steps.module.css';

type Tone = 'good' | 'bad' | 'unsure';

const toneOf = (result: string): Tone =>
  result === 'pass'
    ? 'good'
    : result === 'fail' || result === 'permerror'
      ? 'bad'
      : 'unsure';

/** The checks in the order in which a receiver makes them, each explained with its RFC. */
export function Steps({inspection}: {inspection: MessageInspection}) {
  const {spf, signatures, arc, dmarc, envelope, fromDomain} = inspection;
  return (
    <ResultPart id="steps" title="How a receiver checks this message">
      <ol className={styles.steps}>
        <SpfCheck spf={spf} envelope={envelope} />
        <DkimCheck signatures={signatures} />
        <DmarcCheck dmarc={dmarc} fromDomain={fromDomain} />
        {arc.result !== 'none' && <ArcCheck arc={arc} />}
      </ol>
    </ResultPart>
  );
}

function Step({
  name,
  result,
  rfc,
  question,
  children,
}: {
  name: string;
  result: string;
  rfc: number;
  /** What the check asks, in a sentence. */
  question: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.step} data-tone={toneOf(result)}>
      <h4>
        {name} <span className={styles.result}>{result}</span>
      </h4>
      <p className="quiet">
        {question} <a href={`https://www.rfc-editor.org/rfc/rfc${rfc}`}>RFC {rfc}</a>
      </p>
      {children}
    </li>
  );
}

function SpfCheck({
  spf,
  envelope: {ip, sender, helo},
}: {
  spf: SpfStep | undefined;
  envelope: Envelope;
}) {
  return (
    <Step
      name="SPF"
      result={spf?.result ?? 'not checked'}
      rfc={7208}
      question="May this server send email for the domain of the envelope sender?"
    >
      <FactRows names="8.5rem">
        <Fact term="Client" source={ip?.source}>
          {ip?.value ?? 'Not in the message'}
        </Fact>
        <Fact term="Envelope sender" source={sender?.source}>
          {sender ? sender.value || '<> (empty, as in bounces)' : 'Not in the message'}
        </Fact>
        {helo && (
          <Fact term="HELO" source={helo.source}>
            {helo.value}
          </Fact>
        )}
      </FactRows>
      {spf && (
        <Unfold label="The record, term by term">
          <ol className="small">
            {spf.trace.map(({depth, text, says}, index) => (
              // Steps repeat.
              <li key={index} style={{'--depth': Math.min(depth, 3)} as CSSProperties}>
                {text && <code>{text}</code>} {says}
              </li>
            ))}
          </ol>
        </Unfold>
      )}
    </Step>
  );
}

function Fact({
  term,
  source,
  children,
}: {
  term: string;
  source: string | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {source && (
          <small> {source === 'typed' ? 'as you typed it' : `from ${source}`}</small>
        )}
      </dd>
    </div>
  );
}

function DkimCheck({signatures}: {signatures: readonly VerifiedSignature[]}) {
  const [first] = signatures;
  const result = signatures.some(({result: one}) => one === 'pass')
    ? 'pass'
    : (first?.result ?? 'none');
  return (
    <Step
      name="DKIM"
      result={result}
      rfc={6376}
      question="Is the message unchanged since the signing domain sent it?"
    >
      {signatures.length === 0 && <p>There is no signature to check.</p>}
      {signatures.map((one, index) => (
        <Signature key={index} verified={one} />
      ))}
    </Step>
  );
}

const matches = (state: boolean | undefined): string =>
  state === undefined ? 'not checked' : state ? 'as signed' : 'changed';

function Signature({
  verified: {signature, result, reason, headerMatches, bodyHash, record, signedHeaders},
}: {
  verified: VerifiedSignature;
}) {
  const {key} = record ?? {};
  return (
    <div className={styles.signature} data-tone={toneOf(result)}>
      <p className={styles.result}>
        <b>{signature.domain || 'no domain'}</b> {result}
      </p>
      <p>{reason.message}</p>
      <FactRows names="8.5rem">
        <Fact term="Header" source={undefined}>
          {matches(headerMatches)}
        </Fact>
        <Fact term="Body" source={undefined}>
          {matches(bodyHash?.matches)}
        </Fact>
        <Fact term="Key" source={undefined}>
          {key === undefined
            ? 'not found'
            : key.bits === undefined
              ? 'not usable'
              : key.keyType === 'rsa'
                ? `RSA, ${key.bits} bits`
                : 'Ed25519'}
        </Fact>
        <Fact term="Selector" source={undefined}>
          {signature.selector || 'none'}
        </Fact>
      </FactRows>
      {signedHeaders.length > 0 && (
        <Unfold
          label={
            <>
              {signedHeaders.length} signed header{' '}
              {signedHeaders.length === 1 ? 'field' : 'fields'}
            </>
          }
        >
          <p>
            <code>{signature.headers.join(', ')}</code>
          </p>
        </Unfold>
      )}
    </div>
  );
}

function DmarcCheck({
  dmarc,
  fromDomain,
}: {
  dmarc: DmarcEvaluation | undefined;
  fromDomain: string | undefined;
}) {
  return (
    <Step
      name="DMARC"
      result={dmarc?.result ?? 'not checked'}
      rfc={9989}
      question="Does one of the two belong to the domain in the From address?"
    >
      {dmarc && (
        <>
          <FactRows names="8.5rem">
            <Fact term="From domain" source={undefined}>
              {fromDomain}
            </Fact>
            <Fact term="Record" source={undefined}>
              {dmarc.discovery.record === undefined ? (
                'none that applies'
              ) : (
                <>
                  <code>{dmarc.discovery.record}</code> at _dmarc.
                  {dmarc.discovery.policyDomain}
                </>
              )}
            </Fact>
            {dmarc.discovery.record !== undefined && (
              <Fact term="If it fails" source={undefined}>
                {dmarc.policy} ({dmarc.discovery.source}=)
              </Fact>
            )}
          </FactRows>
          <ul>
            {dmarc.checks.map(({kind, domain, mode, aligned}, index) => (
              <li key={index} data-aligned={aligned}>
                <b>{kind.toUpperCase()}</b> passed for {domain}:{' '}
                {aligned === 'yes'
                  ? 'aligned'
                  : aligned === 'no'
                    ? 'not aligned'
                    : 'not known, as DNS gave no response'}{' '}
                ({mode === 's' ? 'strict' : 'relaxed'})
              </li>
            ))}
          </ul>
          {dmarc.checks.length === 0 && dmarc.result === 'fail' && (
            <p>Neither SPF nor DKIM passed, so there is nothing to align.</p>
          )}
        </>
      )}
    </Step>
  );
}

function ArcCheck({arc: {result, sets, fault}}: {arc: ArcChain}) {
  return (
    <Step
      name="ARC"
      result={result}
      rfc={8617}
      question="What did the servers that forwarded the message see?"
    >
      {fault && (
        <p>
          {fault.instance !== undefined && `Set ${fault.instance}: `}
          {fault.says}
        </p>
      )}
      <ol className="small">
        {sets.map(({instance, seal, results}) => (
          <li key={instance}>
            <b>
              {instance}. {seal.domain || 'no domain'}
            </b>{' '}
            <code>{results}</code>
          </li>
        ))}
      </ol>
    </Step>
  );
}
