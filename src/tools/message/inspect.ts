import {
  readMessage,
  type ArcChain,
  type HeaderField,
  type VerifiedSignature,
} from '../dkim';
import type {DmarcEvaluation, DmarcMessage} from '../dmarc';
import {remember, type Resolver} from '../dns';
import {bySeverity, loadPart} from '../kit';
import {readDate} from './date';
import {findEnvelope, type Envelope, type TypedEnvelope} from './envelope';
import {findingsOf} from './findings';
import type {Identities, MessageInspection, Shape, SpfStep} from './inspection';
import {readParts} from './mime';
import {mendPaste} from './paste';
import {readRoute} from './received';
import {readUnsubscribe} from './unsubscribe';
import {decodeWords, display, hasTricks, readMailboxes} from './words';

interface InspectOptions {
  typed?: TypedEnvelope;
  /** Seconds since 1970. */
  now?: number;
}

/**
 * Checks a received message as its receiver would: SPF (RFC 7208), DKIM (RFC 6376), ARC
 * (RFC 8617) and DMARC (RFC 9989), and beside these its route, its unsubscribe fields and
 * its form.
 *
 * @param message a pasted text, or the octets of a file
 * @param resolver asked for the SPF, DKIM and DMARC records; nothing of the message beside
 *   names and addresses goes to it
 * @throws only what the resolver throws that is no `DnsError`, such as a signal's reason, and
 *   an Error with a sentence for visitors where an engine cannot be loaded
 */
export async function inspectMessage(
  message: string | Uint8Array,
  resolver: Resolver,
  {typed = {}, now = Date.now() / 1_000}: InspectOptions = {},
): Promise<MessageInspection> {
  const once = remember(resolver);
  const mended = typeof message === 'string' ? mendPaste(message) : undefined;
  const text = mended?.text ?? message;
  const read = readMessage(text);
  const {fields} = read;
  const route = readRoute(valuesOf(fields, 'received'));
  const envelope = findEnvelope(fields, typed);
  // A signature counts at the time when the message came in (RFC 6376, 3.5, x=).
  const arrived = route.at(-1)?.at;
  const judgedAt = arrived !== undefined && arrived < now ? arrived : now;
  const [signatures, arc, spf] = await Promise.all([
    verifySignatures(text, fields, once, judgedAt),
    verifyChain(text, fields, once),
    checkSpf(envelope, once),
  ]);
  const passed = signatures.filter(({result}) => result === 'pass');
  const fromDomain = read.fromDomain;
  const fromFields = valuesOf(fields, 'from');
  const dmarc =
    fromDomain === undefined || fromFields.length !== 1
      ? undefined
      : await evaluate(
          {
            fromDomain,
            dkimDomains: passed.map(({signature}) => signature.domain),
            ...(spf?.result === 'pass' && {spfDomain: spf.domain}),
          },
          once,
        );
  const unsubscribe = readUnsubscribe(
    fields,
    passed.map(({signature: {domain, headers}}) => ({domain, headers})),
  );
  const base = {
    readable: fields.length > 0,
    envelope,
    ...(spf && {spf}),
    signatures,
    arc,
    ...(dmarc && {dmarc}),
    ...(fromDomain && {fromDomain}),
    identities: identitiesOf(fields),
    route,
    ...(unsubscribe && {unsubscribe}),
    bulk: isBulk(fields),
    shape: shapeOf(fields, read.body),
    // Line ends and letters beyond ASCII change with every paste, so they are no news there.
    repairs: [
      ...(mended?.problems ?? []),
      ...read.problems.filter(
        ({code}) =>
          code === 'eight-bit' || (mended === undefined && code === 'line-ends'),
      ),
    ],
  };
  return {...base, findings: bySeverity(findingsOf(base, now))};
}

function valuesOf(fields: readonly HeaderField[], name: string): string[] {
  return fields.filter((field) => field.name === name).map(({value}) => value);
}

const loadSignatures = () => loadPart(() => import('./signaturePart'));

