import type {VerifiedSignature} from '../dkim';
import {listed, type Problem} from '../kit';
import {spanInWords, timeInWords} from './date';
import type {Inspected, SpfStep} from './inspection';
import type {Hop} from './received';
import {found, type MessageCode} from './found';
import {CLIPPED_AT, htmlSize, kilobytes, MAX_LINE, shownParts} from './size';
import {textPart} from './text';

/** The share of Gmail's limit that is worth a note. */
const NEAR = 0.85;
/** Seconds a server may keep a message before it is told. */
const SLOW = 300;
/** Seconds by which clocks may differ. */
const CLOCK_SLACK = 30;
/** Seconds between Date and the first server; a draft that is sent later is told, too. */
const DATE_SLACK = 86_400;
/** Fields that may be there once (RFC 5322, 3.6); From has a rule of its own. */
const ONCE = [
  'date',
  'sender',
  'reply-to',
  'to',
  'cc',
  'message-id',
  'in-reply-to',
  'references',
  'subject',
];
/** Fields of which a message has at least one, in any mailbox. */
const KNOWN = ['from', 'received', 'date', 'subject', 'message-id', 'dkim-signature'];

/**
 * What there is to say of a message, in no order.
 *
 * @param now seconds since 1970
 */
export function findingsOf(message: Inspected, now: number): Problem[] {
  const {shape, repairs} = message;
  if (!KNOWN.some((name) => shape.fieldCounts.has(name))) {
    return [
      found(
        'not-a-message',
        'This is not the source of a message: it has no header fields.',
      ),
    ];
  }
  return [
    ...dmarcFindings(message),
    ...nameFindings(message),
    ...spfFindings(message),
    ...dkimFindings(message),
    ...arcFindings(message),
    ...fieldFindings(message, now),
    ...routeFindings(message.route),
    ...unsubscribeFindings(message),
    ...formFindings(message),
    ...repairs.map(repairFinding),
  ];
}

function dmarcFindings({dmarc, fromDomain = '', spf, signatures}: Inspected): Problem[] {
  switch (dmarc?.result) {
    case undefined:
      return [];
    case 'pass': {
      const by = dmarc.checks
        .filter(({aligned}) => aligned === 'yes')
        .map(({kind, domain}) => `${kind.toUpperCase()} for ${domain}`);
      return [
        found(
          'dmarc-pass',
          `The message passes DMARC for ${fromDomain}, by ${listed(by)}.`,
        ),
      ];
    }
    case 'fail': {
      const passes = [
        ...(spf?.result === 'pass' ? [`SPF for ${spf.domain}`] : []),
        ...signatures
          .filter(({result}) => result === 'pass')
          .map(({signature}) => `DKIM for ${signature.domain}`),
      ];
      return [
        passes.length > 0
          ? found(
              'dmarc-fail',
              `DMARC fails for ${fromDomain}. What passes (${listed(passes)}) is not aligned with that domain.`,
              `Let the service that sends the message sign it with d=${fromDomain}, or, unless the DMARC record has aspf=s, use a return-path at ${dmarc.discovery.organizationalDomain} or one of its subdomains.`,
            )
          : found(
              'dmarc-fail',
              `DMARC fails for ${fromDomain}, because neither SPF nor DKIM passes.`,
            ),
      ];
    }
    case 'none':
      return [found('dmarc-none', `No DMARC record applies to ${fromDomain}.`)];
    case 'permerror':
      return [found('dmarc-permerror', `The DMARC record for ${fromDomain} is invalid.`)];
    case 'temperror':
      return [
        found(
          'dmarc-temperror',
          `The DMARC result for ${fromDomain} is unknown, because a DNS query got no usable response.`,
        ),
      ];
  }
}

