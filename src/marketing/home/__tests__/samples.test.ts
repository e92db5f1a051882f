import {brand} from '../../../site';
import {samples} from '../samples';
import {readDocument} from '../../../api/build';

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

test.each(Object.entries(samples.call))('%s sends the same body', (_language, code) => {
  const {props, ...fields} = body as {props: Record<string, string>};
  for (const [name, value] of Object.entries({...fields, ...props})) {
    expect(code).toMatch(new RegExp(`\\b${name}\\b["']?\\s*(:|=>)\\s*["']`));
    expect(code).toContain(String(value));
  }
});
