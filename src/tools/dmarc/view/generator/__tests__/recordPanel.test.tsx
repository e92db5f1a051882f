import {renderToStaticMarkup} from 'react-dom/server';
import {copiesIn} from '../../../../../../tests/support/copies';
import {initialState} from '../../../../view/plain';
import {composeDmarc, parkedRecords} from '../../..';
import {RecordPanel} from '../RecordPanel';
import {domainOf, generatorShape, toChoice, type GeneratorState} from '../state';
import type {DmarcGeneratorTool} from '../useDmarcGenerator';

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

function panel(fields: Partial<GeneratorState>) {
  const state = {...initialState(generatorShape), ...fields};
  const composed = composeDmarc(toChoice(state));
  const parked = state.sends === 'nothing' ? parkedRecords(state.rua.split('\n')) : [];
  const record = parked[0]?.value ?? composed.record;
  const tool = {
    state,
    domain: domainOf(state),
    composed,
    record,
    parked,
    changes: [],
    announcement: '',
    link: () => '',
    reset: () => undefined,
  } as unknown as DmarcGeneratorTool;
  return {record, view: <RecordPanel tool={tool} />};
}

const long = Array.from(
  {length: 9},
  (_, index) => `reports-${String(index)}@a-long-name-of-a-report-service.example`,
).join('\n');

test.each([
  ['without a domain', {}],
  ['with a domain', {domain: 'example.com', rua: 'dmarc@example.com'}],
  ['for a domain that sends nothing', {domain: 'example.com', sends: 'nothing'}],
  ['in several strings', {domain: 'example.com', rua: long}],
] as const)('%s, what each button copies is what its pane shows', (_, fields) => {
  const {view, record} = panel(fields);
  const panes = copiesIn(view);
  expect(panes.length).toBe(record.length > 255 ? 5 : 4);
  for (const {copied, shown} of panes) {
    expect(copied).toBe(shown);
  }
  expect(panes[0]?.copied).toBe(record);
});

test('no output names the domain of an example before the domain is known', () => {
  for (const {copied} of copiesIn(panel({}).view)) {
    expect(copied).not.toContain('example.com');
  }
});

test.each([
  [
    'an address that is not one',
    {rua: 'dmarc at example.com'},
    'is not an email address',
  ],
  ['one for single messages', {ruf: 'nobody'}, 'is not an email address'],
  ['a domain that is not one', {domain: 'exa mple..com'}, 'domain in the form'],
  [
    'one on a domain that sends nothing',
    {sends: 'nothing', rua: 'nobody'},
    'is not an email address',
  ],
] as const)('%s: nothing to copy, and the reason', (_, fields, words) => {
  const {view, record} = panel(fields);
  expect(copiesIn(view)).toEqual([]);
  const html = renderToStaticMarkup(view);
  expect(html).toContain('Don’t publish this record yet.');
  expect(html).toContain(words);
  expect(html).toContain(record);
});
