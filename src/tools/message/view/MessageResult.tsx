import {Columns} from '../../../ui';
import {CopyOut, FactRows, Findings, ResultPart, Verdict} from '../../view';
import {timeInWords, type Mailbox, type MessageInspection} from '..';
import {Form} from './Form';
import type {MessageAnswer} from './messageTasks';
import styles from './MessageResult.module.css';
import {Route} from './Route';
import {Steps} from './Steps';
import {FOCUS} from './useMessageChecker';

/** What was found in a message: the verdict, what to do, and how it came about. */
export function MessageResult({
  answer: {inspection, verdict, report, recorded},
}: {
  answer: MessageAnswer;
}) {
  const {findings, route} = inspection;
  const isMessage = findings[0]?.code !== 'not-a-message';
  const {tone, stamp, title, text} = verdict;
  return (
    <>
      <Verdict id={FOCUS.verdict} tone={tone} stamp={stamp} title={title}>
        <p>
          {text}
          {recorded &&
            ' This is the example: its domains do not exist, so the DNS records come with it.'}
        </p>
      </Verdict>
      {isMessage && (
        <>
          <Letter inspection={inspection} tone={tone} />
          <ResultPart title="What to fix, and what is fine">
            <Findings problems={findings} room="message" />
          </ResultPart>
          <Steps inspection={inspection} />
          <Columns split="repeat(2, minmax(0, 1fr))">
            {route.length > 0 && <Route route={route} />}
            <Form inspection={inspection} />
          </Columns>
          <CopyOut
            legend="The result to pass on"
            outputs={[
              {
                id: 'report',
                label: 'Report',
                what: 'The result in plain text, with domains and servers but without the message.',
                text: report,
                file: 'message-report.txt',
              },
            ]}
          />
        </>
      )}
    </>
  );
}

/** The names on the message, as on the front of an envelope. */
function Letter({
  inspection: {identities, shape, fromDomain, dmarc},
  tone,
}: {
  inspection: MessageInspection;
  tone: string;
}) {
  const {from, replyTo, returnPath, subject} = identities;
  return (
    <section className={styles.letter} aria-label="Who the message says it is from">
      <FactRows>
        <Row term="From" boxes={from} />
        {subject !== undefined && (
          <div>
            <dt>Subject</dt>
            <dd>
              <b>{subject}</b>
            </dd>
          </div>
        )}
        <Row term="Reply-To" boxes={replyTo} />
        <Row term="Return-Path" boxes={returnPath ? [returnPath] : []} />
        {shape.date !== undefined && (
          <div>
            <dt>Date</dt>
            <dd>{timeInWords(shape.date)}</dd>
          </div>
        )}
      </FactRows>
      <p className={styles.stamp} data-tone={tone} aria-hidden="true">
        <b>DMARC {dmarc?.result ?? '–'}</b>
        <span>{fromDomain ?? 'no domain'}</span>
      </p>
    </section>
  );
}

function Row({term, boxes}: {term: string; boxes: readonly Mailbox[]}) {
  return (
    boxes.length > 0 && (
      <div>
        <dt>{term}</dt>
        {boxes.map(({name, address}, index) => (
          <dd key={index}>
            {name && <b>{name} </b>}
            {address || '<> (empty, as in bounces)'}
          </dd>
        ))}
      </div>
    )
  );
}
