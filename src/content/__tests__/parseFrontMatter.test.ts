import {mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import sharp from 'sharp';
import {PICTURES_STATIC_DIR} from '../../images/build';
import {brand} from '../../site';
import {createParseFrontMatter} from '../parseFrontMatter';
import {FrontMatterError} from '../problems';

const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
const folder = path.join(siteDir, 'blog/dkim');
mkdirSync(folder, {recursive: true});
writeFileSync(
  path.join(folder, 'cover.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1680 840" width="1680" height="840"><rect width="1680" height="840" fill="#ffc93c"/></svg>',
);

type Settings = NonNullable<Parameters<typeof createParseFrontMatter>[1]>;

/** What Docusaurus asks for. */
const paramsOf = (file: string, fields: string) => ({
  filePath: path.join(siteDir, file),
  fileContent: `---\n${fields}\n---\n\nText`,
  defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
});

/** Names the files of a cover and makes none, which would take a second each time. */
const requestPicture: NonNullable<Settings['requestPicture']> = async (sourceFile) => {
  const {width, height} = await sharp(sourceFile).metadata();
  const {name} = path.parse(sourceFile);
  const [avif1024, avif2048] = [`/${name}-1024.avif`, `/${name}-2048.avif`];
  return {avif1024, avif2048, fallback: `/${name}.png`, width, height};
};

function parse(file: string, fields: string, settings: Settings = {}) {
  return createParseFrontMatter(siteDir, {
    production: true,
    today: '2026-11-22',
    requestPicture,
    ...settings,
  })(paramsOf(file, fields));
}

const DOCS =
  'title: T\ndescription: A description that is long enough to be a description of the page.';
const LEGAL = `${DOCS}\nlayout: legal\nversion: '1'\neffectiveDate: 2026-11-21\nsummary: [x]\nchanges:\n  - date: 2026-11-21\n    text: First.`;
const ARTICLE = `${DOCS}
image: ./cover.svg
imageAlt: A sealed envelope in a pigeonhole
datePublished: 2026-11-20
dateModified: 2026-11-21
author: team
topic: Authentication`;

/** The right article with one field changed. */
function changed(field: string, value: string): string {
  return ARTICLE.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
}

async function article(fields: string, settings?: Settings) {
  return (await parse('blog/dkim/index.mdx', fields, settings)).frontMatter;
}

/** The right article in a folder of `blog/`, with a cover that is really made. */
async function published(folder = 'dkim') {
  const parseAndMake = createParseFrontMatter(siteDir, {
    production: true,
    today: '2026-11-22',
    tell: () => undefined,
  });
  const params = paramsOf(`blog/${folder}/index.mdx`, ARTICLE);
  return (await parseAndMake(params)).frontMatter;
}

function errorOf(fields: string, settings?: Settings): Promise<unknown> {
  return article(fields, settings).catch((error: unknown) => error);
}

describe('layouts', () => {
  it('chooses the layout by folder, and by the field where there is one', async () => {
    expect((await parse('docs/a.mdx', DOCS)).frontMatter['layout']).toBe('docs');
    expect((await article(ARTICLE))['layout']).toBe('article');
    const {frontMatter} = await parse('docs/a.mdx', LEGAL);
    expect(frontMatter).toMatchObject({layout: 'legal', displayed_sidebar: null});
  });

  it('gives articles the names Docusaurus knows, and a cover', async () => {
    const frontMatter = await published();
    expect(frontMatter).toMatchObject({
      date: new Date('2026-11-20'),
      last_update: {date: new Date('2026-11-21')},
      authors: [{name: `${brand.name} team`}],
      cover: {width: 1680, height: 840},
    });
    expect(frontMatter['status']).toBeUndefined();
    expect(frontMatter['image']).toMatch(
      /^\/assets\/pictures\/dkim-cover-[0-9a-f]{10}-1200\.png$/,
    );
  });

  it('lowers the route of a file with capital letters', async () => {
    const slugOf = async (file: string) => (await parse(file, DOCS)).frontMatter['slug'];
    expect(await slugOf('docs/api/Email.mdx')).toBe('/api/email');
    expect(await slugOf('docs/API/index.mdx')).toBe('/api');
    expect(await slugOf('docs/api/email.mdx')).toBeUndefined();
    expect(await slugOf('docs/api/reindex.mdx')).toBeUndefined();
  });

  it('shows an article in the layout that its field names, and keeps it an article', async () => {
    const asDocs = await article(`${ARTICLE}\nlayout: docs`);
    expect(asDocs).toMatchObject({
      layout: 'docs',
      cover: {width: 1680},
      topic: 'Authentication',
    });
    expect(await article(`${ARTICLE}\nlayout: legal`)).toMatchObject({
      layout: 'legal',
      cover: {width: 1680},
    });
    const state = "version: '1'\nsummary: [x]";
    expect(await article(`${ARTICLE}\nlayout: legal\n${state}`)).toMatchObject({
      layout: 'legal',
      version: '1',
    });
  });

  it.each(['docs', 'legal'])(
    'says what an article in the layout %s lacks, and in which file',
    async (layout) => {
      await expect(article(`${DOCS}\nlayout: ${layout}`)).rejects.toThrow(
        /^blog\/dkim\/index\.mdx cannot be published yet:\n(.*\n)*- datePublished is missing\. Write/,
      );
    },
  );

  it.each([
    ['docs/guide/Guide-Page.mdx', '/guide/guide-page'],
    ['docs/guide/README.mdx', '/guide'],
    ['docs/Index.mdx', '/'],
    ['docs/01-intro.mdx', '/01-intro'],
    ['src/pages/Hello.mdx', '/hello'],
    ['src/pages/folder/README.md', '/folder'],
    ['docs/guide/index.mdx', undefined],
    ['src/pages/hello.md', undefined],
  ])('names the address that Docusaurus would not give: %s', async (file, slug) => {
    expect((await parse(file, DOCS)).frontMatter['slug']).toBe(slug);
  });

  it('puts the menu beside docs, and only there', async () => {
    const shown = async (file: string, fields: string) =>
      (await parse(file, fields, {docsSidebar: 'docs'})).frontMatter['displayed_sidebar'];
    expect(await shown('docs/a.mdx', DOCS)).toBe('docs');
    expect(await shown('legal/a.mdx', `${DOCS}\nlayout: docs`)).toBeUndefined();
    expect(await shown('src/pages/a.mdx', DOCS)).toBeUndefined();
    expect(await shown('docs/a.mdx', LEGAL)).toBeNull();
  });

  it('checks and lays out Markdown in src/pages like docs, or as it says', async () => {
    expect((await parse('src/pages/a.md', DOCS)).frontMatter['layout']).toBe('docs');
    const legal = await parse('src/pages/a.md', LEGAL);
    expect(legal.frontMatter['layout']).toBe('legal');
    await expect(parse('src/pages/a.md', 'title: T')).rejects.toThrow(
      /^src\/pages\/a\.md cannot be published yet:\n- description is missing/,
    );
    const told: string[] = [];
    await parse('src/pages/a b.md', DOCS, {tell: (message) => told.push(message)});
    expect(told).toEqual([
      'The file src/pages/a b.md has characters in its name that an address cannot have, so the page is at /a-b/: rename it to src/pages/a-b.md.',
    ]);
  });

  it('leaves other Markdown alone', async () => {
    expect((await parse('README.md', 'x: 1')).frontMatter).toEqual({x: 1});
    expect((await parse('docs/_partial.mdx', 'x: 1')).frontMatter).toEqual({x: 1});
  });
});

describe('an article that is not right', () => {
  it('stops the build with file, line, field and an example', async () => {
    const error = await errorOf(changed('author', 'ada'));
    expect(error).toBeInstanceOf(FrontMatterError);
    expect((error as Error).message).toBe(
      'blog/dkim/index.mdx cannot be published yet:\n- line 8: author is "ada", which is not a key of src/content/authors.ts. Its keys are: team. Write author: team',
    );
  });

  it('says that the fields cannot be read, and where', async () => {
    await expect(article(changed('title', 'DKIM: what it is'))).rejects.toThrow(
      /^blog\/dkim\/index\.mdx cannot be published yet:\n- line 2: the fields cannot be read/,
    );
  });

  it('names a cover that is missing, and the pictures that are there', async () => {
    await expect(article(changed('image', './cover.png'))).rejects.toThrow(
      'line 4: image is ./cover.png, which is not there. The folder has cover.svg. Write image: ./cover.svg',
    );
    // A disk that does not mind capital letters would find it; a web server will not.
    await expect(article(changed('image', './Cover.svg'))).rejects.toThrow(
      'is not there',
    );
  });

  it('names pictures of every kind, and no other file', async () => {
    const pictures = ['a.svg', 'b.PNG', 'c.jpg', 'd.jpeg', 'e.webp', 'f.avif'];
    const other = path.join(siteDir, 'blog/pictures');
    mkdirSync(other, {recursive: true});
    for (const name of [...pictures, 'notes.txt', 'png', 'g.svg.bak']) {
      writeFileSync(path.join(other, name), '');
    }
    await expect(parse('blog/pictures/index.mdx', ARTICLE)).rejects.toThrow(
      `The folder has ${pictures.join(', ')}. Write`,
    );
    mkdirSync(path.join(siteDir, 'blog/without'));
    await expect(parse('blog/without/index.mdx', ARTICLE)).rejects.toThrow(
      'The folder has no picture.',
    );
  });

  it('says one thing of a cover that is not named as it has to be', async () => {
    const error = (await errorOf(changed('image', 'gone.svg'))) as Error;
    expect(error.message.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^- line 4: image must name a picture in the article's own/),
    ]);
  });

  it('has the fields of a legal page only where it looks like one', async () => {
    await expect(article(`${ARTICLE}\nversion: '1'`)).rejects.toThrow(
      'version is not a field',
    );
  });

  it('names a cover that is too small, and one that is no picture', async () => {
    await sharp({create: {width: 2047, height: 600, channels: 3, background: 'blue'}})
      .png()
      .toFile(path.join(folder, 'small.png'));
    writeFileSync(path.join(folder, 'broken.png'), 'text');
    await expect(article(changed('image', './small.png'))).rejects.toThrow(
      'line 4: image is 2047 pixels wide, and at least 2048 are needed',
    );
    await expect(article(changed('image', './broken.png'))).rejects.toThrow(
      'image is ./broken.png, which is not a picture that can be read',
    );
  });
});

it('shows an article that is not right while it is written, and says so once', async () => {
  const told: string[] = [];
  const parseTwice = createParseFrontMatter(siteDir, {
    production: false,
    today: '2026-11-22',
    tell: (message) => told.push(message),
    requestPicture,
  });
  const read = () =>
    parseTwice({
      filePath: path.join(folder, 'index.mdx'),
      fileContent: `---\n${changed('image', './none.png')}\n---\n`,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
  await read();
  const {status, cover, title} = (await read()).frontMatter;
  expect(status).toMatchObject({
    kind: 'wrong',
    toDo: [expect.stringMatching(/^line 4: image is \.\/none\.png, which is not there/)],
  });
  expect(cover).toMatchObject({width: 1680, height: 848});
  expect(title).toBe('T');
  expect(told).toEqual([expect.stringMatching(/^blog\/dkim\/index\.mdx cannot be/)]);
});

describe('drafts', () => {
  const DRAFT = 'title: Half an article\ndescription: short\ndraft: true';

  it('never stop a production build and are not in it', async () => {
    const production = {production: true};
    expect(await article(DRAFT, production)).toMatchObject({draft: true});
    expect(await article(`${ARTICLE}\ndraft: true`, production)).not.toHaveProperty(
      'cover',
    );
  });

  it('are shown while they are written, with what they lack', async () => {
    const {cover, status, title, author} = await article(DRAFT, {production: false});
    expect(title).toBe('Half an article');
    expect(author).toBeUndefined();
    expect(cover).toMatchObject({width: 1680, height: 848});
    expect(status).toMatchObject({kind: 'draft'});
    const {toDo} = status as {toDo: string[]};
    expect(toDo).toContainEqual(expect.stringMatching(/^line 3: description has 5/));
    expect(toDo).toContainEqual(expect.stringMatching(/^image is missing/));
  });

  it('without any fields get those that a page needs, and none that are wrong', async () => {
    const fields = await article('draft: true\ndescription: short\nauthor: nobody', {
      production: false,
    });
    expect(fields).toMatchObject({
      title: expect.any(String) as string,
      imageAlt: expect.any(String) as string,
      date: '2026-11-22',
      authors: [{name: `${brand.name} team`}],
    });
    expect(fields['description']).not.toBe('short');
    expect(fields).not.toHaveProperty('last_update');
  });

  it('that lack nothing say so', async () => {
    const {status} = await article(`${ARTICLE}\ndraft: true`, {production: false});
    expect(status).toEqual({kind: 'draft', toDo: []});
  });
});

describe('an article with other faults, while it is written', () => {
  const WHERE = {
    filePath: path.join(folder, 'index.mdx'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  };
  const parser = createParseFrontMatter(siteDir, {
    production: false,
    today: '2026-11-22',
    tell: () => undefined,
    requestPicture,
    bodyProblems: (source) =>
      source.includes('FAULT') ? [{line: 12, says: 'the text has a fault'}] : [],
  });

  it('lists those of its text on its page', async () => {
    const fileContent = `---\n${ARTICLE}\n---\n\nFAULT`;
    const {frontMatter} = await parser({...WHERE, fileContent});
    expect(frontMatter).toMatchObject({
      title: 'T',
      status: {kind: 'wrong', toDo: ['line 12: the text has a fault.']},
    });
  });

  it('has a page even where its fields cannot be read, and keeps its text', async () => {
    const fileContent = `---\n${changed('title', "DKIM: it's")}\n---\n\nThe text.`;
    await parser({...WHERE, fileContent});
    // Docusaurus reads each file more than once, and gray-matter fails once: outside of Jest
    // it keeps what it has read by then, which are no fields.
    const defaultParseFrontMatter = () =>
      Promise.resolve({frontMatter: {}, content: fileContent});
    const {frontMatter, content} = await parser({
      ...WHERE,
      fileContent,
      defaultParseFrontMatter,
    });
    expect(content.trim()).toBe('The text.');
    expect(frontMatter).toMatchObject({cover: {width: 1680}, status: {kind: 'wrong'}});
    const {toDo} = frontMatter['status'] as {toDo: string[]};
    expect(toDo).toEqual([expect.stringMatching(/^line 2: the fields cannot be read/)]);
  });
});

describe('an article that was withdrawn', () => {
  const WITHDRAWN = `${ARTICLE}\nwithdrawnTo: /articles/`;

  it('is for no reader, with or without a preview', async () => {
    const previewSecret = 'a-secret-of-the-owner-01';
    for (const settings of [{}, {previewSecret}]) {
      expect(await article(WITHDRAWN, settings)).toMatchObject({draft: true});
    }
  });

  it('stays before its writer, with its state', async () => {
    expect(await article(WITHDRAWN, {production: false})).toMatchObject({
      cover: {width: 1680},
      status: {kind: 'withdrawn', toDo: []},
    });
    const draft = await article(`${WITHDRAWN}\ndraft: true`, {production: false});
    expect(draft).toMatchObject({status: {kind: 'withdrawn'}});
  });
});

describe('what is looked at while a page is written', () => {
  it('is the text of an article, and no other page', async () => {
    const bodyProblems = jest.fn(() => []);
    await parse('docs/a.mdx', DOCS, {production: false, bodyProblems});
    await article(ARTICLE, {production: true, bodyProblems});
    expect(bodyProblems).not.toHaveBeenCalled();
    await article(ARTICLE, {production: false, bodyProblems});
    expect(bodyProblems).toHaveBeenCalledTimes(1);
  });

  it('stops at a page of the docs that cannot be read, or has an unknown token', async () => {
    const settings = {production: false};
    await expect(parse('docs/a.mdx', 'title: a: b', settings)).rejects.toThrow(
      /^docs\/a\.mdx cannot be published yet:\n- line 2: the fields cannot be read/,
    );
    await expect(
      parse('docs/a.mdx', `${DOCS}\nkeywords: ['%brand.nane%']`, settings),
    ).rejects.toThrow('%brand.nane% is not a token');
  });
});

it('gives a translated page the address and the layout of its original', async () => {
  const folder = 'i18n/de/docusaurus-plugin-content-docs/current';
  const {frontMatter} = await parse(`${folder}/api/Email.mdx`, DOCS, {
    docsSidebar: 'docs',
  });
  expect(frontMatter).toMatchObject({
    layout: 'docs',
    slug: '/api/email',
    displayed_sidebar: 'docs',
  });
});

describe('tokens of the brand', () => {
  const TITLE = changed('title', "'%brand.name%: it’s here'");

  it('are filled after the fields are read, so that no value can break them', async () => {
    expect(await article(TITLE)).toMatchObject({title: `${brand.name}: it’s here`});
  });

  it('that do not exist stop a production build, and no other page while they are written', async () => {
    const wrong = changed('title', "'%brand.nane% news'");
    await expect(article(wrong, {production: true})).rejects.toThrow(
      /cannot be published yet:\n- line 2: %brand\.nane% is not a token: use one of %brand\.name%/,
    );
    expect(await article(wrong, {production: false})).toMatchObject({
      title: '%brand.nane% news',
    });
  });
});

describe('a day to come', () => {
  const LATER = changed('datePublished', '2026-11-23').replace(/^dateModified.*\n/m, '');

  it('keeps an article out of the production build until it is there', async () => {
    expect(await article(LATER, {production: true})).toMatchObject({draft: true});
    const onTheDay = {production: true, today: '2026-11-23'};
    expect(await article(LATER, onTheDay)).not.toHaveProperty('draft');
  });

  it('counts in quotation marks, too', async () => {
    const quoted = LATER.replace('2026-11-23', "'2026-11-23'");
    expect(await article(quoted, {production: true})).toMatchObject({draft: true});
  });

  it('is said where the article is written', async () => {
    const {status} = await article(LATER, {production: false});
    expect(status).toEqual({kind: 'waiting', toDo: []});
  });

  it('does not hide problems', async () => {
    const wrong = LATER.replace('author: team', 'author: ada');
    await expect(article(wrong, {production: true})).rejects.toThrow('author is "ada"');
  });
});

it('encodes nothing when an unchanged article is read again', async () => {
  const cache = path.join(siteDir, PICTURES_STATIC_DIR, 'assets/pictures');
  const state = () =>
    readdirSync(cache).map((name) => {
      const {ino, mtimeNs, size} = statSync(path.join(cache, name), {bigint: true});
      return [name, ino, mtimeNs, size].join(' ');
    });
  await published();
  const before = state();
  const toBuffer = jest.spyOn(sharp.prototype as {toBuffer: () => unknown}, 'toBuffer');
  const again = await published();
  expect(toBuffer).not.toHaveBeenCalled();
  toBuffer.mockRestore();
  expect(state()).toEqual(before);
  expect(before.some((name) => name.includes(String(again['image']).slice(17)))).toBe(
    true,
  );
});

describe('a folder whose name is no address', () => {
  const COVER =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1680 840" width="1680" height="840"/>';

  /** What becomes of an article in a folder of `blog/`, and what its writer is told. */
  async function inFolder(name: string, settings: Settings = {}) {
    const told: string[] = [];
    mkdirSync(path.join(siteDir, 'blog', name), {recursive: true});
    writeFileSync(path.join(siteDir, 'blog', name, 'cover.svg'), COVER);
    writeFileSync(path.join(siteDir, 'blog', name, 'index.mdx'), '');
    const tell = (message: string) => told.push(message);
    const file = `blog/${name}/index.mdx`;
    const {frontMatter} = await parse(file, ARTICLE, {tell, ...settings});
    return {frontMatter, told};
  }

  it.each([
    ['What is a 😀 bounce', 'what-is-a-bounce'],
    ['über-uns', 'uber-uns'],
  ])(
    'gets an address, and a sentence that asks for another name: %s',
    async (name, slug) => {
      const {frontMatter, told} = await inFolder(name);
      expect(frontMatter).toMatchObject({slug: `/${slug}`});
      expect(frontMatter).not.toHaveProperty('status');
      expect((await published(name))['image']).toMatch(
        new RegExp(`^/assets/pictures/${slug}-cover-[0-9a-f]{10}-1200\\.png$`),
      );
      expect(told).toEqual([
        expect.stringMatching(
          new RegExp(`^The folder blog/${name} .*: rename it to blog/${slug}\\.$`),
        ),
      ]);
    },
  );

  it('is left out where its name has no letters', async () => {
    expect((await inFolder('😀')).frontMatter).toMatchObject({draft: true});
    const {frontMatter} = await inFolder('😀', {production: false});
    expect(frontMatter).toMatchObject({
      slug: '/page-2',
      status: {kind: 'unnamed', toDo: [expect.stringMatching(/rename it to blog\/t\.$/)]},
    });
  });

  it('is left out where another has its address, and shown to its writer all the same', async () => {
    await inFolder('bounces');
    const published = await inFolder('Bounces');
    expect(published.frontMatter).toMatchObject({draft: true});
    expect(published.told).toEqual([
      expect.stringMatching(
        /^The folder blog\/Bounces .*: rename it to blog\/bounces-2 /,
      ),
    ]);
    const {frontMatter} = await inFolder('Bounces', {production: false});
    expect(frontMatter).toMatchObject({
      slug: '/bounces-2',
      status: {kind: 'unnamed', toDo: published.told},
    });
    expect((await inFolder('bounces')).frontMatter).not.toHaveProperty('slug');
  });
});

describe('without settings', () => {
  const before = process.env['NODE_ENV'];
  afterEach(() => {
    process.env['NODE_ENV'] = before;
  });

  const read = (mode: string, fields: string) => {
    process.env['NODE_ENV'] = mode;
    const parser = createParseFrontMatter(siteDir, {
      requestPicture,
      tell: () => undefined,
    });
    return parser(paramsOf('blog/dkim/index.mdx', fields));
  };

  it('it is a build for readers where Node.js runs in production', async () => {
    const wrong = changed('author', 'ada');
    await expect(read('production', wrong)).rejects.toThrow('author is "ada"');
    const {frontMatter} = await read('development', wrong);
    expect(frontMatter).toMatchObject({status: {kind: 'wrong'}});
  });

  it('today is the day of the build', async () => {
    const on = (days: number) =>
      changed(
        'datePublished',
        new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
      ).replace(/^dateModified.*\n/m, '');
    expect((await read('production', on(0))).frontMatter).not.toHaveProperty('draft');
    expect((await read('production', on(2))).frontMatter).toEqual({
      draft: true,
      layout: 'article',
      displayed_sidebar: null,
    });
  });
});

describe('a preview of what is not published', () => {
  const previewSecret = 'a-secret-of-the-owner-01';
  const preview = async (fields: string, more = {}) =>
    (
      await parse('blog/dkim/index.mdx', fields, {
        production: true,
        previewSecret,
        ...more,
      })
    ).frontMatter;

  it('has an address that cannot be guessed, and is listed nowhere', async () => {
    const draft = await preview(`${ARTICLE}\ndraft: true`);
    expect(draft).toMatchObject({draft: false, unlisted: true, status: {kind: 'draft'}});
    expect(draft['slug']).toMatch(/^\/preview\/[0-9a-f]{32}$/);
    const other = await preview(`${ARTICLE}\ndraft: true`, {
      previewSecret: 'a-secret-of-the-owner-02',
    });
    expect(other['slug']).not.toBe(draft['slug']);
  });

  it('shows an article before its day', async () => {
    expect(await preview(ARTICLE, {today: '2026-11-01'})).toMatchObject({
      unlisted: true,
      status: {kind: 'waiting'},
    });
  });

  it('changes nothing of an article that is published, nor a build without a secret', async () => {
    const published = await preview(ARTICLE);
    expect(published['unlisted']).toBeUndefined();
    expect(published['slug']).toBeUndefined();
    expect(
      await preview(`${ARTICLE}\ndraft: true`, {previewSecret: undefined}),
    ).toMatchObject({draft: true});
  });

  it('is for articles, and no other page that is listed nowhere', async () => {
    const {frontMatter} = await parse('docs/a.mdx', `${DOCS}\nunlisted: true`, {
      previewSecret,
    });
    expect(frontMatter).not.toHaveProperty('slug');
  });

  it('is for the layout of articles only, which keeps search engines away', async () => {
    expect(await preview(`${ARTICLE}\nlayout: docs\ndraft: true`)).toMatchObject({
      draft: true,
    });
  });
});
