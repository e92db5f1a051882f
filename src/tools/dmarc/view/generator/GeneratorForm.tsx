import type {RefObject} from 'react';
import {FoundRecord, RecordLookUp, Said, TakeOver} from '../../../view';
import {parseDmarc, recordFromPaste} from '../..';
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
    <RecordLookUp
      form={form}
      ids={FOCUS}
      tool={tool}
      task={tool.task}
      onStart={tool.start}
      onCancel={tool.cancel}
      names={
        <>
          {domain === undefined ? 'the domain name' : <b>{domain}</b>} and the names above
          it
        </>
      }
      without="dig +short TXT _dmarc.example.com"
      hint={
        pasted === ''
          ? 'Paste it as your DNS panel, a zone file or dig shows it, to compare it with the new one, tag by tag.'
          : canAdopt
            ? `A DMARC record with ${reading.terms.length} tags, which is compared with the new one below.`
            : reading.problems[0]?.message
      }
      placeholder="v=DMARC1; p=none; …"
      found={(found) => <Found found={found} tool={tool} />}
    >
      <TakeOver
        isDisabled={!canAdopt}
        onTake={() => {
          tool.adopt(pasted);
        }}
      >
        Start from this record
      </TakeOver>
    </RecordLookUp>
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
        {record !== undefined && <FoundRecord>{record}</FoundRecord>}
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
            Receivers discard all of them, so start from the first, and delete the others.
          </>
        ) : (
          <>
            <b>{domain} has this record</b>, according to {server}.
          </>
        )}
      </p>
      {own.slice(0, 5).map((text, index) => (
        // DNS may hold two that are alike.
        <FoundRecord key={`${index} ${text}`}>{text}</FoundRecord>
      ))}
      <TakeOver
        isDisabled={taken}
        onTake={() => {
          tool.adopt(first);
        }}
      >
        {taken ? 'Used below' : 'Start from this record'}
      </TakeOver>
    </Said>
  );
}
