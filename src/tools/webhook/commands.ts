import {hmac, keyOf, signEvent, signedContent, type SignedRequest} from './sign';
import {toBase64, utf8} from './bytes';

/** What a test request is: genuine, or broken on purpose. */
export const KINDS = [
  'genuine',
  'old',
  'future',
  'secret',
  'body',
  'header',
  'rotation',
] as const;

export type Kind = (typeof KINDS)[number];

/** Seconds that an old request, or one from the future, is away from now. */
const FAR = 600;

export interface TestRequest {
  /** A valid secret. */
  secret: string;
  id: string;
  /** Seconds since 1970. */
  now: number;
  body: string;
  kind: Kind;
  /** Another secret, for what is signed with one. */
  other: string;
}

/**
 * Signs a test request, and breaks it as its kind says.
 *
 * @throws {RangeError} for a secret that is not valid: see `keyOf`
 */
export async function testRequest({
  secret,
  id,
  now,
  body,
  kind,
  other,
}: TestRequest): Promise<SignedRequest> {
  const key = keyOf(secret);
  const otherKey = keyOf(other);
  if (!key || !otherKey) {
    throw new RangeError('The secret is not valid.');
  }
  const timestamp = kind === 'old' ? now - FAR : kind === 'future' ? now + FAR : now;
  const signed = await signEvent(kind === 'secret' ? otherKey : key, {
    id,
    timestamp,
    body,
  });
  switch (kind) {
    case 'body':
      // The same event with other spaces, which is what parsing and serializing does.
      return {...signed, body: JSON.stringify(JSON.parse(body), null, 2)};
    case 'header':
      return {
        ...signed,
        headers: signed.headers.filter(([name]) => name !== 'webhook-timestamp'),
      };
    case 'rotation': {
      const first = toBase64(
        await hmac(otherKey, signedContent(id, String(timestamp), utf8(body))),
      );
      return {
        ...signed,
        headers: signed.headers.map(([name, value]) => [
          name,
          name === 'webhook-signature' ? `v1,${first} ${value}` : value,
        ]),
      };
    }
    default:
      return signed;
  }
}

/** A text for a POSIX shell: nothing in it is more than text. */
const shell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A text for PowerShell, which takes curly quotes for straight ones
 * (about_Quoting_Rules: a quote is doubled).
 */
const powerShell = (text: string) => `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;

/** The request as a cURL command for bash and other POSIX shells. */
export function curlCommand(url: string, {headers, body}: SignedRequest): string {
  return [
    `curl -i ${shell(url)}`,
    ...headers.map(([name, value]) => `  -H ${shell(`${name}: ${value}`)}`),
    `  --data-binary ${shell(body)}`,
  ].join(' \\\n');
}

/** The request for PowerShell, whose own command keeps the quotes of the body. */
export function powerShellCommand(url: string, {headers, body}: SignedRequest): string {
  const others = headers.filter(([name]) => name !== 'content-type');
  return [
    `Invoke-WebRequest -Method Post -Uri ${powerShell(url)} \``,
    `  -ContentType 'application/json' \``,
    `  -Headers @{${others.map(([name, value]) => `${powerShell(name)} = ${powerShell(value)}`).join('; ')}} \``,
    `  -Body ([Text.Encoding]::UTF8.GetBytes(${powerShell(body)}))`,
  ].join('\n');
}

/** The address to send to, or a sentence on what is wrong with it. */
export function readTarget(given: string): {url: string} | {problem: string} {
  const text = given.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || text === '') {
    return {
      problem: `“${text.slice(0, 80)}” is not an address that cURL can send to. Enter one such as http://localhost:8080/hooks.`,
    };
  }
  return {url: url.href};
}
