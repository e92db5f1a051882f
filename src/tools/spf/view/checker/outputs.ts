import {mergeRepeats, messageOf} from '../../../kit';
import {quotedStrings, route53Resource, zoneLine} from '../../../view/plain';
import {networkText} from '../../networks';
import {parseSpf} from '../../parse';
import {toPaste} from '../../seams';
import {adminNote, TTL} from '../outputs';
import type {ChangeProof} from '../../proof';
import type {SpfInspection} from '../..';
import type {CheckerAnswer} from './tasks';

/** What is taken away from the page: the record found, or the one to put in its place. */
export function outputsOf(answer: CheckerAnswer) {
  const {inspection} = answer;
  const {domain, records, suggestion} = inspection;
  const [found] = records;
  const published = suggestion ?? (records.length === 1 ? found : undefined);
  const json = {
    id: 'json',
    label: 'JSON',
    what: 'The complete result, for a program.',
    text: `${JSON.stringify(jsonOf(answer), null, 2)}\n`,
    file: `spf-${domain}.json`,
  };
  const note = {
    id: 'words',
    label: 'Message',
    what: 'For the people who manage your DNS.',
    text: noteOf(answer),
    file: `spf-${domain}.txt`,
  };
  if (!published) {
    return [note, json];
  }
  const txt = {name: domain, strings: published.strings, ttl: TTL};
  const which = suggestion ? 'The record to publish' : 'The record as it is';
  return [
    note,
    {
      id: 'strings',
      label: 'TXT value',
      what: `${which}, in quotation marks.`,
      text: quotedStrings(published.strings),
    },
    {
      id: 'zone',
      label: 'Zone file',
      what: `${which}, for BIND, Knot, NSD and PowerDNS.`,
      text: zoneLine(txt),
      file: `spf-${domain}.zone`,
    },
    {
      id: 'terraform',
      label: 'Terraform',
      what: `${which}, for a zone at Amazon Route 53.`,
      text: route53Resource(txt, 'spf'),
      file: `spf-${domain}.tf`,
    },
    json,
  ];
}

/** What was found, and what to do, for somebody who did not see the page. */
function noteOf({inspection, proof, plan}: CheckerAnswer): string {
  const {domain, records, suggestion, obstacles = [], problems, verdict} = inspection;
  const open = mergeRepeats(problems).filter(({severity}) => severity !== 'fine');
  const found = records.map(({text}) => text);
  return [
    `SPF of ${domain}: ${verdict.title}`,
    ...(found.length > 0 ? ['', 'Published now:', ...found] : []),
    ...(open.length > 0
      ? [
          '',
          'Found:',
          ...open.map(
            (problem) =>
              `- ${messageOf(problem)}${problem.cure ? ` ${problem.cure}` : ''}`,
          ),
        ]
      : []),
    ...(obstacles.length > 0
      ? [
          '',
          'There is no record to publish yet. Please decide this first:',
          ...obstacles.map((text) => `- ${text}`),
        ]
      : []),
    ...(suggestion && suggestion.changes.length > 0
      ? [
          '',
          'What the new record changes:',
          ...suggestion.changes.map((text) => `- ${text}`),
        ]
      : []),
    ...(proof ? ['', 'What changes for each network:', ...proofLines(proof)] : []),
    ...(plan && plan.steps.length > 0
      ? [
          '',
          `How to get from ${plan.lookups} lookups to 10 or fewer:`,
          ...plan.steps.flatMap(({changes, records: planned, risks}, index) => [
            '',
            `Step ${index + 1}${index > 0 && plan.steps[index - 1]?.kind === 'split' ? ', in place of the step before' : ''}`,
            ...[...changes, ...risks].map((text) => `- ${text}`),
            ...planned.map(
              ({name, record, lookups}) =>
                `TXT at ${name} (${lookups} lookups): ${record}`,
            ),
          ]),
        ]
      : []),
    ...(suggestion
      ? [
          '',
          adminNote(
            {name: domain, strings: suggestion.strings, ttl: TTL},
            records.length,
          ),
        ]
      : []),
  ].join('\n');
}

/** Changes that the message lists; the page has all of them. */
const MOST_LINES = 40;

function proofLines({rows}: ChangeProof): string[] {
  const changed = rows.filter(({before, after}) => before !== after);
  const same = rows.length - changed.length;
  const more = changed.length - MOST_LINES;
  return [
    ...changed
      .slice(0, MOST_LINES)
      .map(
        ({network, before, after}) =>
          `- ${network ? networkText(network) : 'Every other address'}: ${before} now, ${after} then`,
      ),
    ...(more > 0 ? [`- ${more} more change.`] : []),
    ...(same > 0
      ? [`- ${same === 1 ? 'One stays as it is' : `${same} stay as they are`}.`]
      : []),
  ];
}

/** The result as data, without the trees that only the page needs. */
function jsonOf({inspection, check, source, checkedAt, proof, plan}: CheckerAnswer) {
  const {domain, state, rcode, records, budget, networks, problems} = inspection;
  const {suggestion, obstacles} = inspection;
  return {
    domain,
    checkedAt: new Date(checkedAt).toISOString(),
    resolver: source?.server,
    state,
    rcode,
    records: records.map(({text, strings}) => ({text, strings})),
    lookups: budget && {
      used: budget.lookups,
      allowed: budget.maxLookups,
      void: budget.voidLookups,
      voidAllowed: budget.maxVoidLookups,
      complete: budget.complete,
    },
    networks: networks && {
      everyone: networks.everyone,
      ip4Addresses: networks.addresses4,
      ip6Subnets: networks.subnets6,
      list: networks.list.map(({network, term, domain: owner, within}) => ({
        network: networkText(network),
        term: term.text,
        domain: owner,
        within: within && networkText(within.network),
      })),
    },
    answerOctets: inspection.answerOctets,
    problems,
    suggestion,
    obstacles,
    proof: proof?.rows.map(({network, before, after}) => ({
      network: network ? networkText(network) : '*',
      before,
      after,
    })),
    plan,
    check: check && {
      ...check.input,
      result: check.result,
      explanation: check.explanation,
      trace: check.trace,
    },
  };
}

/** Address of the generator with the record filled in. */
export function generatorLink({domain, records, suggestion}: SpfInspection): string {
  const existing =
    records.map(({strings}) => toPaste(strings, parseSpf)).join('\n') ||
    suggestion?.record;
  const fields = new URLSearchParams({domain, ...(existing && {existing})});
  return `/tools/spf-generator/#${fields.toString()}`;
}
