import type {DmarcDiscovery} from './discover';
import {mayArrive} from './grade';
import type {DmarcSettings} from './parse';
import type {ReportAddress} from './reports';
import type {FailureOption, Policy} from './tags';
import type {ReportUri} from './uri';

/** One thing a receiver does, in words. */
export interface EffectStep {
  title: string;
  text: string;
}

const handling: Readonly<Record<Policy, string>> = {
  none: 'The owner asks for no action, so the message goes on to the receiver’s other filters as if there were no DMARC.',
  quarantine:
    'The owner considers it suspicious. Most receivers put it into the spam folder, or examine it more closely.',
  reject:
    'The owner asks receivers to reject it, and most of them do. The standard asks them not to reject a message for this reason alone, so some quarantine it instead.',
};

const failureOptions: Readonly<Record<FailureOption, string>> = {
  '0': 'neither SPF nor DKIM gave an aligned pass',
  '1': 'SPF or DKIM gave no aligned pass',
  d: 'a DKIM signature failed',
  s: 'SPF failed',
};

/**
 * What the record does to a message that fails, in the order in which a receiver works
 * (RFC 9989, 5.3). Empty where no record applies.
 *
 * @param reports what is known of the report addresses: none is said to get what cannot
 *   arrive there
 */
export function describeEffect(
  discovery: DmarcDiscovery,
  reports: readonly ReportAddress[] = [],
): EffectStep[] {
  const {parsed, policyDomain, domain, source, published, policy, organizationalDomain} =
    discovery;
  if (!parsed || policyDomain === undefined) {
    return [];
  }
  const {adkim, aspf, testing} = parsed.settings;
  const names = (mode: 'r' | 's'): string =>
    mode === 's'
      ? `exactly ${domain}`
      : `${organizationalDomain} or a name of the same organization`;
  return [
    {
      title: 'Get the From domain',
      text: `The message claims to be from ${domain}. The receiver finds the record at _dmarc.${policyDomain}.`,
    },
    {
      title: 'Look for one aligned pass',
      text:
        adkim === aspf
          ? `A valid DKIM signature or an SPF pass has to be for ${names(adkim)}. One of the two is enough.`
          : `A valid DKIM signature for ${names(adkim)}, or an SPF pass for ${names(aspf)}, is enough.`,
    },
    {
      title: 'Read the policy',
      text: `Without either, the message fails. The record says ${source}=${published} for it${testing ? `, but t=y lowers that by one level, to ${policy}` : ''}.`,
    },
    {title: `Handle it as ${policy}`, text: handling[policy]},
    {title: 'Report', text: reportInWords(parsed.settings, reports)},
  ];
}

function reportInWords(
  {rua, ruf, fo}: DmarcSettings,
  reports: readonly ReportAddress[],
): string {
  const lost = new Set(
    reports.filter((report) => !mayArrive(report)).map(({uri}) => uri.text),
  );
  const arriving = (uris: readonly ReportUri[]): string =>
    uris
      .filter(({text}) => !lost.has(text))
      .map(({address, text}) => address ?? text)
      .join(' and ');
  const counts = arriving(rua);
  const single = arriving(ruf);
  const reasons = fo.map((option) => failureOptions[option]).join(', or ');
  if (counts === '' && single === '') {
    return lost.size > 0
      ? 'No report can reach the addresses in the record, so you do not find out.'
      : 'The record has no address, so you do not find out.';
  }
  return [
    counts === ''
      ? 'No aggregate report is sent.'
      : `Once a day, the receiver sends a report with the number of such messages to ${counts}.`,
    ...(single === ''
      ? []
      : [
          `It may send a report about the individual message to ${single} if ${reasons}.`,
        ]),
    ...(lost.size > 0 ? ['No report is sent to the other addresses.'] : []),
  ].join(' ');
}
