import {renderToStaticMarkup} from 'react-dom/server';
import {copiesIn} from '../../../../../tests/support/copies';
import {CopyOut} from '../../../view';
import {PanelSteps, type DnsProviders} from '../../../view/testing';
import type {DnsRecord, DomainFinding} from '../..';
import {FindingList} from '../FindingList';
import type {LateOutputs} from '../LateOutputs';
import * as outputs from '../outputs';

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}), {
  virtual: true,
});
// These rooms need Docusaurus.
jest.mock('../../../../chrome', () => ({}));
jest.mock('../../../../metadata', () => ({JsonLd: () => null}));
jest.mock('../../../../reading', () => ({
  CopyButton: jest.requireActual<{CopyButtonStub: unknown}>(
    '../../../../../tests/support/copies',
  ).CopyButtonStub,
  elements: {},
  formatDate: (date: string) => date,
}));
// The steps come with a press; here they are there.
jest.mock('../../../view/DnsProviders', () => ({
  DnsProviders: ({record}: Parameters<typeof DnsProviders>[0]) => (
    <PanelSteps record={record} />
  ),
}));

// So do the forms of a record.
jest.mock('../LateOutputs', () => ({
  LateOutputs: ({legend, write}: Parameters<typeof LateOutputs>[0]) => (
    <CopyOut legend={legend} outputs={write(outputs)} />
  ),
}));

function shown(record: DnsRecord, zone?: string) {
  const finding: DomainFinding = {
    room: 'domain',
    topic: 'tls-rpt',
    code: 'no-tls-rpt',
    severity: 'note',
    message: 'The domain asks for no TLS reports.',
    record,
  };
  return <FindingList findings={[finding]} zone={zone} />;
}

const value = 'v=TLSRPTv1; rua=mailto:tls@shop.example.com';
const txt = {type: 'TXT', name: '_smtp._tls.shop.example.com', value} as const;

test('a TXT record comes with the steps of nine providers, in the zone DNS told of', () => {
  const view = shown(txt, 'shop.example.com');
  const html = renderToStaticMarkup(view);
  expect(html.match(/<option/g)).toHaveLength(9);
  expect(html).toContain('<code>_smtp._tls</code>');
  expect(html).toContain('cloudflare_dns_record');
  const texts = copiesIn(view).map(({copied}) => copied);
  expect(texts).toContain(value);
  expect(texts).toContain(`_smtp._tls.shop.example.com. 3600 IN TXT "${value}"`);
});

test('where the zone is not known, the visitor chooses among the names above the record', () => {
  const html = renderToStaticMarkup(shown(txt));
  expect(html).toContain('Zone at the provider');
  expect(html).toContain('<code>_smtp._tls.shop</code>');
  expect(html).not.toContain('<option>_');
  const elsewhere = renderToStaticMarkup(shown(txt, 'other.example'));
  expect(elsewhere).toContain('Zone at the provider');
});

test('MX records have the fields of a panel, for the steps of the providers are for TXT', () => {
  const view = shown({type: 'MX', name: 'example.com', value: '0 .'}, 'example.com');
  expect(renderToStaticMarkup(view)).not.toContain('<option');
  expect(copiesIn(view).map(({copied}) => copied)).toContainEqual(
    expect.stringContaining('Priority: 0\nValue: .'),
  );
});

test('of more than three findings of a kind, all but the first are folded', () => {
  const hosts = ['a', 'b', 'c', 'd', 'e'];
  const findings = hosts.map((host): DomainFinding => ({
    room: 'domain',
    topic: 'mx',
    code: 'mx-without-address',
    severity: 'error',
    message: `${host}.example.com has no address.`,
  }));
  const [open = '', folded = ''] = renderToStaticMarkup(
    <FindingList findings={findings} zone={undefined} />,
  ).split('<details');
  expect(open).toContain('a.example.com');
  expect(open).not.toContain('b.example.com');
  expect(folded).toContain('4 more findings of this kind');
  expect(folded).toContain('e.example.com');
});
