import {renderToStaticMarkup} from 'react-dom/server';
import {FigureValue} from '../FigureValue';
import * as registry from '../figures';
import {WhileCurrent} from '../WhileCurrent';

/** The day of the build, and figures of before and after: none of the registry's. */
jest.mock('../figures/buildDay', () => ({buildDay: '2026-04-11'}));
jest.mock('../figures', () => {
  const actual = jest.requireActual<typeof registry>('../figures');
  const figure = (id: string, value: string, checkedOn: string) => ({
    id,
    value,
    source: {label: 'Acme prices', href: 'https://example.com/prices'},
    checkedOn,
    validForDays: 90,
  });
  const figures = [
    figure('acme-old', '$5 a month', '2026-01-10'),
    figure('acme-last-day', '$6 a month', '2026-01-11'),
  ];
  return {
    ...actual,
    figureOf: (id: string) => figures.find((one) => one.id === id),
  };
});

test('a figure is past its date on the day after its last one', () => {
  const figure = {
    id: 'acme-old',
    value: '$5',
    source: {label: 'Acme', href: 'https://example.com/'},
    checkedOn: '2026-01-10',
    validForDays: 90,
  };
  const days = ['2026-01-10', '2026-04-10', '2026-04-11', '2027-01-01'];
  expect(days.map((day) => registry.isExpired(figure, day))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a figure past its date says so in words, with the day it was read', () => {
  const html = renderToStaticMarkup(<FigureValue id="acme-old" />);
  expect(html).toContain('data-expired');
  expect(html.replace(/<[^>]*>/g, '')).toBe(
    '$5 a month checked 10 Jan 2026, may have changed (source: Acme prices)',
  );
  expect(html).toContain('href="https://example.com/prices"');
});

test('a current figure has its month', () => {
  const html = renderToStaticMarkup(<FigureValue id="acme-last-day" />);
  expect(html).not.toContain('data-expired');
  expect(html.replace(/<[^>]*>/g, '')).toBe(
    '$6 a month as of Jan 2026 (source: Acme prices)',
  );
});

test('a comparison is printed while every price behind it is current', () => {
  const claim = (figures: string) =>
    renderToStaticMarkup(
      <WhileCurrent figures={figures} otherwise="Compare them.">
        Acme is cheaper.
      </WhileCurrent>,
    );
  expect(claim('acme-last-day')).toBe('Acme is cheaper.');
  expect(claim('acme-last-day acme-old')).toBe('Compare them.');
});
