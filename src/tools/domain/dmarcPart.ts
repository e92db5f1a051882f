/** DMARC. A chunk of its own: it comes with its question. */
import type {Resolver} from '../dns';
import {inspectDmarc, type DmarcInspection} from '../dmarc';
import {loadOptional} from '../kit';
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
export async function withDmarcRecord(
  {section: own, inspection}: DmarcPart,
  use: MailUse,
): Promise<Section> {
  const findings = own.findings.filter(
    ({code}) => use.sends || code !== 'reject-and-lists',
  );
  const isMissing = findings.some(
    ({code}) => code === 'no-record' || code === 'no-reports',
  );
  const part =
    inspection && isMissing
      ? await loadOptional(() => import('./dmarcRecord'))
      : undefined;
  return {
    ...own,
    findings:
      part && inspection
        ? part.addDmarcRecord(findings, inspection.discovery, use)
        : findings,
  };
}
