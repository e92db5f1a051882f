import {readClient} from '../spf';
import {findIp, isInnerIp, readReceived, type Hop} from './received';
import {readMailboxes, unfold} from './words';

/** Where a part of the envelope was found. */
export type EnvelopeSource =
  | 'typed'
  | 'Received-SPF'
  | 'Authentication-Results'
  | 'Received'
  | 'Return-Path';

export interface EnvelopePart {
  value: string;
  source: EnvelopeSource;
}

/** What the server that took the message in was told, as far as the message shows it. */
export interface Envelope {
  /** Address of the client. */
  ip?: EnvelopePart;
  /** MAIL FROM; empty for a bounce. */
  sender?: EnvelopePart;
  helo?: EnvelopePart;
}

/** What the visitor knows better than the message. */
export interface TypedEnvelope {
  ip?: string;
  sender?: string;
}

interface Field {
  name: string;
  value: string;
}

/** What a server noted of its own SPF check (RFC 7208, 9.1; RFC 8601, 2.7.2). */
interface Note {
  source: EnvelopeSource;
  ip?: string;
  sender?: string;
  helo?: string;
}

/** A tag's value in a field: `name=value` or `name="value"`. */
function tagOf(line: string, name: string): string | undefined {
  const value = new RegExp(
    `(?:^|[\\s;(])${name}\\s{0,5}=\\s{0,5}(?:"([^"]{0,320})"|([^\\s;()"]{0,320}))`,
    'i',
  ).exec(line);
  return value ? (value[1] ?? value[2]) : undefined;
}

function noteOf({name, value}: Field): Note | undefined {
  const line = unfold(value);
  if (name === 'received-spf') {
    const ip = tagOf(line, 'client-ip') ?? '';
    return note(
      'Received-SPF',
      findIp(ip),
      tagOf(line, 'envelope-from'),
      tagOf(line, 'helo'),
    );
  }
  if (name !== 'authentication-results') {
    return undefined;
  }
  // From the method to the next one: other methods name other addresses.
  const spf = /(?:^|;)\s{0,20}spf\s{0,5}=[^;]{0,1000}/i.exec(line)?.[0] ?? '';
  const said =
    /(?:designates|sender IP is|client-ip=|does not designate)\s{0,5}([\da-f:.]{3,45})/i.exec(
      spf,
    )?.[1];
  const sender = tagOf(spf, 'smtp\\.mailfrom');
  return spf === ''
    ? undefined
    : note(
        'Authentication-Results',
        findIp(said ?? ''),
        sender,
        tagOf(spf, 'smtp\\.helo'),
      );
}

function note(
  source: EnvelopeSource,
  ip: string | undefined,
  sender: string | undefined,
  helo: string | undefined,
): Note {
  return {
    source,
    ...(ip && {ip}),
    ...(sender !== undefined && {sender: sender.replace(/^<|>$/g, '')}),
    ...(helo && {helo}),
  };
}

/** The last two labels: near enough to tell whether two hosts belong together. */
function organization(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/\.$/, '').split('.').slice(-2).join('.');
}

/** True for a hop from one server to another of the same owner. */
function isWithinNetwork({helo, by}: Hop): boolean {
  return helo !== undefined && organization(helo) === organization(by);
}

/** A Received field, and its index among the fields. */
interface Place {
  hop: Hop;
  index: number;
}

/**
 * The Received field of the server that took the message in from outside: from the top, the
 * first with a public client address that is not the owner's own. Fields below it are what
 * the sender says, and can be made up.
 */
function borderOf(hops: readonly Place[]): Place | undefined {
  const outside = hops.filter(({hop}) => hop.ip !== undefined && !isInnerIp(hop.ip));
  return outside.find(({hop}) => !isWithinNetwork(hop)) ?? outside[0];
}

/**
 * Whether the receiver made a note, rather than a server before it: a Received field beside it
 * has the same client, and it stands above the border or directly below it.
 *
 * @param ip the client in the note
 */
function isBelieved(
  ip: string | undefined,
  index: number,
  hops: readonly Place[],
  border: Place | undefined,
): boolean {
  const above = hops.filter((hop) => hop.index < index).at(-1);
  const below = hops.find((hop) => hop.index > index);
  const agrees =
    hops.length === 0 || ip === undefined || above?.hop.ip === ip || below?.hop.ip === ip;
  const isReceivers =
    !border ||
    index < border.index ||
    (above === border && (ip === undefined || ip === border.hop.ip));
  return agrees && isReceivers;
}

/**
 * Finds the envelope of a received message. What the receiver noted of its own check goes
 * before the Received field of its border, if that field or one beside it has the same
 * client; a note further down came with the message and is not believed.
 *
 * @param fields from the top of the message
 */
export function findEnvelope(
  fields: readonly Field[],
  typed: TypedEnvelope = {},
): Envelope {
  const hops = fields.flatMap(({name, value}, index) =>
    name === 'received' ? [{hop: readReceived(value), index}] : [],
  );
  const border = borderOf(hops);
  const notes = fields.flatMap((field, index) => {
    const read = noteOf(field);
    return read ? [{note: read, index}] : [];
  });
  const trusted = notes
    .filter(({note: {ip}, index}) => isBelieved(ip, index, hops, border))
    .map(({note: read}) => read);
  const withIp = trusted.find(({ip}) => ip !== undefined);
  const withSender = trusted.find(({sender}) => sender?.includes('@') ?? false);
  const withHelo = trusted.find(({helo}) => helo !== undefined);

  const ip = part(
    [typed.ip === undefined ? undefined : readClient(typed.ip)?.address, 'typed'],
    [withIp?.ip, withIp?.source],
    [border?.hop.ip, 'Received'],
  );
  const returnPath = fields.find(({name}) => name === 'return-path');
  const sender = part(
    [typed.sender?.trim() || undefined, 'typed'],
    [withSender?.sender, withSender?.source],
    [returnPath && addressOf(returnPath.value), 'Return-Path'],
    [border?.hop.envelopeFrom, 'Received'],
  );
  const helo = part([withHelo?.helo, withHelo?.source], [border?.hop.helo, 'Received']);
  return {...(ip && {ip}), ...(sender && {sender}), ...(helo && {helo})};
}

/** The address of Return-Path; empty for `<>`, the sender of bounces (RFC 5321, 4.5.5). */
function addressOf(value: string): string {
  return readMailboxes(value)[0]?.address ?? '';
}

/** The first that was found. */
function part(
  ...choices: [value: string | undefined, source: EnvelopeSource | undefined][]
): EnvelopePart | undefined {
  for (const [value, source] of choices) {
    if (value !== undefined && source !== undefined) {
      return {value, source};
    }
  }
  return undefined;
}
