import {renderToStaticMarkup} from 'react-dom/server';
import {copiesIn} from '../../../../../../tests/support/copies';
import type {DkimKeyPair} from '../../..';
import type {FormNow, Published} from '../outputs';
import {RecordPanel} from '../RecordPanel';
import type {DkimGenerator} from '../useDkimGenerator';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}), {
  virtual: true,
});
// These rooms need Docusaurus.
jest.mock('../../../../../chrome', () => ({}));
jest.mock('../../../../../metadata', () => ({JsonLd: () => null}));
jest.mock('../../../../../reading', () => ({
  CopyButton: jest.requireActual<{CopyButtonStub: unknown}>(
    '../../../../../../tests/support/copies',
  ).CopyButtonStub,
  elements: {},
}));

const published: Published = {
  selector: 's1',
  domain: 'example.com',
  hostName: 's1._domainkey.example.com',
  record: `v=DKIM1; k=rsa; p=${'MIIB'.repeat(98)}`,
};

const rsa = {
  algorithm: 'rsa-2048',
  keyType: 'rsa',
  bits: 2048,
  publicKey: 'MIIB'.repeat(98),
  privateKeyPkcs8: 'PKCS 8',
  privateKeyPkcs1: 'PKCS 1',
} as DkimKeyPair;

function panel(form: Partial<FormNow>, pair = rsa) {
  const now: FormNow = {
    selector: 's1',
    domain: 'example.com',
    algorithm: pair.algorithm,
    ...form,
  };
  const tool = {
    pair,
    published,
    problems: [],
    now,
    announcement: '',
    reset: () => undefined,
  } as unknown as DkimGenerator;
  return <RecordPanel tool={tool} />;
}

/** The outputs of the record: those of the private key are always there to save. */
const ofRecord = (view: ReturnType<typeof panel>) =>
  copiesIn(view).filter(({copied}) => copied.includes('v=DKIM1'));

test('what each button copies is what its pane shows, in strings too', () => {
  const panes = copiesIn(panel({}));
  for (const {copied, shown} of panes) {
    expect(copied).toBe(shown);
  }
  const records = ofRecord(panel({}));
  expect(records).toHaveLength(5);
  expect(records[0]?.copied).toBe(published.record);
});

test.each([
  ['selector', {selector: undefined}],
  ['domain', {domain: undefined}],
] as const)('a %s that cannot be used: the record is not to be copied', (field, form) => {
  const view = panel(form);
  expect(ofRecord(view)).toEqual([]);
  const html = renderToStaticMarkup(view);
  expect(html).toContain(`The ${field} in the form is not valid.`);
  expect(html).toContain('still for s1._domainkey.example.com');
  // The private key is made once: it can be saved whatever the form says.
  expect(copiesIn(view).map(({copied}) => copied)).toContain('PKCS 8');
});

test('another kind of key in the form than on the page is said', () => {
  const html = renderToStaticMarkup(panel({algorithm: 'ed25519'}));
  expect(html).toContain('This is still an RSA key of 2048 bits');
  expect(html).toContain('Generate another key pair');
  expect(renderToStaticMarkup(panel({}))).not.toContain('This is still');
});
