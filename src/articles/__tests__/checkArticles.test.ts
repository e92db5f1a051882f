import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {anyArticle} from '../../../tests/support/anyArticle';
import {BRAND_TOKENS} from '../../site';
import {bodyProblems} from '../bodyProblems';
import {articleFaults, checkArticles} from '../checkArticles';
import {leaveOutFaultyTexts} from '../faultyTexts';
import {FIELDS, writeArticle} from './support';

const TODAY = '2026-11-22';

/** Writes articles, each with a cover, and gives the root of their site. */
function site(
  articles: Readonly<Record<string, readonly [fields: string, text: string]>>,
) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'check-'));
  for (const [slug, [fields, text]] of Object.entries(articles)) {
    writeArticle(siteDir, slug, fields, text);
  }
  return siteDir;
}

const SOUND = [
  FIELDS,
  'Text with [a link](/articles/sound/) and ![A cover](./cover.svg).',
] as const;

it('finds nothing in articles that can be published', async () => {
  const siteDir = site({sound: SOUND});
  expect(await articleFaults(siteDir, TODAY)).toBeUndefined();
  expect(await checkArticles(siteDir, TODAY)).toEqual([
    {file: 'blog/sound/index.mdx', isDraft: false, problems: []},
  ]);
});

it('measures fields with the brand’s values, and names tokens that do not exist', async () => {
  const title = '%brand.key% '.repeat(6).trim();
  const siteDir = site({
    sound: [FIELDS.replace('What is DKIM?', `'${title}'`), 'By %brand.name%.'],
    token: [FIELDS, 'By %brand.nane% and %brand.name%.'],
  });
  const [sound, token] = await checkArticles(siteDir, TODAY);
  // As it is written the title is longer than the limit, and as readers see it, it is not.
  expect(title.length).toBeGreaterThan(59);
  expect(sound?.problems).toEqual([]);
  expect(token?.problems).toEqual([
    {
      line: 11,
      says: `%brand.nane% is not a token: use one of ${BRAND_TOKENS.join(', ')}`,
    },
  ]);
});

