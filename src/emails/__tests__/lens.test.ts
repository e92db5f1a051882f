import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CanIEmail} from '../evidence/canIEmail';
import {evidenceOf, type Evidence} from '../evidence/evidenceOf';
import {LENSES} from '../lenses';
import {through} from '../lens';
import {DEFAULT_BRAND} from '../options';
import {exampleHtml} from '../outputs/exampleHtml';
import {announced} from '../readingOrder';
import {templates} from '../templates';

const {resolve} = createRequire(path.resolve('package.json'));
const canIEmail = JSON.parse(
  readFileSync(resolve('caniemail/caniemail.json'), 'utf8'),
) as CanIEmail;

/** What can be read of a document, without its tags. */
const words = (html: string) =>
  html
    .replace(/^[^]*<body[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const LOGO = {src: 'data:image/png;base64,AA==', width: 120, height: 40};

describe.each(templates.map((template) => [template.slug, template] as const))(
  '%s through a lens',
  (_slug, template) => {
    const html = exampleHtml(template, DEFAULT_BRAND);
    const evidence: Evidence = evidenceOf(html, canIEmail);

    it('has all its words', () => {
      for (const {id} of LENSES.filter(({id: one}) => one !== 'reader')) {
        expect(words(through(html, id, evidence).html)).toBe(words(html));
      }
    });

    it('uses nothing that the data says the client drops', () => {
      for (const [lens, client] of [
        ['gmail', 'gmail'],
        ['outlook', 'outlookClassic'],
      ] as const) {
        const index = evidence.clients.findIndex(({id}) => id === client);
        const dropped = evidence.weak.filter(
          ({slug, support}) =>
            support[index] === 'n' &&
            /^css-(?!selector|color-scheme)|^html-style/.test(slug),
        );
        expect(dropped.length).toBeGreaterThan(0);
        const seen = evidenceOf(through(html, lens, evidence).html, canIEmail);
        const left = seen.weak.map(({slug}) => slug);
        expect(left.filter((slug) => dropped.some((one) => one.slug === slug))).toEqual(
          [],
        );
      }
    });

    it('is announced with its heading, and without the hidden preheader', () => {
      const said = announced(html);
      expect(said[0]?.role).toBe('Start of email');
      expect(said.filter(({role}) => role === 'Heading level 1')).toHaveLength(1);
      const preheader = /<div style="display:none[^>]*>([^<]*)/.exec(html)?.[1] ?? '?';
      expect(said.map(({text}) => text)).not.toContain(preheader);
    });

    it('is announced without a piece of a tag', () => {
      const said = announced(html).map(({text}) => text);
      expect(said.filter((text) => text.includes('>'))).toEqual([]);
    });
  },
);

describe('a lens', () => {
  const [welcome] = templates;
  const html = welcome ? exampleHtml(welcome, {...DEFAULT_BRAND, logo: LOGO}) : '';
  const evidence = evidenceOf(html, canIEmail);

  it('shows the name where pictures are off', () => {
    const seen = through(html, 'pictures', evidence);
    expect(seen.html).not.toContain('<img');
    expect(seen.html).toContain('>Acme</span>');
  });

  it('turns light into dark, and dark into light', () => {
    const seen = through(html, 'inverted', evidence).html;
    expect(seen).not.toContain('prefers-color-scheme');
    expect(seen).toContain('background-color:#0a0b0d');
    expect(seen).not.toContain('background-color:#f2f3f5');
    expect(through(seen, 'inverted', evidence).html).toContain(
      'background-color:#f2f3f5',
    );
  });

  it('doubles the text and keeps the width', () => {
    const seen = through(html, 'large', evidence).html;
    const heading = (text: string) =>
      /<h1[^>]* style="[^"]*font-size:(\d+)px[^"]*line-height:(\d+)px/
        .exec(text)
        ?.slice(1)
        .map(Number);
    expect(heading(html)).toHaveLength(2);
    expect(heading(seen)).toEqual(heading(html)?.map((size) => 2 * size));
    expect(seen).toContain('width:560px');
  });

  it('gives Word’s button its padding on the cell', () => {
    const seen = through(html, 'outlook', evidence).html;
    expect(seen).toMatch(/<td class="button"[^>]*padding:14px 26px/);
    expect(seen).not.toMatch(/<a [^>]*[; "]padding:/);
  });

  it('leaves markup in a value text', () => {
    const hostile = html.replace(
      '<h1',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><h1',
    );
    for (const {id} of LENSES) {
      expect(through(hostile, id, evidence).html).not.toContain('<script');
    }
  });
});