function nameFindings({identities, fromDomain}: Inspected): Problem[] {
  const {from, fromFields, replyTo, tricks} = identities;
  const problems: Problem[] = [];
  if (fromFields > 1) {
    problems.push(found('several-from', `The message has ${fromFields} From fields.`));
  } else if (fromDomain === undefined) {
    problems.push(
      found(
        'no-from',
        fromFields === 0
          ? 'The message has no From field.'
          : 'The From field has no address with a domain.',
      ),
    );
  }
  const domains = new Set(from.map(({domain}) => domain));
  if (fromFields === 1 && domains.size > 1) {
    problems.push(
      found(
        'several-authors',
        `From has addresses at ${listed([...domains].map(textPart))}.`,
      ),
    );
  }
  for (const {name, domain} of from) {
    const other = /[^\s@<>"]{1,64}@([\w.-]{1,200}\.[a-z]{2,})/i.exec(name);
    if (other?.[1] && !related(other[1].toLowerCase(), domain)) {
      problems.push(
        found(
          'name-has-address',
          `The display name shows ${textPart(other[0])}, but the address is at ${textPart(domain)}.`,
        ),
      );
    }
  }
  for (const name of tricks) {
    problems.push(
      found('hidden-characters', `The ${titleOf(name)} field has hidden characters.`),
    );
  }
  const elsewhere = replyTo.find(
    ({domain}) => domain !== '' && from.every((one) => !related(domain, one.domain)),
  );
  if (elsewhere && from.length > 0) {
    problems.push(
      found('reply-elsewhere', `Replies go to ${textPart(elsewhere.address)}.`),
    );
  }
  return problems;
}

/** True for the same name and for names below each other. */
function related(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

const SPF_CODES: Readonly<Record<SpfStep['result'], MessageCode>> = {
  pass: 'spf-pass',
  fail: 'spf-fail',
  softfail: 'spf-softfail',
  neutral: 'spf-neutral',
  none: 'spf-none',
  permerror: 'spf-permerror',
  temperror: 'spf-temperror',
};

function spfFindings({spf, dmarc, envelope}: Inspected): Problem[] {
  if (!spf) {
    return [
      found(
        'spf-unknown',
        envelope.ip
          ? 'The message does not show an envelope sender, so SPF cannot be checked.'
          : 'The message does not show which server delivered it, so SPF cannot be checked.',
        envelope.ip && 'Type the envelope sender: the address in the Return-Path header.',
      ),
    ];
  }
  const {result, ip, domain} = spf;
  const name = textPart(domain);
  const says = {
    pass: `SPF passes: ${name} allows ${ip}.`,
    fail: `SPF fails: ${name} does not allow ${ip}.`,
    softfail: `SPF ends in softfail: ${name} says that ${ip} is probably not allowed.`,
    neutral: `SPF is neutral: the record of ${name} does not say whether ${ip} may send.`,
    none: `${name} has no SPF record.`,
    permerror: `The SPF record of ${name} has an error. ${lastWords(spf)}`,
    temperror: `SPF for ${name} could not be checked. ${lastWords(spf)}`,
  }[result];
  const check = dmarc?.checks.find(({kind}) => kind === 'spf');
  return [
    found(SPF_CODES[result], says.trim()),
    ...(result === 'pass' && check?.aligned === 'no'
      ? [
          found(
            'spf-unaligned',
            `SPF passes for ${name}, which is not aligned with the From address.`,
          ),
        ]
      : []),
  ];
}

function lastWords({trace}: SpfStep): string {
  return trace.findLast(({kind}) => kind === 'error')?.says ?? '';
}

function dkimFindings({signatures, dmarc, shape}: Inspected): Problem[] {
  if (signatures.length === 0) {
    return [found('dkim-none', 'The message has no DKIM signature.')];
  }
  return signatures.flatMap((one) => {
    const domain = one.signature.domain || 'no domain';
    const unaligned = dmarc?.checks.some(
      (check) =>
        check.kind === 'dkim' && check.domain === domain && check.aligned === 'no',
    );
    if (one.result === 'pass') {
      return [
        found('dkim-pass', `The DKIM signature of ${domain} is valid.`),
        ...(unaligned
          ? [
              found(
                'dkim-unaligned',
                `The signature of ${domain} is not aligned with the From address.`,
              ),
            ]
          : []),
        ...keyFindings(one),
      ];
    }
    const {message, cure} = one.reason;
    return [
      one.result === 'neutral' && shape.mime === undefined
        ? found('dkim-unsure', `The DKIM signature of ${domain}: ${message}`)
        : found(
            one.result === 'neutral' || one.result === 'temperror'
              ? 'dkim-unsure'
              : 'dkim-fail',
            `The DKIM signature of ${domain} ${one.result === 'temperror' ? 'could not be checked' : 'is not valid here'}. ${message}`,
            cure,
          ),
    ];
  });
}

function keyFindings({record, signature}: VerifiedSignature): Problem[] {
  return (record?.key.problems ?? [])
    .filter(({severity}) => severity === 'warning')
    .map(({message, cure}) =>
      found('dkim-key', `The key of ${signature.domain}: ${message}`, cure),
    );
}

function arcFindings({arc: {result, sets, fault}}: Inspected): Problem[] {
  if (result === 'none') {
    return [];
  }
  const sealers = sets.map(({seal}) => seal.domain).filter((domain) => domain !== '');
  return [
    result === 'pass'
      ? found('arc-pass', `The ARC chain is valid. Sealed by ${listed(sealers)}.`)
      : found(
          'arc-fail',
          `The ARC chain is not valid. ${fault?.instance === undefined ? '' : `Set ${fault.instance}: `}${fault?.says ?? ''}`,
          result === 'temperror'
            ? 'Check the message again in a few minutes.'
            : undefined,
        ),
  ];
}

function fieldFindings({shape, route}: Inspected, now: number): Problem[] {
  const {fieldCounts, date, mime} = shape;
  const problems: Problem[] = [];
  if (date === undefined) {
    problems.push(
      found(
        'no-date',
        fieldCounts.has('date')
          ? 'The Date field cannot be read.'
          : 'The message has no Date field.',
      ),
    );
  } else {
    const first = route.find(({at}) => at !== undefined)?.at ?? now;
    if (date > first + DATE_SLACK / 24 || date < first - DATE_SLACK) {
      problems.push(
        found(
          'date-off',
          `The Date field says ${timeInWords(date)}, ${spanInWords(date - first)} ${date > first ? 'after' : 'before'} ${route.some(({at}) => at !== undefined) ? 'the first server took the message' : 'now'}.`,
        ),
      );
    }
  }
  if (!fieldCounts.has('message-id')) {
    problems.push(found('no-message-id', 'The message has no Message-ID field.'));
  }
  if (mime && fieldCounts.has('content-type') && !fieldCounts.has('mime-version')) {
    problems.push(
      found('no-mime-version', 'There is a Content-Type field, but no MIME-Version.'),
    );
  }
  for (const name of ONCE) {
    const count = fieldCounts.get(name) ?? 0;
    if (count > 1) {
      problems.push(
        found('repeated-field', `The message has ${count} ${titleOf(name)} fields.`),
      );
    }
  }
  return problems;
}

function routeFindings(route: readonly Hop[]): Problem[] {
  if (route.length === 0) {
    return [found('no-received', 'The message has no Received field.')];
  }
  return route.flatMap(({delay = 0, by}) => {
    const server = by ?? 'a server without a name';
    if (delay > SLOW) {
      return [
        found(
          'slow-hop',
          `The message waited ${spanInWords(delay)} before it reached ${server}.`,
          `Look at the queue of the server before it. Greylisting and rate limits at ${server} are the usual causes.`,
        ),
      ];
    }
    return delay < -CLOCK_SLACK
      ? [
          found(
            'clock-off',
            `According to the clock of ${server}, the message arrived ${spanInWords(delay)} before the previous server received it.`,
          ),
        ]
      : [];
  });
}

function unsubscribeFindings({unsubscribe, bulk}: Inspected): Problem[] {
  if (!unsubscribe) {
    return [
      bulk
        ? found('unsubscribe-missing', 'This bulk message has no List-Unsubscribe field.')
        : found('unsubscribe-optional', 'There is no List-Unsubscribe field.'),
    ];
  }
  const {oneClick, doubled, https, post, postValid, coveredBy} = unsubscribe;
  if (oneClick) {
    return [found('one-click', 'One-click unsubscribe is complete.')];
  }
  return [
    ...(doubled
      ? [
          found(
            'unsubscribe-repeated',
            'The message has the same unsubscribe field more than once.',
          ),
        ]
      : []),
    ...(https
      ? []
      : [found('unsubscribe-no-https', 'List-Unsubscribe has no HTTPS URL.')]),
    ...(postValid
      ? []
      : [
          found(
            'unsubscribe-no-post',
            post === undefined
              ? 'There is no List-Unsubscribe-Post field.'
              : `List-Unsubscribe-Post is “${post}”, not “List-Unsubscribe=One-Click”.`,
          ),
        ]),
    ...(https && postValid && coveredBy.length === 0
      ? [
          found(
            'unsubscribe-not-signed',
            'No valid DKIM signature covers both unsubscribe fields.',
          ),
        ]
      : []),
  ];
}

function formFindings({shape: {mime, longestLine}}: Inspected): Problem[] {
  const problems: Problem[] = [];
  if (longestLine.octets > MAX_LINE) {
    problems.push(
      found(
        'long-line',
        `Line ${longestLine.number} has ${longestLine.octets} bytes; ${MAX_LINE} are allowed.`,
      ),
    );
  }
  if (!mime) {
    problems.push(found('header-only', 'The message has a header but no body.'));
    return problems;
  }
  const parts = shownParts(mime);
  const html = htmlSize(parts);
  if (html > CLIPPED_AT) {
    problems.push(found('html-clipped', `The HTML part has ${kilobytes(html)}.`));
  } else if (html > CLIPPED_AT * NEAR) {
    problems.push(
      found(
        'html-near-clipping',
        `The HTML part has ${kilobytes(html)} of at most 102 KB.`,
      ),
    );
  }
  const hasText = parts.some(({type, blank}) => type === 'text/plain' && !blank);
  if (html > 0 && !hasText) {
    problems.push(
      found('no-plain-text', 'The message has HTML but no plain text version.'),
    );
  }
  return problems;
}

/** What the DKIM room says of a text is told in the words of this one. */
function repairFinding(problem: Problem): Problem {
  switch (problem.code) {
    case 'eight-bit':
      return found(
        'pasted-letters',
        'The pasted text contains letters that are not ASCII.',
      );
    case 'line-ends':
      return found('bare-line-ends', 'The lines of the file do not end in CRLF.');
    default:
      return problem;
  }
}

/** A field's name as it is usually written. */
export function titleOf(name: string): string {
  return name
    .replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/-Id$/, '-ID');
}
