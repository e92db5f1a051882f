import {readFileSync} from 'node:fs';
import {themeOf} from '../brand';
import {DESIGNS} from '../brandChoices';
import {fillCode} from '../engine';
import {examplesOf, propsAsGaps, themeValues} from '../gaps';
import {withGroups} from '../groups';
import {CodeBox} from '../kit/CodeBox';
import {Layout} from '../kit/Layout';
import {DEFAULT_BRAND} from '../options';
import {formatHtml} from '../outputs/formatHtml';
import {renderHtml} from '../outputs/renderHtml';
import {templates} from '../templates';
import {templatePictures} from '../view/templatePictures';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** What the site promises: a fifth of what Gmail shows. */
const MAX_BYTES = 20 * 1024;
/** RFC 5322, section 2.1.1. */
const MAX_LINE = 998;

function gapsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{\{#?(\w+)\}\}/g)].map(([, name]) => name ?? '')),
  ].sort();
}

/** The texts of an email that show, block by block: `formatHtml` gives each its line. */
function shownBlocks(html: string): string[] {
  const [, ...lines] = html.slice(html.indexOf('role="article"')).split('\n');
  return (
    lines
      // Text has no columns that need a name.
      .filter((line) => !line.includes('<th scope="col"'))
      .map((line) => asText(line.replace(/<[^>]+>/g, '')))
      .filter(Boolean)
  );
}

