import type {RefObject} from 'react';
import {needsApp} from '../../../shell';
import {Button} from '../../../ui';
import {askedInWords, DomainField, Field, ResolverChoice} from '../../view';
import {parseSpf, recordsFromPaste} from '..';
import styles from './Ask.module.css';
import {FOCUS, type SpfGenerator} from './useSpfGenerator';

/** The sheet in the head: the domain, and the record it has. */
export function Ask({
  tool,
  form,
}: {
  tool: SpfGenerator;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {state, servers, domain} = tool;
  return (
    <form
      ref={form}
      // Without React nothing is sent: outside a dialog this method does nothing.
      method="dialog"
      {...needsApp}
      onSubmit={(event) => {
        event.preventDefault();
        tool.startLookUp();
      }}
    >
      <div className={styles.row}>
        <DomainField
          id={FOCUS.domain}
          label={
            <>
              Domain <span className={styles.optional}>if you like</span>
            </>
          }
          value={state.domain}
          checked={tool.checked}
        />
        <Button id={FOCUS.lookUp} type="submit">
          Look up the record I have
        </Button>
      </div>
      <noscript>
        <p className={styles.small}>
          <b>This tool needs JavaScript.</b> How to write a record by hand stands below.
          The record you have: <code>dig +short TXT example.com</code>
        </p>
      </noscript>
      <div className={styles.app}>
        <p className={styles.small}>
          Nothing leaves this page until you press the button. Then your browser asks{' '}
          <b>{askedInWords(servers) || 'the resolver you name'}</b>. It sees{' '}
          {domain === undefined ? (
            'the domain name'
          ) : (
            <b className={styles.name}>{domain}</b>
          )}{' '}
          and your IP address. We see nothing.
        </p>
        <ResolverChoice problem={tool.resolverProblem} />
      </div>
      <div role="status">
        <LookUpResult tool={tool} />
      </div>
      <details className={styles.paste}>
        <summary>Paste the record I have</summary>
        <Field
          id={FOCUS.existing}
          name="existing"
          label="Your record now"
          hint={<Merged text={state.existing} />}
          lines={3}
          maxLength={4000}
          placeholder="v=spf1 …"
        />
      </details>
    </form>
  );
}

/** Says what became of the pasted text. */
function Merged({text}: {text: string}) {
  if (text.trim() === '') {
    return 'Also as your DNS panel, a zone file or dig shows it. What you choose below is added.';
  }
  const records = recordsFromPaste(text);
  const terms = records.flatMap((record) => parseSpf(record).terms).length;
  return terms === 0
    ? 'There is no SPF record in this text. It begins with v=spf1.'
    : `${records.length === 1 ? 'One record' : `${records.length} records`} with ${terms} ${terms === 1 ? 'term' : 'terms'}: part of the result below.`;
}

function LookUpResult({tool}: {tool: SpfGenerator}) {
  const {lookUp, servers, state, adopt, cancelLookUp} = tool;
  switch (lookUp.phase) {
    case 'idle':
      return null;
    case 'asking':
      return (
        <div className={styles.busy}>
          <p>Asking {servers[0]?.name ?? 'the resolver'} …</p>
          <Button kind="secondary" size="small" onClick={cancelLookUp}>
            Cancel
          </Button>
        </div>
      );
    case 'cancelled':
      return <p className={styles.result}>Cancelled. What you typed is still here.</p>;
    case 'failed':
      return (
        <div className={styles.result} data-tone="bad">
          <p>
            <b>No answer.</b> {lookUp.why}
          </p>
          <p>
            Try again, or ask another resolver. A company network or a browser extension
            may block them. You can also paste the record. Nothing you typed is lost.
          </p>
        </div>
      );
    default: {
      const {domain, finding} = lookUp.answer;
      if (finding.kind === 'refused') {
        return (
          <div className={styles.result} data-tone="bad">
            <p>
              <b>
                {finding.server} has no answer for {domain}.
              </b>{' '}
              It says {finding.rcode}:{' '}
              {finding.rcode === 'SERVFAIL'
                ? 'the domain’s name servers do not answer, or its DNSSEC is broken.'
                : 'it does not want to answer this question.'}
            </p>
            <p>Try again in a minute, ask another resolver, or paste the record.</p>
          </div>
        );
      }
      if (finding.kind === 'none') {
        return (
          <div className={styles.result}>
            <p>
              <b>
                {finding.exists
                  ? `${domain} has no SPF record.`
                  : `${domain} does not exist in DNS.`}
              </b>{' '}
              {finding.exists
                ? 'So there is nothing to keep: choose who sends for you.'
                : 'Check the spelling. If the domain is new, its DNS may not be set up yet.'}
            </p>
          </div>
        );
      }
      const {records, server} = finding;
      const taken = state.existing === records.join('\n');
      const several = records.length > 1;
      return (
        <div className={styles.result} data-tone={several ? 'bad' : undefined}>
          <p>
            {several ? (
              <>
                <b>
                  {domain} has {records.length} SPF records.
                </b>{' '}
                Only one is allowed: receivers answer permerror. Make one of them.
              </>
            ) : (
              <>
                <b>{domain} has this record</b>, says {server}.
              </>
            )}
          </p>
          {records.map((record, index) => (
            // DNS may hold two that are alike.
            <code key={`${index} ${record}`} className={styles.record}>
              {record}
            </code>
          ))}
          {/* It stays where it is: whoever pressed it keeps the focus. */}
          <Button
            kind="secondary"
            size="small"
            aria-disabled={taken}
            onClick={() => {
              if (!taken) {
                adopt(records);
              }
            }}
          >
            {taken
              ? 'Added to the record below'
              : several
                ? 'Make one of them'
                : 'Add to this record'}
          </Button>
        </div>
      );
    }
  }
}
