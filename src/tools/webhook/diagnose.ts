import {bySeverity, type Problem} from '../kit';
import {textOf, toBase64, utf8, type Octets} from './bytes';
import type {FaultCode} from './faults';
import {faultsOf, findWay, type Match, type Space} from './findWay';
import {cut, found} from './found';
import {bodyProblems, jsonOf, memberOf} from './judgeBody';
import {NAMES, pick, readComputed, readSignatures, type Found} from './judgeHeaders';
import {timeProblems} from './judgeTime';
import {readRequest} from './readRequest';
import {hmac, signedContent} from './sign';
import {
  bodyVariants,
  contentVariants,
  hashOf,
  keyVariants,
  readSecret,
  type ReadSecret,
} from './variants';

/** Secrets that are tried. */
const MAX_SECRETS = 10;

export interface Question {
  /** The headers, in any usual form; with the body below an empty line if `body` is empty. */
  headers: string;
  /** The body as the reader's server has it. */
  body: Octets;
  /** The secret of the endpoint, then others to try. */
  secrets: readonly string[];
  /** The signature that the reader's code has computed, or nothing. */
  computed: string;
  /** When the request arrived, in seconds since 1970. */
  now: number;
  /** Whether the reader has said so: otherwise it is the time of the check. */
  isNowGiven: boolean;
}

/** What the code to change is about. */
export type Area = 'body' | 'headers' | 'secret' | 'content' | 'clock';

export interface Diagnosis {
  tone: 'good' | 'unsure' | 'bad';
  stamp: string;
  /** In one sentence. */
  title: string;
  problems: Problem[];
  /** What the first fault is about; nothing for a request without one. */
  area?: Area;
  /** What was compared, to compare it again in one's own code. */
  evidence: {term: string; text: string}[];
}

const SECRET_SAYS: Partial<Record<FaultCode, string>> = {
  'secret-prefix': 'does not begin with whsec_',
  'secret-url-safe': 'is in base64url, with - or _',
  'secret-space': 'has spaces, quotes or a name around it',
  'secret-form':
    'does not hold 24 to 64 bytes in base64 after whsec_, so it was cut off or mistyped',
};

function areaOf(code: string): Area {
  const [first] = code.split('-');
  return first === 'body'
    ? 'body'
    : first === 'secret' || first === 'key'
      ? 'secret'
      : first === 'timestamp'
        ? 'clock'
        : first === 'header' || (first === 'signature' && code !== 'signature-unknown')
          ? 'headers'
          : code === 'signature-unknown'
            ? 'body'
            : 'content';
}

