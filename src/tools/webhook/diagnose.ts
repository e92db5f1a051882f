import {bySeverity, type Problem} from '../kit';
import {
  fromBase64,
  fromHex,
  fromUrlSafe,
  isSame,
  textOf,
  toBase64,
  utf8,
  type Octets,
} from './bytes';
import {faults, type FaultCode} from './faults';
import {readRequest, type RequestHeader} from './readRequest';
import {hmac, signedContent, type Hash} from './sign';
import {
  bodyVariants,
  contentVariants,
  hashOf,
  keyVariants,
  readSecret,
  type ReadSecret,
  type Variant,
} from './variants';

/** Seconds that the timestamp may be away from now, as in the verifiers of the docs. */
const TOLERANCE = 300;

/** Octets of a body up to which two faults at a time are looked for. */
const SMALL_BODY = 20_000;
/** Secrets that are tried. */
const MAX_SECRETS = 10;

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

type Name = (typeof NAMES)[number];

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

const found = (code: FaultCode, message: string): Problem => ({
  code,
  message,
  ...faults[code],
});

/** `2 minutes and 5 seconds` */
function spanOf(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const;
  let left = Math.round(Math.abs(seconds));
  const parts: string[] = [];
  for (const [length, unit] of units) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) {
      parts.push(`${String(count)} ${unit}${count === 1 ? '' : 's'}`);
    }
  }
  return parts.slice(0, 2).join(' and ') || '0 seconds';
}

/* Headers */

interface Found {
  values: Partial<Record<Name, string>>;
  problems: Problem[];
}

