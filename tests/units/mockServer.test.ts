import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {readDocument, readSpec} from '../../src/api/build';
import {brand, facts, keyPrefix} from '../../src/site';
import {createMockServer, RequestChecker, TEST_KEY} from '../samples/mockServer';

const document = readDocument();
const spec = readSpec(document, facts);
const ajv = new Ajv2020({strict: false});
addFormats(ajv);
ajv.addSchema({$id: 'https://openapi.example/document', ...document});

let server: Server;
let base: string;
beforeAll(async () => {
  server = createMockServer(new RequestChecker(document, spec), () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  base = `http://127.0.0.1:${String(port)}${new URL(spec.server).pathname}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function call(path: string, body?: object, key = TEST_KEY) {
  const response = await fetch(base + path, {
    method: body ? 'POST' : 'GET',
    headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'},
    ...(body && {body: JSON.stringify(body)}),
  });
  return {response, answer: (await response.json()) as Record<string, unknown>};
}

const email = (name: string) => ({
  from: 'hello@acme.example',
  to: `${name}@test.${brand.domain}`,
  subject: 'It works',
  text: 'Hello',
  trackOpens: true,
});

async function outcomesOf(name: string, looks: number) {
  const {answer} = await call('/emails', email(name));
  const found: unknown[] = [];
  for (let look = 0; look < looks; look += 1) {
    const {answer: read} = await call(`/emails/${String(answer['id'])}`);
    const reference = 'https://openapi.example/document#/components/schemas/Email';
    expect(ajv.validate({$ref: reference}, read)).toBe(true);
    const [recipient] = read['recipients'] as {reply: string | null}[];
    found.push([read['status'], recipient?.reply, read['openedAt'] !== null]);
  }
  return found;
}

const OK = '250 2.0.0 OK';

it.each([
  ['delivered', [['delivered', OK, false]]],
  ['bounced', [['bounced', '550 5.1.1 No such mailbox', false]]],
  ['bounced+order-1', [['bounced', '550 5.1.1 No such mailbox', false]]],
  [
    'complained',
    [
      ['delivered', OK, false],
      ['complained', OK, false],
    ],
  ],
  [
    'delayed',
    [
      ['sent', '451 4.3.0 Try again later', false],
      ['delivered', OK, false],
    ],
  ],
  ['suppressed', [['suppressed', null, false]]],
  ['Opened', [['delivered', OK, true]]],
])(
  'an email to the test recipient %s has the outcome of its name',
  async (name, found) => {
    expect(await outcomesOf(name, found.length)).toEqual(found);
  },
);

it('refuses test recipients to a live key', async () => {
  const {response} = await call('/emails', email('bounced'), `${keyPrefix}_live_x`);
  expect(response.status).toBe(400);
});

it('says in every response what is left of the rate limit', async () => {
  const {value} = facts.rateLimitPerSecond;
  for (const path of ['/emails', '/no-such-path']) {
    const {response} = await call(path);
    expect(response.headers.get('RateLimit-Policy')).toBe(
      `"project";q=${String(value)};w=1`,
    );
    expect(response.headers.get('RateLimit')).toMatch(/^"project";r=\d+;t=1$/);
  }
});

it('has the delivery log', async () => {
  const {answer: page} = await call('/webhooks/wh_9Jp4sD86/deliveries?status=failed');
  const [summary] = page['data'] as {id: string}[];
  const path = `/webhooks/wh_9Jp4sD86/deliveries/${summary?.id ?? ''}`;
  const {answer: delivery} = await call(path);
  expect(delivery).toMatchObject({...summary, event: {type: 'email.bounced'}});
  const response = await fetch(`${base}${path}/redeliver`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${TEST_KEY}`},
  });
  expect(response.status).toBe(202);
  expect(await response.json()).toMatchObject({id: summary?.id, status: 'pending'});
});
