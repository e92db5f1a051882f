import {brand, facts} from '../../../site';
import {samples} from '../samples';
import {readDocument, readSendRules, readSpec} from '../../../api/build';
import {answerEmail} from '../../../api/plain';

interface Spec {
  servers: {url: string}[];
  components: {schemas: {SendEmail: {required: string[]; properties: object}}};
}

const spec = readDocument() as unknown as Spec;
const {required, properties} = spec.components.schemas.SendEmail;

const body = JSON.parse(
  /-d '([^']*)'/.exec(samples.call['bash'] ?? '')?.[1] ?? '',
) as Record<string, unknown>;

test('there is one sample for each tab, in the order of the tabs', () => {
  expect(Object.keys(samples.call)).toEqual([
    'bash',
    'javascript',
    'python',
    'ruby',
    'php',
  ]);
});

test('the call goes to the address of the specification', () => {
  expect(brand.api).toBe(spec.servers[0]?.url);
  for (const code of Object.values(samples.call)) {
    expect(code).toContain(`${brand.api}/emails`);
  }
});

test('the body has fields of the specification only, and all that are required', () => {
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(body)));
  expect(Object.keys(body)).toEqual(expect.arrayContaining(required));
});

test('the API accepts the call', () => {
  const document = readDocument();
  const rules = readSendRules(document, readSpec(document, facts), facts);
  const {title} = answerEmail(JSON.stringify(body), rules, {
    isVerified: (domain) => domain === 'acme.example',
    templates: {},
    now: Date.parse('2026-11-23T12:00:00Z'),
  });
  expect(title).toBe('202 Accepted');
});

test.each(Object.entries(samples.call))('%s sends the same body', (_language, code) => {
  for (const [name, value] of Object.entries(body)) {
    expect(code).toMatch(new RegExp(`\\b${name}\\b["']?\\s*(:|=>)\\s*["']`));
    expect(code).toContain(String(value));
  }
});