function asText(html: string): string {
  return html
    .replace(/&#x27;|’/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

test('every template has its stamp', () => {
  expect(templatePictures.map(({name}) => name).sort()).toEqual(
    templates.map(({slug}) => slug).sort(),
  );
});

describe.each(
  templates.flatMap((template) =>
    DESIGNS.map((design) => [template.slug, design, template] as const),
  ),
)('%s, %s', (slug, design, template) => {
  const theme = themeOf({...DEFAULT_BRAND, design});
  const declared = template.props
    .flatMap((prop) => [prop, ...(prop.type === 'list' ? prop.item : [])])
    .map(({name}) => name)
    .sort();
  const gaps = propsAsGaps(template.props);
  const html = withGroups(renderHtml(template, theme, gaps));
  const text = withGroups(template.text(gaps, theme));
  const filled = renderHtml(template, theme, examplesOf(template.props));

  it('uses every prop it declares and no other, in HTML and in plain text', () => {
    expect(gapsIn(html)).toEqual(declared);
    expect(gapsIn(text)).toEqual(declared);
  });

  it('gives each gap a name of its own, and each row of a list all of its gaps', () => {
    expect(new Set(declared).size).toBe(declared.length);
    expect(
      declared.filter((name) => ['brand', 'subject', 'view'].includes(name)),
    ).toEqual([]);
    for (const prop of template.props) {
      if (prop.type === 'list') {
        const names = prop.item.map(({name}) => name);
        expect(prop.example.map((row) => Object.keys(row))).toEqual(
          prop.example.map(() => names),
        );
      }
    }
  });

  it('takes props out of their defaults', () => {
    for (const prop of template.props) {
      if (!prop.required) {
        const {[prop.name]: _left, ...rest} = examplesOf(template.props);
        expect(renderHtml(template, theme, rest)).toBe(
          renderHtml(template, theme, {...rest, [prop.name]: prop.fallback ?? ''}),
        );
      }
    }
  });

  it('puts props of type url where an address begins, and no other there', () => {
    const starts = [...html.matchAll(/(?:href|src)="\{\{(\w+)\}\}/g)].map(
      ([, name]) => name,
    );
    const urls = template.props
      .flatMap((prop) => (prop.type === 'list' ? prop.item : [prop]))
      .filter(({type}) => type === 'url')
      .map(({name}) => name);
    expect([...new Set(starts)].sort()).toEqual(urls.sort());
  });

  it('says the same in plain text: every block of the email is in it', () => {
    const plain = asText(text);
    const missing = shownBlocks(html).filter((block) => !plain.includes(block));
    // What speaks of the button has no place where there is none.
    expect(missing.filter((block) => !block.includes('button'))).toEqual([]);
    expect(missing.length).toBeLessThanOrEqual(1);
  });

  it('is small enough, in short lines', () => {
    expect(Buffer.byteLength(filled)).toBeLessThan(MAX_BYTES);
    expect(Math.max(...html.split('\n').map((line) => line.length))).toBeLessThan(
      MAX_LINE,
    );
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(
      78,
    );
  });

  it('says its language, its direction and what it is', () => {
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr">/);
    expect(html).toMatch(
      /role="article" aria-roledescription="email" aria-label="[^"]+"/,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('lays out with tables that say so, and names every link and image', () => {
    const tables = html.split('<table').slice(1);
    const data = tables.filter((table) => !/^[^>]*role="presentation"/.test(table));
    // A table of data has headers for its columns and for its rows.
    expect(
      data.filter((table) => !/<th scope="col"(?:.|\n)*<th scope="row"/.test(table)),
    ).toEqual([]);
    expect(html).not.toMatch(/<a [^>]*>\s*<\/a>/);
    expect(html).not.toMatch(/<img (?![^>]*alt="[^"]+")/);
  });

  it('aligns nothing to the left or to the right', () => {
    const shown = html
      .replace(/<title>.*<\/title>/, '')
      // For Outlook on Windows, which does not know the words in the style.
      .replace(/ align="left"(?=[^>]* style="[^"]*text-align:start)/g, '')
      .replace(/ align="right"(?=[^>]* style="[^"]*text-align:end)/g, '');
    expect(shown).not.toMatch(/\b(left|right)\b/);
  });

  it('has dark mode by every way there is', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    // Each inline colour has a class that dark mode recolours.
    for (const [tag] of html.matchAll(/<\w+ [^>]*style="[^"]*"[^>]*>/g)) {
      const style = /style="([^"]*)"/.exec(tag)?.[1] ?? '';
      const classes = (/class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ');
      if (/(?:^|;)color:/.test(style)) {
        expect(classes.some((name) => html.includes(`[data-ogsc] .${name} {`))).toBe(
          true,
        );
      }
      if (style.includes('background-color:')) {
        expect(classes.some((name) => html.includes(`[data-ogsb] .${name} {`))).toBe(
          true,
        );
      }
    }
  });

  it('leaves nothing to a style sheet but dark mode and Outlook’s line heights', () => {
    const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const outside = css
      .replace(/@media \(prefers-color-scheme: dark\) \{.*?\n\s*\}\n/s, '')
      .replace(/\[data-ogs[bc]\] [^}]*\}/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(outside).toEqual([
      'td, th, div, p, h1, h2, a { mso-line-height-rule: exactly; }',
      ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
    ]);
  });

  it('fills the inbox’s line after the preheader, so that no other words follow', () => {
    const line = /<div style="display:none[^>]*>([^<]*)</.exec(filled)?.[1] ?? '';
    const shown = template.preheader(examplesOf(template.props));
    expect(line.replace(/&#x27;/g, "'").slice(0, shown.length)).toBe(shown);
    expect(line.replace(/\u200c/g, '').length).toBeGreaterThanOrEqual(150);
    expect(shown.length).toBeGreaterThanOrEqual(40);
    const [longest = 0] = filled
      .split('\n')
      .map((one) => Buffer.byteLength(one))
      .sort((a, b) => b - a);
    expect(longest).toBeLessThan(MAX_LINE);
  });

  it('begins a bare address on a line of its own', () => {
    const bare = [...filled.matchAll(/(\S*)<a [^>]*href="([^"]*)"[^>]*>\2<\/a>/g)];
    expect(bare.filter(([, before]) => !before?.endsWith('<br/>'))).toEqual([]);
  });

  it('has subjects that name the brand and fit an inbox', () => {
    const values = {...examplesOf(template.props), ...themeValues(DEFAULT_BRAND)};
    for (const subject of template.subjects) {
      expect(subject.text).toContain('gap__name');
      expect(fillCode(subject.text, values, 'text').length).toBeLessThanOrEqual(60);
    }
  });

  it('has the preheader in the HTML, before everything that shows', () => {
    const line = template.preheader(gaps);
    const body = html.slice(html.indexOf('<body'));
    expect(body.indexOf(line)).toBeGreaterThan(0);
    expect(body.indexOf(line)).toBeLessThan(body.indexOf('role="article"'));
  });

  it('links to pages and to https only', () => {
    const links = [
      ...template.related.map(({href}) => href),
      ...template.security.notes.flatMap(({source}) => (source ? [source.href] : [])),
    ];
    expect(links.filter((href) => !/^(?:\/[\w/-]*\/|https:\/\/\S+)$/.test(href))).toEqual(
      [],
    );
  });

  it('has its folder', () => {
    expect(readFileSync(`src/emails/${slug}/index.ts`, 'utf8')).toContain(`'${slug}'`);
  });
});

describe.each(DESIGNS)('the kit, %s', (design) => {
  const theme = themeOf({...DEFAULT_BRAND, design});
  const page = (props: object) =>
    formatHtml(
      renderToStaticMarkup(
        createElement(Layout, {
          theme,
          title: 'T',
          preheader: 'P',
          heading: 'H',
          footer: 'F',
          children: createElement(CodeBox, {theme, code: '481902'}),
          ...props,
        }),
      ),
    );

  it('turns with the direction, but for codes and addresses', () => {
    const html = page({lang: 'ar', dir: 'rtl'});
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/role="article"[^>]* lang="ar" dir="rtl"/);
    expect(html).toMatch(/<td [^>]*dir="ltr"[^>]*>481902<\/td>/);
    expect(html).not.toMatch(/\b(left|right)\b/);
  });

  it('shows a logo with the brand’s name as alternative text', () => {
    const logo = {src: 'https://acme.example/logo.png', width: 96, height: 24};
    const html = templates.map((template) =>
      renderHtml(template, {...theme, logo}, examplesOf(template.props)),
    );
    expect(html[0]).toMatch(
      /<img src="https:\/\/acme\.example\/logo\.png"[^>]*alt="Acme"/,
    );
    expect(html[0]).not.toContain('rel="preload"');
  });
});
