/** DMARC. A chunk of its own: it comes with its question. */
import type {Resolver} from '../dns';
import {
  choiceOf,
  composeDmarc,
  firstChoice,
  inspectDmarc,
  parkedRecords,
  type DmarcInspection,
} from '../dmarc';
import {unanswered} from './questions';
import type {MailUse, Section} from './report';
import {fromRoom, section} from './section';

export interface DmarcPart {
  section: Section;
  inspection: DmarcInspection | undefined;
}

/** The DMARC policy that applies, found by the tree walk (RFC 9989, 4.10). */
export async function checkDmarc(domain: string, resolver: Resolver): Promise<DmarcPart> {
  const inspection = await inspectDmarc(domain, resolver);
  const {discovery, problems} = inspection;
  const {outcome, record, policyDomain, policy, trace} = discovery;
  if (outcome === 'temperror') {
    const failure = problems.find(({severity}) => severity === 'error');
    return {
      inspection: undefined,
      section: unanswered('dmarc', failure?.message ?? '', failure?.cure),
    };
  }
  const own = trace[0];
  const published =
    record === undefined
      ? (own?.records ?? []).map((value) => ({name: own?.name ?? '', value}))
      : [{name: `_dmarc.${policyDomain ?? domain}`, value: record}];
  const does = {
    none: 'Receivers deliver forged email as before.',
    quarantine: 'Receivers treat forged email as suspicious.',
    reject: 'Receivers reject forged email.',
  }[policy];
  const summary =
    outcome === 'applies'
      ? `The policy is ${policy}. ${does}`
      : outcome === 'none'
        ? 'No DMARC record applies.'
        : 'The DMARC record is invalid.';
  return {
    inspection,
    section: section('dmarc', summary, {
      published: published.map(({name, value}) => ({name, type: 'TXT', value})),
      findings: fromRoom('dmarc', problems),
    }),
  };
}

/** The same section with records to publish, and without advice that suits other domains. */
export function withDmarcRecord(
  {section: own, inspection}: DmarcPart,
  use: MailUse,
): Section {
  if (!inspection) {
    return own;
  }
  const {domain, policyDomain, record: text} = inspection.discovery;
  const name = `_dmarc.${domain}`;
  const address = `dmarc-reports@${domain}`;
  const value = use.sends
    ? composeDmarc({...firstChoice, aggregate: [address]}).record
    : (parkedRecords([])[0]?.value ?? '');
  const choice =
    policyDomain === domain && text !== undefined ? choiceOf(text) : undefined;
  const isPartial = own.findings.some(
    ({code, severity}) => code === 'retired-pct' && severity === 'warning',
  );
  const findings = own.findings
    .filter(({code}) => use.sends || code !== 'reject-and-lists')
    .map((finding) => {
      if (finding.code === 'no-record') {
        return {
          ...finding,
          record: {type: 'TXT', name, value} as const,
          cure: use.sends
            ? `Publish this record, with an address that you read in place of ${address}. It only asks for reports and changes nothing about delivery.`
            : 'Publish this record: the domain sends no email, so all email from it is forged.',
        };
      }
      if (finding.code === 'no-reports' && choice) {
        const reporting = composeDmarc({...choice, aggregate: [address]}).record;
        return {
          ...finding,
          record: {type: 'TXT', name, value: reporting} as const,
          cure: `Publish the record with a report address. Put an address that you read in place of ${address}.${isPartial ? ' The record leaves out pct, so receivers apply its policy to all email: publish it with p=none until your own email passes.' : ''}`,
          // Without any email of its own, reports only tell of forgeries.
          ...(!use.sends && {severity: 'note' as const}),
        };
      }
      return finding;
    });
  return {...own, findings};
}
