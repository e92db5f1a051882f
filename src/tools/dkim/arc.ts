import {remember, type Resolver} from '../dns';
import {octetsOf} from './bytes';
import {headerData, withoutSignature} from './canonical';
import {createVerifier, webCrypto} from './crypto';
import {readMessage, type HeaderField} from './message';
import {parseSignature, type DkimSignature} from './signature';
import {chooseRecord, findKey, judge, keyObstacle} from './verify';

/** Sets of one chain (RFC 8617, 4.2.1). */
const MAX_SETS = 50;

/** One ARC set: what a server that passed the message on saw, signed and sealed. */
export interface ArcSet {
  /** `i`, from 1. */
  instance: number;
  /** The value of ARC-Authentication-Results, without its `i=`. */
  results: string;
  /** ARC-Message-Signature. */
  message: DkimSignature;
  /** ARC-Seal. */
  seal: DkimSignature;
  /** `cv` of the seal, in small letters: what the server thought of the chain before it. */
  chain: string;
}

/** Why a chain is not valid. */
export interface ArcFault {
  /** The set that is to blame, where it is one of them. */
  instance?: number;
  /** In a sentence. */
  says: string;
}

export interface ArcChain {
  /** RFC 8617, 4.4; 'temperror' where DNS gave no response. */
  result: 'none' | 'pass' | 'fail' | 'temperror';
  /** Those that could be read, the oldest first. */
  sets: ArcSet[];
  /** Missing with 'none' and 'pass'. */
  fault?: ArcFault;
}

type Part = 'results' | 'message' | 'seal';

const PARTS: ReadonlyMap<string, Part> = new Map([
  ['arc-authentication-results', 'results'],
  ['arc-message-signature', 'message'],
  ['arc-seal', 'seal'],
]);

interface Fields extends ArcSet {
  field: Record<Part, HeaderField>;
}

/**
 * Validates the ARC chain of a message (RFC 8617, 5.2): its structure, the latest message
 * signature, and every seal. Never throws on any text.
 *
 * @param message as for `verifyMessage`
 * @throws only what the resolver throws that is no `DnsError`
 */
export async function verifyArc(
  message: string | Uint8Array,
  resolver: Resolver,
): Promise<ArcChain> {
  const read = readMessage(message);
  const {sets, fault} = readSets(read.fields);
  const shown = sets.map(({field: _, ...set}) => set);
  if (fault) {
    return {result: 'fail', sets: shown, fault};
  }
  const last = sets.at(-1);
  if (!last) {
    return {result: 'none', sets: []};
  }
  const once = remember(resolver);
  const end = (result: 'fail' | 'temperror', instance: number, says: string) =>
    ({result, sets: shown, fault: {instance, says}}) as const;
  const {result, reason} = await judge(read, last.message, last.field.message, once);
  if (result !== 'pass') {
    return end(result === 'temperror' ? result : 'fail', last.instance, reason.message);
  }
  for (const [index, set] of [...sets.entries()].reverse()) {
    const broken = await sealFault(set, sets.slice(0, index), once);
    if (broken) {
      return end(broken.result, set.instance, broken.says);
    }
  }
  return {result: 'pass', sets: shown};
}

/** Steps 1 to 3 of RFC 8617, 5.2: every set whole, and each seal on a valid chain. */
function readSets(fields: readonly HeaderField[]): {sets: Fields[]; fault?: ArcFault} {
  const found = new Map<number, Partial<Record<Part, HeaderField>>>();
  for (const field of fields) {
    const part = PARTS.get(field.name);
    if (!part) {
      continue;
    }
    const instance = instanceOf(field.value);
    if (instance === undefined || instance < 1 || instance > MAX_SETS) {
      return {
        sets: [],
        fault: {says: `An ${field.name} field has no number (i=) from 1 to ${MAX_SETS}.`},
      };
    }
    const set = found.get(instance) ?? {};
    if (set[part]) {
      return {sets: [], fault: {instance, says: `There are two ${field.name} fields.`}};
    }
    found.set(instance, {...set, [part]: field});
  }
  const sets: Fields[] = [];
  for (let instance = 1; instance <= found.size; instance += 1) {
    const {results, message, seal} = found.get(instance) ?? {};
    if (!results || !message || !seal) {
      return {sets, fault: {instance, says: 'One of its three fields is missing.'}};
    }
    const set = readSet(instance, {results, message, seal});
    sets.push(set);
    const says = setFault(set);
    if (says) {
      return {sets, fault: {instance, says}};
    }
  }
  return {sets};
}

/** `i` of a field; ARC-Authentication-Results begins with it. */
function instanceOf(value: string): number | undefined {
  const digits =
    /(?:^|;)[ \t\r\n]{0,200}i[ \t\r\n]{0,200}=[ \t\r\n]{0,200}(\d{1,3})/.exec(value)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function readSet(instance: number, field: Record<Part, HeaderField>): Fields {
  const seal = parseSignature(field.seal.value, 'arc-seal');
  return {
    instance,
    results: field.results.value
      .replace(/^[^;]{0,200};/, '')
      .replace(/\s+/g, ' ')
      .trim(),
    message: parseSignature(field.message.value, 'arc-message'),
    seal,
    chain: (seal.tags['cv'] ?? '').toLowerCase(),
    field,
  };
}

function setFault({instance, seal, message, chain}: ArcSet): string | undefined {
  if (chain === 'fail') {
    return 'The server found the chain broken and sealed it as such (cv=fail).';
  }
  const expected = instance === 1 ? 'none' : 'pass';
  if (chain !== expected) {
    return `Its seal has cv=${chain.slice(0, 20) || '(nothing)'}, but only cv=${expected} is allowed.`;
  }
  if (seal.tags['h'] !== undefined) {
    return 'Its seal has an h= tag, which is not allowed.';
  }
  if (message.headers.includes('arc-seal')) {
    return 'Its message signature includes ARC-Seal, which is not allowed.';
  }
  const fault = [...message.problems, ...seal.problems].find(
    ({severity}) => severity === 'error',
  );
  return fault?.message;
}

/**
 * Checks the seal of a set, which covers the sets before it as well (RFC 8617, 5.1.1).
 *
 * @param set one in which `setFault` found no fault, so its seal names a key
 */
async function sealFault(
  {seal, field}: Fields,
  before: readonly Fields[],
  resolver: Resolver,
): Promise<{result: 'fail' | 'temperror'; says: string} | undefined> {
  const name = seal.keyName ?? '';
  const answer = await findKey(name, resolver);
  if ('result' in answer) {
    return {result: 'temperror', says: answer.reason.message};
  }
  const key = chooseRecord(answer.records)?.key;
  const obstacle = key && keyObstacle(key, seal);
  if (!key?.publicKey || obstacle) {
    return {result: 'fail', says: obstacle?.message ?? `There is no key at ${name}.`};
  }
  const subtle = webCrypto();
  const verifier = subtle && (await createVerifier(subtle, key.publicKey));
  if (!verifier) {
    return {result: 'fail', says: `This browser cannot verify ${seal.algorithm}.`};
  }
  const raws = [
    ...before.flatMap(({field: {results, message, seal: own}}) => [
      results.raw,
      message.raw,
      own.raw,
    ]),
    field.results.raw,
    field.message.raw,
  ];
  const data = headerData(raws, withoutSignature(field.seal, seal), 'relaxed');
  return (await verifier(seal.signature, octetsOf(data)))
    ? undefined
    : {result: 'fail', says: 'Its seal does not match the ARC fields of the message.'};
}