async function verifySignatures(
  message: string | Uint8Array,
  fields: readonly HeaderField[],
  resolver: Resolver,
  now: number,
): Promise<VerifiedSignature[]> {
  if (!fields.some(({name}) => name === 'dkim-signature')) {
    return [];
  }
  const {verifyMessage} = await loadSignatures();
  return (await verifyMessage(message, resolver, {now})).signatures;
}

async function verifyChain(
  message: string | Uint8Array,
  fields: readonly HeaderField[],
  resolver: Resolver,
): Promise<ArcChain> {
  if (!fields.some(({name}) => name.startsWith('arc-'))) {
    return {result: 'none', sets: []};
  }
  const {verifyArc} = await loadSignatures();
  return verifyArc(message, resolver);
}

async function evaluate(
  message: DmarcMessage,
  resolver: Resolver,
): Promise<DmarcEvaluation> {
  const {evaluateDmarc} = await loadPart(() => import('./dmarcPart'));
  return evaluateDmarc(message, resolver);
}

/** RFC 7208, 2.4: MAIL FROM, or postmaster at the HELO name where it is empty. */
async function checkSpf(
  {ip, sender, helo}: Envelope,
  resolver: Resolver,
): Promise<SpfStep | undefined> {
  const address = sender?.value ?? '';
  const byHelo = !address.includes('@');
  if (!ip || (byHelo && !helo)) {
    return undefined;
  }
  const domain = byHelo
    ? (helo?.value ?? '')
    : address.slice(address.lastIndexOf('@') + 1);
  const {checkHost} = await loadPart(() => import('./spfPart'));
  const check = await checkHost(
    {ip: ip.value, sender: byHelo ? '' : address, helo: helo?.value ?? domain},
    resolver,
  );
  return {...check, ip: ip.value, domain: domain.toLowerCase(), byHelo};
}

/** Fields whose text people read. */
const READ_BY_PEOPLE = ['from', 'reply-to', 'sender', 'subject', 'to'];

function identitiesOf(fields: readonly HeaderField[]): Identities {
  const senders = valuesOf(fields, 'from');
  const [subject] = valuesOf(fields, 'subject');
  const returnPath = valuesOf(fields, 'return-path').flatMap(readMailboxes)[0];
  return {
    from: senders.flatMap(readMailboxes),
    fromFields: senders.length,
    ...(returnPath && {returnPath}),
    replyTo: valuesOf(fields, 'reply-to').flatMap(readMailboxes),
    ...(subject !== undefined && {subject: display(subject)}),
    tricks: READ_BY_PEOPLE.filter((name) =>
      valuesOf(fields, name).some((value) => hasTricks(decodeWords(value))),
    ),
  };
}

/** RFC 2369 and RFC 2919: fields of lists; Precedence is older than any of them. */
function isBulk(fields: readonly HeaderField[]): boolean {
  return (
    fields.some(({name}) => name === 'list-id' || name === 'feedback-id') ||
    valuesOf(fields, 'precedence').some((value) => /bulk|list|junk/i.test(value))
  );
}

function shapeOf(fields: readonly HeaderField[], body: string | undefined): Shape {
  const header = fields.map(({raw}) => raw).join('\r\n');
  const fieldCounts = new Map<string, number>();
  for (const {name} of fields) {
    fieldCounts.set(name, (fieldCounts.get(name) ?? 0) + 1);
  }
  const whole = body === undefined ? header : `${header}\r\n\r\n${body}`;
  const date = readDate(valuesOf(fields, 'date')[0] ?? '');
  return {
    octets: whole.length,
    ...(body !== undefined && {mime: readParts(fields, body)}),
    longestLine: longestLine(whole),
    ...(date !== undefined && {date}),
    fieldCounts,
  };
}

function longestLine(text: string): Shape['longestLine'] {
  let longest = {octets: 0, number: 1};
  for (const [index, line] of text.split('\r\n').entries()) {
    if (line.length > longest.octets) {
      longest = {octets: line.length, number: index + 1};
    }
  }
  return longest;
}
