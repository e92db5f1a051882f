import {renderToStaticMarkup} from 'react-dom/server';
import {senderRecords} from '../../../../api/plain';
import {evaluateDmarc} from '../../../../tools/dmarc';
import {createZoneResolver, type Zone} from '../../../../tools/dns/testing';
import {ZoneTimetable} from '..';
import {DOMAIN, LINES, STAGES, type Stage} from '../stages';

jest.mock('@docusaurus/Head', () => 'head', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => ({}), {virtual: true});

/** What each side signs with, and where its bounces go. */
const SIDES = {
  sendgrid: {selectors: ['s1', 's2'], returnPath: 'em1234'},
  ours: {selectors: ['pw1'], returnPath: 'post'},
} as const;

function zoneOf({lines}: Stage): Zone {
  return Object.fromEntries(
    LINES.filter(({name, type}) => type === 'TXT' && lines.includes(name)).map(
      ({name, value}) => [`${name}.${DOMAIN}`, {TXT: [value]}],
    ),
  );
}

test.each(STAGES.map((stage) => [stage.label, stage] as const))(
  '%s: the verdicts are those of our DMARC evaluation',
  async (_, stage) => {
    const resolver = createZoneResolver(zoneOf(stage));
    for (const side of ['sendgrid', 'ours'] as const) {
      const {selectors, returnPath} = SIDES[side];
      const isSigned = selectors.some((selector) =>
        stage.lines.includes(`${selector}._domainkey`),
      );
      const {result} = await evaluateDmarc(
        {
          fromDomain: DOMAIN,
          dkimDomains: isSigned ? [DOMAIN] : [],
          ...(stage.lines.includes(returnPath) && {
            spfDomain: `${returnPath}.${DOMAIN}`,
          }),
        },
        resolver,
      );
      expect([side, result]).toEqual([side, stage.verdicts[side]]);
    }
  },
);

test('each day follows from the one before', () => {
  for (const [index, {lines, added = [], removed = []}] of STAGES.entries()) {
    const before = STAGES[index - 1]?.lines ?? lines;
    const expected = new Set([...before, ...added]);
    for (const name of removed) {
      expected.delete(name);
    }
    expect(new Set(lines)).toEqual(expected);
  }
});

test('our records are those that the docs show', () => {
  const shown = LINES.filter(({owner}) => owner === 'ours');
  const records = senderRecords(DOMAIN).filter(({name}) => !name.startsWith('_dmarc'));
  for (const {name, type, value} of shown) {
    const same = records.find(
      (record) => record.name === `${name}.${DOMAIN}` && record.type === type,
    );
    expect(same?.value.startsWith(value.replace('…', ''))).toBe(true);
  }
  expect(shown).toHaveLength(records.length);
});

test('all days are in the page before any script', () => {
  const html = renderToStaticMarkup(<ZoneTimetable />);
  expect(html.match(/dmarc=/g)).toHaveLength(STAGES.length * 2);
  expect(html.match(/type="radio"/g)).toHaveLength(STAGES.length);
});
