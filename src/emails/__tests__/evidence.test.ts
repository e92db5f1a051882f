import {readFileSync} from 'node:fs';
import {themeOf} from '../brand';
import {DESIGNS} from '../brandChoices';
import {CLIENTS, supportOf, type CanIEmail} from '../evidence/canIEmail';
import {evidenceOf} from '../evidence/evidenceOf';
import {FALLBACKS} from '../evidence/fallbacks';
import {trimData} from '../evidence/trimData';
import {usedFeatures} from '../evidence/usedFeatures';
import {examplesOf} from '../gaps';
import {DEFAULT_BRAND} from '../options';
import {exampleHtml} from '../outputs/exampleHtml';
import {renderHtml} from '../outputs/renderHtml';
import {templates} from '../templates';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as CanIEmail;
const data = read('src/emails/evidence/can-i-email.json');

/**
 * Used and not in the data. Looked through: elements and properties as old as HTML
 * email, what screen readers alone read, and Outlook's own properties.
 */
const BASICS = new Set([
  ...['html', 'head', 'meta', 'title', 'a', 'b', 'br', 'scope'],
  ...['charset', 'border', 'alt', 'aria-roledescription', 'colspan'],
  ...['meta-viewport', 'meta-supported-color-schemes', 'meta-format-detection'],
  'meta-x-apple-disable-message-reformatting',
  ...['color', 'font-family', 'font-style', 'font-variant-numeric', ':root'],
  ...['mso-hide', 'mso-line-height-rule', 'mso-padding-alt', 'supported-color-schemes'],
]);

const emails = templates.flatMap((template) =>
  DESIGNS.map(
    (design) =>
      [
        `${template.slug}, ${design}`,
        exampleHtml(template, {...DEFAULT_BRAND, design}),
      ] as const,
  ),
);
const withLogo = templates.map((template) =>
  renderHtml(
    template,
    {
      ...themeOf(DEFAULT_BRAND),
      logo: {src: 'https://acme.example/logo.png', width: 96, height: 24},
    },
    examplesOf(template.props),
  ),
);

describe.each(emails)('%s in mail clients', (_slug, html) => {
  const {weak, untested, clients, strong} = evidenceOf(html, data);

  it('has a fallback for every feature that a client lacks', () => {
    expect(weak.filter(({instead}) => !instead).map(({url}) => url)).toEqual([]);
  });

  it('has what its fallbacks rest on', () => {
    const used = new Set(usedFeatures(html));
    const unfounded = Object.entries(FALLBACKS).filter(
      ([name, {proof}]) => used.has(name) && proof && !proof.test(html),
    );
    expect(unfounded.map(([name]) => name)).toEqual([]);
  });

  it('uses nothing that nobody has tested, but basics', () => {
    expect(untested.filter((name) => !BASICS.has(name))).toEqual([]);
  });

  it('counts each feature once for each client', () => {
    for (const {works, fallback} of clients) {
      expect(works + fallback).toBe(weak.length + strong.length);
    }
    expect(strong.length).toBeGreaterThan(5);
  });

  it('keeps to what its fallbacks say in words', () => {
    expect(html).not.toMatch(/style="[^"]*!important/);
    expect(html).not.toMatch(/\S!important/);
    expect(html).not.toMatch(/\d(?:rem|vw)[;"]/);
    expect(html).not.toMatch(/(?:margin|letter-spacing):[^;"]*-\d/);
    expect(html).not.toMatch(/<(?:p|div|h\d)[^>]*style="[^"]*border:/);
    expect(html).not.toMatch(/font-weight:(?![1-9]00)/);
    expect(html).not.toMatch(/href="mailto:[^"]*bcc=/i);
  });
});

it('has no fallback for what no email uses', () => {
  const used = new Set(
    [...emails.map(([, html]) => html), ...withLogo].flatMap(usedFeatures),
  );
  expect(Object.keys(FALLBACKS).filter((name) => !used.has(name))).toEqual([]);
});

describe('usedFeatures', () => {
  it('finds elements, attributes, properties, units and links', () => {
    const html =
      '<table align="center"><tr><td style="border-top:1px solid #fff;display:none">' +
      '<a href="mailto:a@b.example">x</a></td></tr></table>';
    expect(usedFeatures(html)).toEqual([
      'css-border',
      'css-display',
      'css-display-none',
      'css-unit-px',
      'html-a',
      'html-align',
      'html-mailto-links',
      'html-table',
    ]);
  });

  it('finds selectors, at-rules and their features in a style sheet', () => {
    const html =
      '<style>@media (prefers-color-scheme: dark) { .a { color: #fff !important; } }\n' +
      '[data-x] .b, p:hover { margin-top: 5%; }</style>';
    expect(usedFeatures(html)).toEqual([
      ':hover',
      'css-at-media',
      'css-at-media-prefers-color-scheme',
      'css-color',
      'css-important',
      'css-margin',
      'css-selector-attribute',
      'css-selector-class',
      'css-selector-descendant',
      'css-selector-grouping',
      'css-selector-type',
      'css-unit-percent',
      'html-style',
    ]);
  });
});

it('keeps of the data all that says what a client supports', () => {
  const whole = read('node_modules/caniemail/data/caniemail.json');
  const supports = (one: CanIEmail) =>
    one.data.map((feature) => [
      feature.slug,
      ...CLIENTS.map((client) => supportOf(feature, client)),
    ]);
  const kept = trimData(whole, '1.0.0');
  expect(supports(kept)).toEqual(supports(whole));
  expect(JSON.stringify(kept).length).toBeLessThan(JSON.stringify(whole).length / 3);
});

describe('supportOf', () => {
  const [gmail] = CLIENTS;
  const feature = (stats: CanIEmail['data'][number]['stats']) => ({
    slug: '',
    title: '',
    url: '',
    stats,
  });

  it('takes the newest version of the worst platform', () => {
    const stats = {
      gmail: {
        'desktop-webmail': {'2019': 'n', '2024': 'y'},
        'mobile-webmail': {'2020': 'y'},
        ios: {'2020': 'y', '2023': 'a #2'},
        android: {'2020': 'y'},
      },
    };
    expect(supportOf(feature(stats), gmail)).toBe('a');
  });

  it('does not take silence for support', () => {
    expect(supportOf(feature({}), gmail)).toBe('u');
    expect(supportOf(feature({gmail: {ios: {'2020': 'y'}}}), gmail)).toBe('u');
  });
});
