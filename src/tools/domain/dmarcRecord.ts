/** DMARC records to publish. A chunk of its own, for most domains have one. */
import {
  choiceOf,
  composeDmarc,
  firstChoice,
  parkedRecords,
  type DmarcDiscovery,
} from '../dmarc';
import type {DomainFinding, MailUse} from './report';

/** The same findings, with a record at those that ask for one. */
export function addDmarcRecord(
  findings: readonly DomainFinding[],
  {domain, policyDomain, record: text}: DmarcDiscovery,
  use: MailUse,
): DomainFinding[] {
  const name = `_dmarc.${domain}`;
  const address = `dmarc-reports@${domain}`;
  const value = use.sends
    ? composeDmarc({...firstChoice, aggregate: [address]}).record
    : (parkedRecords([])[0]?.value ?? '');
  const choice =
    policyDomain === domain && text !== undefined ? choiceOf(text) : undefined;
  const isPartial = findings.some(
    ({code, severity}) => code === 'retired-pct' && severity === 'warning',
  );
  return findings.map((finding) => {
    if (finding.code === 'no-record') {
      return {
        ...finding,
        record: {type: 'TXT', name, value},
        cure: use.sends
          ? `Publish this record, with an address that you read in place of ${address}. It asks for reports, and the only email it affects is from names that do not exist. Before you publish it, check that no server of yours sends from an internal host name.`
          : 'Publish this record: the domain sends no email, so all email from it is forged.',
      };
    }
    if (finding.code === 'no-reports' && choice) {
      const reporting = composeDmarc({...choice, aggregate: [address]}).record;
      return {
        ...finding,
        record: {type: 'TXT', name, value: reporting},
        cure: `Publish the record with a report address. Put an address that you read in place of ${address}.${isPartial ? ' The record leaves out pct, so receivers apply its policy to all email: publish it with p=none until your own email passes.' : ''}`,
        // Without any email of its own, reports only tell of forgeries.
        ...(!use.sends && {severity: 'note'}),
      };
    }
    return finding;
  });
}
