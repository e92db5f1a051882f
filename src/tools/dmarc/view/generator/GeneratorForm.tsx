import type {RefObject} from 'react';
import {needsApp} from '../../../../shell';
import {Button, Unfold} from '../../../../ui';
import {FieldRow, DnsQuestion, DomainField, Field, Said, TaskStatus} from '../../../view';
import {parseDmarc, recordFromPaste} from '../..';
import styles from './GeneratorForm.module.css';
import type {LookedUp} from './generatorTasks';
import {FOCUS, type DmarcGeneratorTool} from './useDmarcGenerator';

/** The sheet in the head: the domain, and the record it has. */
export function GeneratorForm({
  tool,
  form,
}: {
  tool: DmarcGeneratorTool;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {domain, state} = tool;
  const pasted = recordFromPaste(state.existing);
  const reading = parseDmarc(pasted);
  const canAdopt = reading.state !== 'other';
  return (
    <form
      ref={form}
      // Without React nothing is sent: outside a dialog this method does nothing.
      method="dialog"
      {...needsApp}
      onSubmit={(event) => {
        event.preventDefault();
        tool.start();
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
        servers={tool.servers}
        problem={tool.resolverProblem}
        names={
          <>
            {domain === undefined ? 'the domain name' : <b>{domain}</b>}, the names above
            it
          </>
        }
        without="dig +short TXT _dmarc.example.com"
      />
      <TaskStatus
        task={tool.task}
        servers={tool.servers}
        onCancel={tool.cancel}
        instead="You can also paste the record."
      >
        {(found) => <Found found={found} tool={tool} />}
      </TaskStatus>
      <Unfold className={styles.paste} data-scripted label="Paste the record I have">
        <Field
          id={FOCUS.existing}
          name="existing"
          label="Your record now"
          hint={
            pasted === ''
              ? 'Paste it in the format of your DNS panel, a zone file or dig. It is compared with the new one, tag by tag.'
              : canAdopt
                ? `A DMARC record with ${reading.terms.length} tags. It is compared with the new one below.`
                : reading.problems[0]?.message
          }
          lines={3}
          maxLength={4000}
          placeholder="v=DMARC1; p=none; …"
        />
        <Button
          kind="secondary"
          size="small"
          aria-disabled={!canAdopt}
          onClick={() => {
            if (canAdopt) {
              tool.adopt(pasted);
            }
          }}
        >
          Start from this record
        </Button>
      </Unfold>
    </form>
  );
}

function Found({found, tool}: {found: LookedUp; tool: DmarcGeneratorTool}) {
  const {domain, discovery, server} = found;
  const {trace, record, policyDomain} = discovery;
  const own = trace[0]?.records ?? [];
  const [first] = own;
  if (first === undefined) {
    return (
      <Said>
        <p>
          <b>{domain} has no DMARC record of its own.</b>{' '}
          {record === undefined
            ? 'There is nothing to compare, so answer the questions below.'
            : `The record of ${policyDomain ?? ''} applies to it until you publish one.`}
        </p>
        {record !== undefined && <code className={styles.record}>{record}</code>}
      </Said>
    );
  }
  const taken = recordFromPaste(tool.state.existing) === first;
  return (
    <Said tone={own.length > 1 ? 'bad' : undefined}>
      <p>
        {own.length > 1 ? (
          <>
            <b>
              {domain} has {own.length} DMARC records.
            </b>{' '}
            Receivers discard all of them. Start from the first, and delete the others.
          </>
        ) : (
          <>
            <b>{domain} has this record</b>, according to {server}.
          </>
        )}
      </p>
      {own.slice(0, 5).map((text, index) => (
        // DNS may hold two that are alike.
        <code key={`${index} ${text}`} className={styles.record}>
          {text}
        </code>
      ))}
      {/* It stays where it is: whoever pressed it keeps the focus. */}
      <Button
        kind="secondary"
        size="small"
        aria-disabled={taken}
        onClick={() => {
          if (!taken) {
            tool.adopt(first);
          }
        }}
      >
        {taken ? 'Used below' : 'Start from this record'}
      </Button>
    </Said>
  );
}