/** The header of a name: itself, or one whose name only ends with it. */
function pick(headers: readonly RequestHeader[], name: Name): Found {
  const problems: Problem[] = [];
  const own = headers.filter((header) => header.name === name && header.value !== '');
  const [, last = ''] = name.split('-');
  const renamed = headers.find(
    (header) =>
      header.value !== '' &&
      new RegExp(`(?:^|-)(?:webhook|svix)-?${last}$`).test(header.name),
  );
  const header = own[0] ?? renamed;
  if (!header) {
    return {
      values: {},
      problems: [found('header-missing', `There is no header ${name}.`)],
    };
  }
  if (!own[0]) {
    problems.push(
      found(
        'header-renamed',
        `${name} arrived as ${header.written}, so code that reads ${name} finds nothing.`,
      ),
    );
  } else if (header.written.includes('_')) {
    problems.push(found('header-cgi', `${header.written} is the header ${name}.`));
  }
  if (header.isFolded) {
    problems.push(found('header-folded', `${header.written} goes on in the next line.`));
  }
  if (header.isQuoted && header.value !== '') {
    problems.push(
      found('header-quoted', `Quotes stand around the value of ${header.written}.`),
    );
  }
  const other = own.find(({value}) => value !== header.value);
  if (other) {
    problems.push(
      found(
        'header-repeated',
        `${name} is there twice, as ${cut(header.value)} and as ${cut(other.value)}.`,
      ),
    );
  }
  return {values: {[name]: header.value}, problems};
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/* Signatures */

/** The signatures of the header, with what is wrong with their form. */
function readSignatures(header: string): {signatures: Octets[]; problems: Problem[]} {
  const problems: Problem[] = [];
  const commas = header.replace(/,\s*(?=v\d+[a-z]?,)/g, ' ');
  if (commas !== header) {
    problems.push(
      found('signature-comma', 'Commas stand between the signatures of the header.'),
    );
  }
  const pluses = commas.replace(/ (?!v\d+[a-z]?,)(?=\S)/g, '+');
  if (pluses !== commas && fromBase64(pluses.replace(/^v\d+,/, ''))?.length === 32) {
    problems.push(
      found(
        'signature-plus',
        'There is a space inside of the signature, where base64 has a plus sign.',
      ),
    );
  }
  const tokens = (problems.some(({code}) => code === 'signature-plus') ? pluses : commas)
    .split(/\s+/)
    .filter((token) => token !== '');
  const signatures = tokens.flatMap((token) => {
    const [, version, value = ''] = /^(?:(v\d+[a-z]?)[,=])?(.*)$/.exec(token) ?? [];
    if (version !== undefined && version !== 'v1') {
      return [];
    }
    if (version === undefined) {
      problems.push(
        found('signature-version', `${cut(token)} has no version before it.`),
      );
    }
    const hex = value.length === 64 ? fromHex(value) : undefined;
    const octets = hex ?? fromBase64(fromUrlSafe(value));
    if (hex || (octets && fromUrlSafe(value) !== value)) {
      problems.push(
        found(
          'signature-encoding',
          `The signature is in ${hex ? 'hexadecimal' : 'base64 for URLs'}.`,
        ),
      );
    }
    if (octets?.length !== 32) {
      problems.push(
        found(
          'signature-form',
          `${cut(token)} is not a signature: it ${octets ? `holds ${String(octets.length)} bytes instead of 32` : 'is not base64'}.`,
        ),
      );
    }
    return octets ? [octets] : [];
  });
  if (signatures.length === 0 && problems.length === 0) {
    problems.push(found('signature-form', 'The header has no signature of version v1.'));
  }
  return {signatures, problems};
}

/** What the reader's code has computed, as octets. */
function readComputed(given: string): {octets?: Octets; isHex: boolean} {
  const bare = given
    .trim()
    .replace(/^['"]|['"]$/g, '')
    .replace(/^v1[,=]/, '');
  const hex = /^[\da-f]{40}$|^[\da-f]{64}$|^[\da-f]{128}$/i.test(bare)
    ? fromHex(bare)
    : undefined;
  const octets = hex ?? fromBase64(fromUrlSafe(bare));
  return {...(octets && {octets}), isHex: hex !== undefined};
}

/* Search */

interface Match {
  key: Variant<Octets>;
  body: Variant<Octets>;
  content: Variant<(body: Octets) => Octets>;
  hash: Hash;
  /** Place among the secrets. */
  secret: number;
  /** Place among the signatures. */
  signature: number;
}

interface Space {
  keys: readonly (readonly Variant<Octets>[])[];
  bodies: readonly Variant<Octets>[];
  contents: readonly Variant<(body: Octets) => Octets>[];
}

const isFaulty = ({code}: Variant<unknown>) => (code === undefined ? 0 : 1);

/** The way with the fewest faults that leads to one of the signatures. */
async function findWay(
  targets: readonly Octets[],
  {keys, bodies, contents}: Space,
): Promise<Match | undefined> {
  const most = (bodies[0]?.value.length ?? 0) > SMALL_BODY ? 1 : 2;
  const hashes = new Set(targets.flatMap(({length}) => hashOf(length) ?? []));
  for (let faulty = 0; faulty <= most; faulty += 1) {
    for (const hash of hashes) {
      for (const [secret, ways] of keys.entries()) {
        for (const key of ways) {
          for (const body of bodies) {
            for (const content of contents) {
              if (isFaulty(key) + isFaulty(body) + isFaulty(content) === faulty) {
                const made = await hmac(key.value, content.value(body.value), hash);
                const signature = targets.findIndex((target) => isSame(target, made));
                if (signature >= 0) {
                  return {key, body, content, hash, secret, signature};
                }
              }
            }
          }
        }
      }
    }
  }
  return undefined;
}

/** The faults of a way, in sentences that begin with who is at fault. */
function faultsOf({key, body, content, hash}: Match, isOwn: boolean): Problem[] {
  const made = isOwn ? 'Your code used' : 'The signature was made with';
  return [
    ...(hash === 'SHA-256' ? [] : [found('hash-other', `${made} HMAC and ${hash}.`)]),
    ...(key.code ? [found(key.code, `${made} the wrong key: ${key.as}.`)] : []),
    ...(content.code
      ? [
          found(
            content.code,
            `${isOwn ? 'Your code signed' : 'The signature covers'} ${content.as}.`,
          ),
        ]
      : []),
    ...(body.code
      ? [
          found(
            body.code,
            isOwn
              ? `Your code signed ${body.as} instead of the body that arrived.`
              : `The signature fits ${body.as}. The body you pasted is different, so something changed it.`,
          ),
        ]
      : []),
  ];
}

/* The parts of a request that can be judged alone */

function bodyProblems(
  body: Octets,
  headers: readonly RequestHeader[],
  events: Readonly<Record<string, unknown>>,
): Problem[] {
  const problems: Problem[] = [];
  const text = textOf(body);
  const said = headers.find(({name}) => name === 'content-length')?.value;
  const length = said !== undefined && /^\d{1,15}$/.test(said) ? Number(said) : undefined;
  if (body.length === 0) {
    return [found('body-empty', 'The body is empty.')];
  }
  if (text?.trim() === '[object Object]') {
    return [
      found(
        'body-object',
        'The body is “[object Object]”, which is how JavaScript prints an object.',
      ),
    ];
  }
  if (body[0] === 0x1f && body[1] === 0x8b) {
    return [found('body-compressed', 'The body begins with the two bytes of gzip.')];
  }
  const sizes = `The body has ${String(body.length)} bytes, and Content-Length says ${String(length)}.`;
  const json = jsonOf(text ?? '');
  if (length !== undefined && body.length < length) {
    problems.push(found('body-short', sizes));
  } else if (
    json === undefined &&
    /^\s*\{/.test(text ?? '') &&
    !/\}\s*$/.test(text ?? '')
  ) {
    problems.push(
      found('body-short', 'The JSON of the body breaks off before its last bracket.'),
    );
  }
  if (length !== undefined && body.length > length) {
    problems.push(found('body-long', sizes));
  }
  if (text?.includes('\ufffd')) {
    problems.push(
      found(
        'body-lost',
        'The body has replacement characters (�), which stand for bytes that could not be decoded.',
      ),
    );
  }
  if (json !== undefined && problems.length === 0) {
    const type = memberOf(json, 'type');
    if (typeof type !== 'string' || !Object.hasOwn(events, type)) {
      problems.push(
        found(
          'body-not-event',
          typeof type === 'string'
            ? `The API has no event ${cut(type)}.`
            : 'The body has no field “type”, which every event has.',
        ),
      );
    }
  }
  return problems;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function timeProblems(
  timestamp: string,
  {now, isNowGiven}: Pick<Question, 'now' | 'isNowGiven'>,
): Problem[] {
  if (!/^\d{1,16}$/.test(timestamp)) {
    return [found('timestamp-form', `“${cut(timestamp)}” is not a number of seconds.`)];
  }
  const time = Number(timestamp);
  if (time > 1e11) {
    return [
      found(
        'timestamp-milliseconds',
        `${timestamp} has ${String(timestamp.length)} digits, so it is in milliseconds.`,
      ),
    ];
  }
  const age = now - time;
  if (Math.abs(age) <= TOLERANCE) {
    return [];
  }
  const span = spanOf(age);
  if (age < 0) {
    return [
      found(
        'timestamp-future',
        `The timestamp is ${span} ahead of ${isNowGiven ? 'the time of arrival' : 'the clock of this computer'}, and five minutes are allowed.`,
      ),
    ];
  }
  return [
    isNowGiven
      ? found(
          'timestamp-old',
          `The request arrived ${span} after its timestamp, and five minutes are allowed.`,
        )
      : found(
          'timestamp-maybe-old',
          `The timestamp is ${span} old by the clock of this computer.`,
        ),
  ];
}

const SECRET_SAYS: Partial<Record<FaultCode, string>> = {
  'secret-prefix': 'does not begin with whsec_',
  'secret-url-safe': 'is in base64 for URLs, with - or _',
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
 * the signature fits. Nothing is sent. Never throws for what is in the question.
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
          `The signature fits secret ${String(match.secret + 1)}, rather than the first one.`,
        ),
      );
    }
    if (signatures.length > 1) {
      problems.push(
        found(
          'signature-several',
          `The header has ${String(signatures.length)} signatures, and number ${String(match.signature + 1)} fits the secret.`,
        ),
      );
    }
    if (wayFaults.length === 0) {
      problems.push(
        found('signature-valid', 'The signature fits the body and the secret.'),
      );
    }
  }
  // A body whose signature fits is whole, whatever else is said of it.
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
          ? 'No signature fits, and it cannot while the body is not whole.'
          : 'No signature fits this body with this secret, and undoing the usual mistakes does not help.',
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
  'signature-unknown': 'The signature does not fit this body and this secret',
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
