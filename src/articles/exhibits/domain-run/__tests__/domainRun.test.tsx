import {renderToStaticMarkup} from 'react-dom/server';
import {DomainRun} from '..';
import {inspectDomain, type Section} from '../../../../tools/domain';
import {createZoneResolver, type Zone} from '../../../../tools/dns/testing';
import {runHeadline} from '../headline';
import type {RunPart} from '../parts';
import {RunResult} from '../run';

jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: ({to, children}: {to: string; children: unknown}) => (
      <a href={to}>{children as string}</a>
    ),
  }),
  {virtual: true},
);

// These rooms need Docusaurus.
jest.mock('../../../../chrome', () => ({}));
jest.mock('../../../../metadata', () => ({JsonLd: () => null}));
jest.mock('../../../../reading', () => ({CopyButton: () => null, elements: {}}));

const parts: readonly RunPart[] = [
  {topic: 'spf', href: '#gap', label: 'the gap'},
  {topic: 'dmarc', href: '#record', label: 'the record'},
];

const zone: Zone = {
  'weak.example': {
    MX: [{preference: 10, exchange: 'mx.weak.example'}],
    TXT: ['v=spf1 <script>window.hurt=1</script> ?all'],
    NS: ['ns1.weak.example', 'ns2.weak.example'],
  },
  'mx.weak.example': {A: ['192.0.2.10']},
};

const resultOf = async (domain: string) => {
  const report = await inspectDomain(domain, createZoneResolver(zone));
  return renderToStaticMarkup(
    <RunResult report={report} parts={parts} verdict="verdict" />,
  );
};

test('the parts of the article are shown, each with its findings and its section', async () => {
  const html = await resultOf('weak.example');
  expect([...html.matchAll(/data-topic="(\w+)"/g)].map(([, topic]) => topic)).toEqual([
    'spf',
    'dmarc',
  ]);
  expect(html).toContain('something to fix in SPF and DMARC');
  expect(html).toContain('href="#record"');
  expect(html).toContain('data-code="no-record"');
});

test('what DNS holds is text', async () => {
  const html = await resultOf('weak.example');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
});

test('a domain that does not exist is named, with what to do', async () => {
  const html = await resultOf('gone.example');
  expect(html).toContain('gone.example does not exist in DNS');
  expect(html).not.toContain('data-topic');
  expect(html).not.toContain('/tools/domain-checker/');
});

const section = (topic: Section['topic'], state: Section['state'] = 'checked') => ({
  topic,
  state,
  summary: '',
  published: [],
  findings: [],
});

test.each([
  [[section('spf'), section('dmarc')], 'no errors and no warnings'],
  [[section('spf'), section('dmarc', 'unanswered')], 'no usable response for DMARC'],
  // Topics that the article does not explain are left out.
  [[section('spf'), section('caa', 'unanswered')], 'no errors and no warnings'],
])('%#: what is silent is said, and not taken for sound', (sections, words) => {
  expect(
    runHeadline({domain: 'a.example', exists: true, sections}, ['spf', 'dmarc']),
  ).toContain(words);
});

test('before any script, the form and the sections are there', () => {
  const html = renderToStaticMarkup(<DomainRun parts={parts} />);
  expect(html).toContain('name="domain"');
  expect(html).toContain('href="#gap"');
});
