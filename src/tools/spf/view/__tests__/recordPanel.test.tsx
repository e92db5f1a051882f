import fc from 'fast-check';
import type {ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {copiesIn} from '../../../../../tests/support/copies';
import {initialState} from '../../../view/plain';
import {composeSpf, spfProviders} from '../..';
import {RecordPanel} from '../RecordPanel';
import {domainOf, generatorShape, toChoice, type GeneratorState} from '../state';
import {tally} from '../tally';
import type {SpfGenerator} from '../useSpfGenerator';

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
}));

function panel(fields: Partial<GeneratorState>) {
  const state = {...initialState(generatorShape), ...fields};
  const composed = composeSpf(toChoice(state));
  const tool = {
    state,
    domain: domainOf(state),
    composed,
    count: tally(composed.terms),
    servers: [],
    counting: {phase: 'idle'},
    announcement: '',
    link: () => '',
    reset: () => undefined,
  } as unknown as SpfGenerator;
  const props: ComponentProps<typeof RecordPanel> = {tool};
  return {composed, view: <RecordPanel {...props} />};
}

/** The character-strings in a zone file's line, or in Terraform, joined. */
const joined = (text: string) =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, string = '']) => string).join('');

test('what each button copies is what its pane shows', () => {
  const ids = fc.subarray(spfProviders.map(({id}) => id));
  const networks = fc.array(fc.ipV4(), {maxLength: 12});
  fc.assert(
    fc.property(ids, networks, fc.boolean(), (service, ip, a) => {
      const {view, composed} = panel({service, ip: ip.join('\n'), a});
      const panes = copiesIn(view);
      expect(panes).toHaveLength(5);
      for (const {copied, shown} of panes) {
        expect(copied).toBe(shown);
      }
      expect(panes[0]?.copied).toBe(composed.record);
      expect(joined(panes[1]?.copied ?? '')).toBe(composed.record);
      expect(joined(panes[2]?.copied ?? '')).toBe(composed.record);
      expect(panes[3]?.copied).toContain(composed.strings[0]);
      expect(panes[4]?.copied).toContain(composed.record);
    }),
    {numRuns: 30},
  );
});

test.each([
  ['an address that is not one', {ip: '192.0.2.1\n192.0.2.300'}, '192.0.2.300'],
  ['an include that is not one', {include: 'not a domain'}, 'not a domain'],
  ['a domain that is not one', {domain: 'exa mple..com'}, 'no name yet'],
  ['a record without a term', {existing: 'v=spf1 ip4:400.1.1.1 -all'}, '400.1.1.1'],
] as const)('%s: nothing to copy, and the reason', (_, fields, words) => {
  const {view} = panel(fields);
  expect(copiesIn(view)).toEqual([]);
  const html = renderToStaticMarkup(view);
  expect(html).toContain('Don’t publish this record yet.');
  expect(html).toContain(words);
  expect(html).not.toContain('Enter it at your DNS provider');
});

test('once it is corrected, the record can be copied and entered', () => {
  const {view} = panel({ip: '192.0.2.1', domain: 'example.com'});
  expect(copiesIn(view)[0]?.copied).toBe('v=spf1 ip4:192.0.2.1 ~all');
  expect(renderToStaticMarkup(view)).toContain('Enter it at your DNS provider');
});