/** The IDs that a body has, which code may take for that of the event. */
function innerIds(json: unknown): [string, string][] {
  const {id, data} = (json ?? {}) as {id?: unknown; data?: unknown};
  return Object.entries({id, ...(typeof data === 'object' ? data : {})}).flatMap(
    ([name, value]): [string, string][] =>
      /id$/i.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
}

/**
 * Finds out why a webhook request is not accepted: checks its signature as the API makes
 * it (Standard Webhooks 1.0.0), then undoes the usual mistakes one and two at a time until
 * the signature matches. Nothing is sent. Never throws for what is in the question.
 *
 * @param events the events of the API by type, as examples
 */
export async function diagnose(
  question: Question,
  events: Readonly<Record<string, unknown>>,
): Promise<Diagnosis> {
  const request = readRequest(question.headers);
  const body =
    question.body.length === 0 && request.body !== undefined
      ? utf8(request.body)
      : question.body;
  const picked = NAMES.map((name) => pick(request.headers, name));
  const values = picked.reduce<Found['values']>(
    (all, one) => ({...all, ...one.values}),
    {},
  );
  const problems = picked.flatMap((one) => one.problems);
  const {'webhook-id': id, 'webhook-timestamp': timestamp} = values;
  const header = values['webhook-signature'];
  const {signatures, problems: formProblems} =
    header === undefined ? {signatures: [], problems: []} : readSignatures(header);
  problems.push(...formProblems);

  const secrets = question.secrets
    .filter((secret) => secret.trim() !== '')
    .slice(0, MAX_SECRETS)
    .map(readSecret);
  if (secrets.length === 0) {
    problems.push(found('secret-missing', 'There is no secret to check with.'));
  }
  secrets.forEach(({code}, at) => {
    if (code) {
      const which = secrets.length > 1 ? `Secret ${String(at + 1)}` : 'The secret';
      problems.push(found(code, `${which} ${SECRET_SAYS[code] ?? ''}.`));
    }
  });
  const ownBodyProblems = bodyProblems(body, request.headers, events);
  const timing = timestamp === undefined ? [] : timeProblems(timestamp, question);

  const json = jsonOf(textOf(body) ?? '');
  const happened = memberOf(json, 'timestamp');
  const space: Space = {
    keys: secrets.map(keyVariants),
    bodies: bodyVariants(body, events),
    contents: contentVariants({
      id: id ?? '',
      timestamp: timestamp ?? '',
      others: innerIds(json),
      ...(typeof happened === 'string' && {happened}),
    }),
  };
  const canCheck =
    id !== undefined &&
    timestamp !== undefined &&
    signatures.length > 0 &&
    secrets.length > 0;
  const match = canCheck ? await findWay(signatures, space) : undefined;
  const wayFaults = match ? faultsOf(match, false) : [];
  if (match) {
    problems.push(...wayFaults);
    if (match.secret > 0) {
      problems.push(
        found(
          'secret-other',
          `The signature matches secret ${String(match.secret + 1)} instead of the first one.`,
        ),
      );
    }
    if (signatures.length > 1) {
      problems.push(
        found(
          'signature-several',
          `The header has ${String(signatures.length)} signatures, and number ${String(match.signature + 1)} matches the secret.`,
        ),
      );
    }
    if (wayFaults.length === 0) {
      problems.push(
        found('signature-valid', 'The signature matches the body and the secret.'),
      );
    }
  }
  // A body whose signature matches is whole, whatever else is said of it.
  const isBodyRight = match !== undefined && match.body.code === undefined;
  problems.push(
    ...ownBodyProblems.filter(({severity}) => !isBodyRight || severity === 'note'),
    ...timing,
  );
  if (canCheck && !match) {
    problems.push(
      found(
        'signature-unknown',
        ownBodyProblems.some(({severity}) => severity === 'error')
          ? 'No signature can match, because the body is incomplete.'
          : 'No signature matches this body and this secret, and undoing the usual mistakes does not help.',
      ),
    );
  }
  problems.push(...(await judgeComputed(question.computed, space, secrets, match)));

  const evidence = await evidenceOf(secrets, body, {id, timestamp, header});
  return {...verdictOf(problems, match !== undefined), evidence};
}

/** What the reader's own signature tells of the reader's code. */
async function judgeComputed(
  given: string,
  space: Space,
  secrets: readonly ReadSecret[],
  match: Match | undefined,
): Promise<Problem[]> {
  if (given.trim() === '' || secrets.length === 0) {
    return [];
  }
  const {octets, isHex} = readComputed(given);
  if (!octets || !hashOf(octets.length)) {
    return [
      found(
        'computed-form',
        `“${cut(given.trim())}” is not a signature: an HMAC with SHA-256 has 32 bytes.`,
      ),
    ];
  }
  const way = await findWay([octets], space);
  if (!way) {
    return [
      found(
        'computed-unknown',
        'None of the mistakes that this page knows leads to the signature your code computed.',
      ),
    ];
  }
  const encoding = isHex
    ? [found('computed-encoding', 'Your code writes the signature in hexadecimal.')]
    : [];
  const own = [
    ...faultsOf(way, true),
    ...(way.secret > 0
      ? [found('secret-other', `Your code signed with secret ${String(way.secret + 1)}.`)]
      : []),
  ];
  // A body that is not the one that was sent has been found at fault already.
  const rest = own.filter(
    ({code}) => code !== match?.body.code || !code.startsWith('body'),
  );
  return rest.length + encoding.length > 0
    ? [...rest, ...encoding]
    : [found('computed-right', 'Your code computes what this page computes.')];
}

function verdictOf(
  problems: readonly Problem[],
  isMatch: boolean,
): Omit<Diagnosis, 'evidence'> {
  const sorted = bySeverity(problems);
  const [first] = sorted;
  const isBad = first?.severity === 'error';
  const isUnsure = first?.severity === 'warning';
  const area = first && (isBad || isUnsure) ? areaOf(first.code) : undefined;
  return {
    tone: isBad ? 'bad' : isUnsure ? 'unsure' : 'good',
    stamp: isBad ? 'Rejected' : isUnsure ? 'Look again' : 'Genuine',
    title: isBad
      ? (TITLES[first.code as FaultCode] ??
        (isMatch
          ? 'We know why this request is rejected'
          : 'This request cannot be verified as it is'))
      : isUnsure
        ? 'The signature is valid, but see the warning'
        : 'The request is genuine. If your server rejects it, the cause is in its code',
    problems: sorted,
    ...(area && {area}),
  };
}

/** The faults that are asked about most, as the answer to why. */
const TITLES: Partial<Record<FaultCode, string>> = {
  'header-missing': 'A header did not reach your server',
  'header-renamed': 'A header reached your server under another name',
  'timestamp-old': 'The request was verified too late, or your clock is wrong',
  'timestamp-future': 'The clock is wrong',
  'body-rewritten': 'The body was parsed and serialized again',
  'body-key-order': 'The body was parsed and serialized again',
  'body-escaped': 'The body was parsed and serialized again',
  'body-empty': 'The body was gone before it was verified',
  'body-short': 'The body is not complete',
  'secret-other': 'Your server has the secret of another endpoint, or an old one',
  'key-not-decoded': 'The secret was not decoded from base64',
  'signature-unknown': 'The signature does not match this body and this secret',
};

/** What the page has compared. The key itself is never shown. */
async function evidenceOf(
  secrets: readonly ReadSecret[],
  body: Octets,
  {
    id = '',
    timestamp = '',
    header,
  }: {
    id: string | undefined;
    timestamp: string | undefined;
    header: string | undefined;
  },
): Promise<Diagnosis['evidence']> {
  const [first] = secrets;
  const text = textOf(body) ?? '';
  return [
    ...(header === undefined ? [] : [{term: 'Signature in the header', text: header}]),
    ...(first?.key
      ? [
          {
            term: 'Signature for this body and the first secret',
            text: `v1,${toBase64(await hmac(first.key, signedContent(id, timestamp, body)))}`,
          },
          {term: 'Length of the key', text: `${String(first.key.length)} bytes`},
        ]
      : []),
    {term: 'Length of the body', text: `${String(body.length)} bytes`},
    {
      term: 'What is signed',
      text: `${id}.${timestamp}.${text.length > 200 ? `${text.slice(0, 200)}…` : text}`,
    },
  ];
}
