import {mkdtempSync, mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {
  checkFrontMatter,
  createParseFrontMatter,
  FrontMatterError,
} from '../parseFrontMatter';

const ARTICLE = {
  title: 'What is DKIM?',
  description: 'A description that is long enough to be a description of the page.',
  image: './cover.svg',
  imageAlt: 'A sealed envelope in a pigeonhole',
  datePublished: new Date('2026-11-21'),
  author: 'postwren',
};
const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
mkdirSync(path.join(siteDir, 'blog/dkim'), {recursive: true});
writeFileSync(
  path.join(siteDir, 'blog/dkim/cover.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1680 840" width="1680" height="840"><rect width="1680" height="840" fill="#ffc93c"/></svg>',
);

function parse(file: string, fields: string) {
  return createParseFrontMatter(siteDir)({
    filePath: path.join(siteDir, file),
    fileContent: `---\n${fields}\n---\n\nText`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}
const DOCS_FIELDS = `title: T\ndescription: ${ARTICLE.description}`;
const ARTICLE_FIELDS = `${DOCS_FIELDS}\nimage: ./cover.svg\nimageAlt: ${ARTICLE.imageAlt}\ndatePublished: 2026-11-20\ndateModified: 2026-11-21\nauthor: postwren`;

describe('checkFrontMatter', () => {
  it('takes a right article', () => {
    expect(() => {
      checkFrontMatter(ARTICLE, 'article', 'blog/x/index.mdx');
    }).not.toThrow();
  });

  it.each([
    [{title: undefined}, /title is required\. Write title: What is DKIM\?/],
    [{description: 'short'}, /description .*50.*\(5 characters now\)\. Write/],
    [{description: 'x'.repeat(212)}, /\(212 characters now\)/],
    [{image: 'https://a.example/x.png'}, /Write image: \.\/cover\.svg/],
    [{imageAlt: undefined}, /imageAlt is required/],
    [{author: 'nobody'}, /author must be .*postwren/],
    [{datePublished: 'soon'}, /datePublished .*2026-11-21/],
    [{dateModified: new Date('2020-01-01')}, /dateModified .*not before datePublished/],
    [{layout: 'poster'}, /layout .*docs \| article \| legal/],
    [{discountCode: '<x>'}, /Write discountCode: SPRING-50/],
  ])('names the field and an example that is right: %p', (change, message) => {
    expect(() => {
      checkFrontMatter({...ARTICLE, ...change}, 'article', 'blog/x/index.mdx');
    }).toThrow(message);
  });

  it('names the file and everything that is wrong at once', () => {
    try {
      checkFrontMatter({}, 'legal', 'legal/x.mdx');
      throw new Error('not reached');
    } catch (error) {
      expect(error).toBeInstanceOf(FrontMatterError);
      const {message} = error as FrontMatterError;
      expect(message).toMatch(/^legal\/x\.mdx cannot be published yet:/);
      for (const field of [
        'title',
        'description',
        'version',
        'effectiveDate',
        'summary',
      ]) {
        expect(message).toContain(`- ${field} is required`);
      }
    }
  });
});

describe('parseFrontMatter', () => {
  it('chooses the layout by folder, and by the field where there is one', async () => {
    expect((await parse('docs/a.mdx', DOCS_FIELDS)).frontMatter['layout']).toBe('docs');
    expect(
      (await parse('blog/dkim/index.mdx', ARTICLE_FIELDS)).frontMatter['layout'],
    ).toBe('article');
    const legal = `${DOCS_FIELDS}\nlayout: legal\nversion: '1'\neffectiveDate: 2026-11-21\nsummary: [x]\nchanges:\n  - date: 2026-11-21\n    text: First.`;
    const {frontMatter} = await parse('docs/a.mdx', legal);
    expect(frontMatter).toMatchObject({layout: 'legal', displayed_sidebar: null});
  });

  it('gives articles the names Docusaurus knows, and a cover', async () => {
    const {frontMatter} = await parse('blog/dkim/index.mdx', ARTICLE_FIELDS);
    expect(frontMatter).toMatchObject({
      date: new Date('2026-11-20'),
      last_update: {date: new Date('2026-11-21')},
      authors: [{name: 'Postwren team'}],
      cover: {width: 1680, height: 840},
    });
    expect(frontMatter['image']).toMatch(
      /^\/assets\/pictures\/dkim-cover-[0-9a-f]{10}-1200\.png$/,
    );
  });

  it('lowers the route of a file with capital letters', async () => {
    expect((await parse('docs/api/Email.mdx', DOCS_FIELDS)).frontMatter['slug']).toBe(
      '/api/email',
    );
    expect((await parse('docs/API/index.mdx', DOCS_FIELDS)).frontMatter['slug']).toBe(
      '/api',
    );
    expect(
      (await parse('docs/api/email.mdx', DOCS_FIELDS)).frontMatter['slug'],
    ).toBeUndefined();
  });

  it('leaves other Markdown alone', async () => {
    expect((await parse('README.md', 'x: 1')).frontMatter).toEqual({x: 1});
    expect((await parse('docs/_partial.mdx', 'x: 1')).frontMatter).toEqual({x: 1});
  });
});
