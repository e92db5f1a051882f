import type {RefObject} from 'react';
import {needsApp} from '../../../shell';
import {Button, Unfold} from '../../../ui';
import {rcodeInWords} from '../../dns';
import {FieldRow, DnsQuestion, DomainField, Field, Said, TaskStatus} from '../../view';
import {parseSpf, recordsFromPaste} from '..';
import styles from './DomainForm.module.css';
import {FOCUS, type LookedUp, type SpfGenerator} from './useSpfGenerator';

/** The sheet in the head: the domain, and the record it has. */
export function DomainForm({
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
      <FieldRow>
        <DomainField
          id={FOCUS.domain}
          label="Domain"
          optional
          value={state.domain}
          checked={tool.checked}
        />
        <Button id={FOCUS.lookUp} type="submit">
          Look up the record I have
        </Button>
      </FieldRow>
      <DnsQuestion
        servers={servers}
        problem={tool.resolverProblem}
        names={domain === undefined ? 'the domain name' : <b>{domain}</b>}
        without="dig +short TXT example.com"
      />
      <TaskStatus
        task={tool.lookUp}
        servers={servers}
        onCancel={tool.cancelLookUp}
        instead="You can also paste the record."
      >
        {(found) => <Found found={found} tool={tool} />}
      </TaskStatus>
      <Unfold className={styles.paste} data-scripted label="Paste the record I have">
        <Field
          id={FOCUS.existing}
          name="existing"
          label="Your record now"
          hint={<Merged text={state.existing} />}
          lines={3}
          maxLength={4000}
          placeholder="v=spf1 …"
        />
      </Unfold>
    </form>
  );
}

/** Says what became of the pasted text. */
function Merged({text}: {text: string}) {
  if (text.trim() === '') {
    return 'Paste it in the format of your DNS panel, a zone file or dig. Your choices below are added to it.';
  }
  const records = recordsFromPaste(text);
  const terms = records.flatMap((record) => parseSpf(record).terms).length;
  return terms === 0
    ? 'There is no SPF record in this text. It begins with v=spf1.'
    : `${records.length === 1 ? 'One record' : `${records.length} records`} with ${terms} ${terms === 1 ? 'term' : 'terms'}: part of the result below.`;
}

function Found({
  found: {domain, finding},
  tool: {state, adopt},
}: {
  found: LookedUp;
  tool: SpfGenerator;
}) {
  if (finding.kind === 'refused') {
    return (
      <Said tone="bad">
        <p>
          <b>
            {finding.server} returned no response for {domain}.
          </b>{' '}
          {rcodeInWords(finding.rcode).says} {rcodeInWords(finding.rcode).cure}
        </p>
        <p>Try again in a minute, choose another resolver, or paste the record.</p>
      </Said>
    );
  }
  if (finding.kind === 'none') {
    return (
      <Said>
        <p>
          <b>
            {finding.exists
              ? `${domain} has no SPF record.`
              : `${domain} does not exist in DNS.`}
          </b>{' '}
          {finding.exists
            ? 'There is nothing to merge, so choose who sends for you.'
            : 'Check the spelling. If the domain is new, its DNS may not be set up yet.'}
        </p>
      </Said>
    );
  }
  const {records, server} = finding;
  const taken = state.existing === records.join('\n');
  const several = records.length > 1;
  return (
    <Said tone={several ? 'bad' : undefined}>
      <p>
        {several ? (
          <>
            <b>
              {domain} has {records.length} SPF records.
            </b>{' '}
            Only one is allowed, and receivers return permerror. Combine them into one.
          </>
        ) : (
          <>
            <b>{domain} has this record</b>, according to {server}.
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
    </Said>
  );
}
