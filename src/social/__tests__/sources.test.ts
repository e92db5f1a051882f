import path from 'node:path';
import {PICTURES_STATIC_DIR} from '../../images/build';
import {cardSources} from '../sources';

const COVER = {cover: {fallback: '/assets/pictures/dkim.png'}};
const post = (permalink: string, frontMatter: object) => ({
  metadata: {permalink, frontMatter},
});

it('has the layouts of all Markdown pages, and the covers that their layout shows', () => {
  const sources = cardSources(
    {
      'docusaurus-plugin-content-blog': {
        default: {
          blogPosts: [
            post('/articles/dkim', {layout: 'article', ...COVER}),
            post('/articles/guide/', {layout: 'docs', ...COVER}),
            post('/articles/terms/', {layout: 'legal'}),
          ],
        },
      },
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: [
            {
              docs: [{permalink: '/docs/a/', frontMatter: {layout: 'docs'}}],
              sidebars: {},
            },
          ],
        },
        legal: {
          loadedVersions: [
            {
              docs: [{permalink: '/legal/b/', frontMatter: {layout: 'legal'}}],
              sidebars: {},
            },
          ],
        },
      },
    },
    '/site',
  );
  expect(Object.fromEntries(sources)).toEqual({
    '/articles/dkim/': {
      layout: 'article',
      cover: path.join('/site', PICTURES_STATIC_DIR, '/assets/pictures/dkim.png'),
    },
    '/articles/guide/': {layout: 'docs'},
    '/articles/terms/': {layout: 'legal'},
    '/docs/a/': {layout: 'docs'},
    '/legal/b/': {layout: 'legal'},
  });
});

it('is empty for a site without Markdown pages', () => {
  expect(cardSources({}, '/site').size).toBe(0);
});
