import {renderToStaticMarkup} from 'react-dom/server';
import {ClaimLedger} from '..';
import {figureOf, validUntil} from '../../../figures';
import {claimsOf, stateOf, type Claim} from '../claims';

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

jest.mock('../../../../ui', () => ({Fold: 'div'}));

const all: readonly (readonly [string, Claim])[] = Object.entries(claimsOf).flatMap(
  ([article, claims]) =>
    claims.map((claim: Claim) => [`${article}: ${claim.says}`, claim] as const),
);

/** A day on which every figure of a claim is current. */
const current = ({figures}: Claim): string =>
  figures.map((id) => figureOf(id).checkedOn).sort()[0] ?? '2026-11-23';

test.each(all)('%s', (_, claim) => {
  expect(stateOf(claim, current(claim))).toBe('holds');
});

const claim: Claim = {
  says: '',
  test: '',
  figures: ['brevo-schedule-hours'],
  holds: () => true,
};

test('a claim on an old figure is not confirmed, and one that fails says so', () => {
  const last = validUntil(figureOf('brevo-schedule-hours'));
  expect(stateOf(claim, last)).toBe('holds');
  expect(stateOf(claim, '2099-01-01')).toBe('old');
  expect(stateOf({...claim, holds: () => false}, last)).toBe('fails');
});

test('each claim is in the ledger with the figures it rests on', () => {
  const html = renderToStaticMarkup(<ClaimLedger of="brevo" />);
  expect(html.match(/data-state=/g)).toHaveLength(claimsOf.brevo.length);
  expect(html).toContain('href="/editorial/#brevo-schedule-hours"');
});
