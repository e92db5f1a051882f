import {parseArgs} from 'node:util';
import {isLocal} from './readRequest';
import {startMockServer} from './server';
import type {MockRules} from './types';

const PORT = 4010;

/** A secret of at least 24 bytes, as the verifiers of the docs check it. */
const SECRET =
  /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Who the mock speaks for. */
export interface MockBrand {
  name: string;
  /** The file's own name. */
  file: string;
  /** The key that the docs' programs read, and the secret of their webhooks. */
  keyVariable: string;
  secretVariable: string;
  /** A key that works. */
  key: string;
  /** Base address of the real API. */
  api: string;
}

function helpOf(
  {name, file, secretVariable}: MockBrand,
  {faultHeader}: MockRules,
): string {
  return `Runs a mock of the ${name} API on this computer. It sends no email.

node ${file} [options]

  --port NUMBER        The port to listen on. The default is ${String(PORT)}, and 0 is any free one.
  --webhook-url URL    Sends every event to this address on localhost, signed with the
                       secret in ${secretVariable}, or with a new one.
  --rate-limit NUMBER  Requests per second, instead of the limit of the API.
  --help               Shows this text.

A request with the header "${faultHeader}: 429" fails on purpose. The value is slow, 503, or a
status or code of the operation. "429 once" fails the first time only.
`;
}

const say = (text: string) => process.stdout.write(text);

/** A sentence for the person at the terminal. */
class Misuse extends Error {}

function numberIn(text: string | undefined, option: string, most: number) {
  if (text === undefined) {
    return undefined;
  }
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) {
    throw new Misuse(
      `${option} needs a whole number up to ${String(most)}, but got "${text}".`,
    );
  }
  return Number(text);
}

function readOptions(args: string[], brand: MockBrand) {
  const {tokens, values} = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: {
      port: {type: 'string'},
      'webhook-url': {type: 'string'},
      'rate-limit': {type: 'string'},
      help: {type: 'boolean'},
    },
  });
  for (const token of tokens) {
    const isKnown =
      token.kind === 'option' &&
      ['port', 'webhook-url', 'rate-limit', 'help'].includes(token.name);
    if (!isKnown) {
      const given = token.kind === 'option' ? token.rawName : args[token.index];
      throw new Misuse(
        `There is no option ${given ?? ''}. Run "node ${brand.file} --help" to see all of them.`,
      );
    }
    if (token.name !== 'help' && token.value === undefined) {
      throw new Misuse(`${token.rawName} needs a value.`);
    }
  }
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const webhookUrl = text('webhook-url');
  if (webhookUrl !== undefined && !isLocal(webhookUrl)) {
    throw new Misuse(
      `--webhook-url needs an address on this computer, such as http://localhost:8080/hooks, but got "${webhookUrl}".`,
    );
  }
  const webhookSecret = process.env[brand.secretVariable];
  if (webhookUrl !== undefined && webhookSecret && !SECRET.test(webhookSecret)) {
    throw new Misuse(
      `${brand.secretVariable} is not a webhook secret. It begins with whsec_ and has at least 24 bytes of base64.`,
    );
  }
  return {
    help: values['help'] === true,
    port: numberIn(text('port'), '--port', 65_535) ?? PORT,
    rateLimit: numberIn(text('rate-limit'), '--rate-limit', 999_999_999),
    webhookUrl,
    ...(webhookSecret && {webhookSecret}),
  };
}

/**
 * Runs the mock as a program until it is stopped.
 *
 * @param args the arguments after the file's name
 */
export async function runMock(
  rules: MockRules,
  brand: MockBrand,
  args: string[],
): Promise<void> {
  try {
    const {help, ...options} = readOptions(args, brand);
    if (help) {
      say(helpOf(brand, rules));
      return;
    }
    const {port, secret} = await startMockServer(rules, brand.name, options);
    const origin = `http://localhost:${String(port)}`;
    say(`The ${brand.name} mock is running. It sends no email.

API     ${origin}${rules.base} instead of ${brand.api}
Key     ${brand.keyVariable}=${brand.key}
Inbox   ${origin}/
`);
    if (secret !== undefined) {
      say(`Events  ${options.webhookUrl ?? ''}
Secret  ${brand.secretVariable}=${secret}
`);
    }
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    const isTaken = code === 'EADDRINUSE';
    if (!(error instanceof Misuse) && !isTaken && code !== 'EACCES') {
      throw error;
    }
    process.stderr.write(
      isTaken
        ? 'The port is in use. Stop the program that uses it, or choose another one with --port.\n'
        : `${message}\n`,
    );
    process.exitCode = 1;
  }
}
