import type {RefObject} from 'react';
import {rcodeInWords} from '../../dns';
import {FoundRecord, RecordLookUp, Said, TakeOver} from '../../view';
import {parseSpf, recordsFromPaste} from '..';
import {FOCUS, type LookedUp, type SpfGenerator} from './useSpfGenerator';

/** The sheet in the head: the domain, and the record it has. */
export function DomainForm({
  tool,
  form,
}: {
  tool: SpfGenerator;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {state, domain} = tool;
  return (
    <RecordLookUp
      form={form}
      ids={FOCUS}
      tool={tool}
      task={tool.lookUp}
      onStart={tool.startLookUp}
      onCancel={tool.cancelLookUp}
      names={domain === undefined ? 'the domain name' : <b>{domain}</b>}
      without="dig +short TXT example.com"
      hint={<Merged text={state.existing} />}
      placeholder="v=spf1 …"
      found={(found) => <Found found={found} tool={tool} />}
    />
  );
}

/** Says what became of the pasted text. */
function Merged({text}: {text: string}) {
  if (text.trim() === '') {
    return 'Paste it in the format of your DNS panel, a zone file or dig, and your choices below are added to it.';
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
            : 'Check the spelling, or wait if the domain is new and its DNS is not set up yet.'}
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
            Only one is allowed, so receivers return permerror until you combine them.
          </>
        ) : (
          <>
            <b>{domain} has this record</b>, according to {server}.
          </>
        )}
      </p>
      {records.map((record, index) => (
        // DNS may hold two that are alike.
        <FoundRecord key={`${index} ${record}`}>{record}</FoundRecord>
      ))}
      <TakeOver
        isDisabled={taken}
        onTake={() => {
          adopt(records);
        }}
      >
        {taken
          ? 'Added to the record below'
          : several
            ? 'Make one of them'
            : 'Add to this record'}
      </TakeOver>
    </Said>
  );
}
