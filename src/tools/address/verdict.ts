import type {Resolver} from '../dns';
import {bySeverity, rfc, type Problem} from '../kit';
import {createClassifier, type Classification} from './classify';
import type {AddressData} from './disposable';
import {checkMailDomain, type DomainCheck} from './mailDomain';

/**
 * `likely`: nothing speaks against delivery. `risky`: something does, or the address may
 * not last. `undeliverable`: no mail can arrive. `unknown`: DNS was not asked, or did not
 * answer. Whether the mailbox exists is part of none of them.
 */
export type Verdict = 'likely' | 'risky' | 'undeliverable' | 'unknown';

export interface Judgement {
  verdict: Verdict;
  /** The gravest first. */
  reasons: Problem[];
}

export interface AddressCheck extends Judgement {
  classification: Classification;
  /** Missing where the address is invalid: DNS was not asked. */
  domain?: DomainCheck;
}

/**
 * Weighs what is known about an address.
 *
 * @param domain what DNS says of its domain; without it the verdict is `unknown` unless
 *   the address itself decides
 */
export function judge(classification: Classification, domain?: DomainCheck): Judgement {
  const {problems, reading} = classification;
  const reasons = bySeverity([...problems, ...(domain?.problems ?? [])]);
  return {
    verdict: reading.valid ? verdictOf(classification, domain) : 'undeliverable',
    reasons,
  };
}

function verdictOf({dead, problems}: Classification, domain?: DomainCheck): Verdict {
  const warned = problems.some(({severity}) => severity === 'warning');
  switch (domain?.acceptance) {
    case 'refuses':
      return 'undeliverable';
    case 'accepts':
      return warned ? 'risky' : 'likely';
    case 'doubtful':
      return 'risky';
    case 'unknown':
      return dead ? 'undeliverable' : 'unknown';
    default:
      return dead ? 'undeliverable' : warned ? 'risky' : 'unknown';
  }
}

/**
 * Everything about one address: how it is written, what lists say of it, and whether its
 * domain takes mail. DNS is asked only for the domain of a valid address.
 *
 * @param data the lists: see `loadAddressData`
 * @throws what the resolver throws besides `DnsError`, such as an abort's reason
 */
export async function checkAddress(
  input: string,
  resolver: Resolver,
  data: AddressData,
): Promise<AddressCheck> {
  const classification = createClassifier(data).classify(input);
  const {reading} = classification;
  if (!reading.valid) {
    return {...judge(classification), classification};
  }
  const domain = await checkMailDomain(reading.asciiDomain, resolver);
  const {verdict, reasons} = judge(classification, domain);
  return {
    verdict,
    reasons: bySeverity([
      ...reasons,
      ...goodSigns(classification, domain),
      ...(verdict === 'undeliverable' ? [] : [mailboxNote]),
    ]),
    classification,
    domain,
  };
}

/** Said wherever mail may arrive: the limit of what a page can know. */
const mailboxNote: Problem = {
  code: 'mailbox-not-tested',
  severity: 'note',
  message:
    'Whether the mailbox exists was not tested. Only its server knows, and a web page cannot ask it, because browsers do not support SMTP.',
  cure: 'Send a confirmation message. Nothing else proves that the mailbox exists and that its owner wants your email.',
  reference: rfc(5321, '3.5.3'),
};

function goodSigns({problems}: Classification, domain: DomainCheck): Problem[] {
  const signs: Problem[] = [];
  if (!problems.some(({severity}) => severity === 'warning')) {
    signs.push({
      code: 'well-formed',
      severity: 'fine',
      message: 'The syntax of the address is valid.',
      reference: rfc(5321, '4.1.2'),
    });
  }
  const [first] = domain.exchanges;
  if (domain.acceptance === 'accepts' && first) {
    const others = domain.exchanges.length - 1;
    signs.push({
      code: 'takes-mail',
      severity: 'fine',
      message: `${domain.domain} accepts email at ${first.exchange}${others === 0 ? '' : others === 1 ? ' and one more server' : ` and ${others} more servers`}.`,
      reference: rfc(5321, '5.1'),
    });
  }
  return signs;
}