it('names all faults of all files at once, with line, cause and cure', async () => {
  const siteDir = site({
    sound: SOUND,
    fields: [
      FIELDS.replace('2026-11-20', '2026-13-45').replace('./cover.svg', './map.png'),
      'Text.',
    ],
    quotes: [FIELDS.replace('What is DKIM?', "DKIM: a guide: it's"), 'Text.'],
    text: [
      FIELDS,
      `![A map](./map.png) and ![](./cover.svg) and ![A logo](https://a.example/b.png)

[one](/articles/sounds/) [two](../gone/index.mdx) [three](/articles/later/) [four](/tools/)

<FigureValues id="a" /> <FigureValue id="no-such-figure-at-all" />

import {Meter} from './meter';

<Meter />`,
    ],
    syntax: [FIELDS, 'Text.\n\nFewer than <5 percent of {names.'],
    later: [FIELDS.replace('2026-11-20', '2026-11-30'), 'Text.'],
    draft: [`${FIELDS}\ndraft: true`.replace('What is DKIM?', ''), 'Text <b.'],
  });
  expect(await articleFaults(siteDir, TODAY)).toBe(`4 articles cannot be published yet:

blog/fields/index.mdx
- line 4: image is ./map.png, which is not there. The folder has cover.svg. Write image: ./cover.svg
- line 6: datePublished is 2026-13-45, which is not in the calendar. Write datePublished: 2026-11-21

blog/quotes/index.mdx
- line 2: the fields cannot be read (bad indentation of a mapping entry). A text with a colon or an apostrophe needs quotes around it. Write title: "DKIM: what it is"

blog/syntax/index.mdx
- line 13: the text cannot be read here (Unexpected character \`5\` (U+0035) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`). Close what is open, or write \\{ and \\< where the signs themselves are meant.

blog/text/index.mdx
- line 11: the picture ./map.png is not there. The folder has cover.svg. Put the file there, or correct its name.
- line 11: the picture ./cover.svg has no alternative text. Write what it shows: ![A postmark](./cover.svg).
- line 11: the picture https://a.example/b.png is not beside the text. Put the file into the article's folder, and write ./name.png.
- line 13: the link to /articles/sounds/ leads to no page. Did you mean "/articles/sound/"?
- line 13: the link to ../gone/index.mdx leads to no file. Correct its path.
- line 13: the link to /articles/later/ leads to an article that readers do not get yet (published on 2026-11-30). Publish that one first, or take the link out.
- line 15: there is no component <FigureValues>. Did you mean "<FigureValue>"?
- line 15: there is no figure "no-such-figure-at-all". The figures are in src/articles/figures.
- line 17: imports ./meter, which is not there. Correct its path, or take out the import and what it brought.`);
});

it('goes through the files by their names, and has nothing to say without any', async () => {
  const siteDir = site({d: [FIELDS, 'Text.'], 'b & c': [FIELDS, 'Text.'], A: SOUND});
  for (const name of ['c.mdx', 'notes.txt', '_part.mdx']) {
    writeFileSync(path.join(siteDir, 'blog', name), `---\n${FIELDS}\n---\n`);
  }
  const articles = await checkArticles(siteDir, TODAY);
  expect(articles.map(({file}) => file)).toEqual([
    'blog/A/index.mdx',
    'blog/b & c/index.mdx',
    'blog/c.mdx',
    'blog/d/index.mdx',
  ]);
  expect(await checkArticles(path.join(siteDir, 'blog'), TODAY)).toEqual([]);
});

it('names a token that does not exist in the fields, and does not call them unreadable', async () => {
  const siteDir = site({token: [FIELDS.replace('DKIM', '%brand.nane%'), 'Text.']});
  const faults = await articleFaults(siteDir, TODAY);
  expect(faults).toMatch(/^One article cannot be published yet:\n\nblog\/token\//);
  expect(faults?.split('\n').slice(3)).toEqual([
    expect.stringMatching(/^- line 2: %brand\.nane% is not a token: /),
  ]);
});

it('says what to rename a folder to, which stops no build', async () => {
  const siteDir = site({'Über 🎉': [FIELDS, 'Text.'], '🎉': [FIELDS, 'Text.']});
  expect(await articleFaults(siteDir, TODAY)).toBeUndefined();
  const articles = await checkArticles(siteDir, TODAY);
  expect(articles.map(({advice}) => advice)).toEqual([
    expect.stringMatching(
      /the page is at \/articles\/uber\/: rename it to blog\/uber\.$/,
    ),
    expect.stringMatching(/rename it to blog\/what-is-dkim\.$/),
  ]);
});

it('makes no name for a folder of a title that is no text', async () => {
  const siteDir = site({'🎉': [FIELDS.replace('What is DKIM?', '2026'), 'Text.']});
  const [article] = await checkArticles(siteDir, TODAY);
  expect(article?.problems).toEqual([expect.objectContaining({field: 'title', line: 2})]);
  expect(article?.advice).toMatch(/rename it to blog\/page-2\.$/);
});

it('makes no name for a folder of fields that cannot be read', async () => {
  const siteDir = site({'🎉': [FIELDS.replace('What is DKIM?', 'DKIM: a'), 'Text.']});
  const [article] = await checkArticles(siteDir, TODAY);
  expect(article).toMatchObject({isDraft: false, problems: [{line: 2}]});
  expect(article?.advice).toMatch(/rename it to blog\/page-2\.$/);
});

it('names no address that a withdrawn article cannot lead to', async () => {
  const siteDir = site({
    gone: [`${FIELDS}\nwithdrawnTo: articles`, 'Text.'],
    sound: [FIELDS, '[one](/articles/gone/)'],
  });
  expect(await articleFaults(siteDir, TODAY)).toContain('Link to another page, or take');
});

it('tells what is still to be done in drafts, which stop no build', async () => {
  const siteDir = site({draft: [`${FIELDS}\ndraft: true`, 'Text <b.']});
  expect(await articleFaults(siteDir, TODAY)).toBeUndefined();
  const [draft] = await checkArticles(siteDir, TODAY);
  expect(draft).toMatchObject({isDraft: true, problems: [{line: 12}]});
});

it('has a line or a sentence for every text, and never throws', () => {
  const place = {
    siteDir: tmpdir(),
    filePath: path.join(tmpdir(), 'index.mdx'),
    today: TODAY,
  };
  fc.assert(
    fc.property(fc.oneof(anyArticle, fc.string({unit: 'grapheme'})), (text) => {
      for (const {line, says} of bodyProblems(text, place)) {
        expect(says).not.toBe('');
        expect(line ?? 1).toBeLessThanOrEqual(text.split('\n').length);
      }
    }),
  );
});

it('leaves out the text of a faulty article while it is written, and no other', () => {
  const siteDir = site({sound: SOUND});
  const preprocess = leaveOutFaultyTexts(siteDir, TODAY);
  const of = (file: string, fileContent: string) =>
    preprocess({filePath: path.join(siteDir, file), fileContent});
  expect(of('blog/sound/index.mdx', 'Text <b.')).toBe(
    'This text cannot be shown until it is corrected.\n\n{/* truncate */}\n',
  );
  expect(of('blog/sound/index.mdx', SOUND[1])).toBe(SOUND[1]);
  expect(of('docs/a.mdx', 'Text <b.')).toBe('Text <b.');
});
