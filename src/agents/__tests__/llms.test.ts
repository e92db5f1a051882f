import {brand} from '../../site';
import {apiCatalog} from '../apiCatalog';
import {docsLlmsTxt, llmsFullTxt, llmsTxt, type Twin} from '../llms';
import {readingOrder} from '../readingOrder';

const SITE = {
  title: 'Postwren',
  tagline: 'Email for SaaS.',
  url: 'https://postwren.example',
};

function twin(path: string, title: string, markdown = `# ${title}\n`): Twin {
  return {
    facts: {title, description: `About ${title}.`, address: SITE.url + path, path},
    markdown,
  };
}

const TWINS = [
  twin('/legal/privacy-policy/', 'Privacy policy'),
  twin('/docs/webhooks/', 'Webhooks'),
  twin('/', 'Home'),
  twin('/docs/api/email/', 'Email'),
  twin('/transactional-email-templates/welcome/', 'Welcome [email]'),
  twin('/docs/', 'Docs'),
  twin('/docs/batch/', 'Batch'),
  twin('/tools/spf-checker/', 'SPF checker'),
  twin('/articles/what-is-dkim/', 'What is DKIM?'),
];

/** As the menus have them: not by address. */
const ORDER = ['/docs/api/email/', '/docs/webhooks/', '/docs/batch/', '/pricing/'];

const paths = (text: string) =>
  [...text.matchAll(/\]\(https:\/\/postwren\.example(.*?)index\.md\)/g)].map(
    ([, path]) => path,
  );

test('llms.txt has a title, a quotation and sections of links to the twins', () => {
  const text = llmsTxt(SITE, TWINS, ORDER);
  expect(text.startsWith('# Postwren\n\n> Email for SaaS.\n\n')).toBe(true);
  expect(text.endsWith('.\n')).toBe(true);
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
    'Docs',
    'How-tos',
    'API',
    'Tools',
    'Templates',
    'Articles',
    'Product',
    'Legal',
  ]);
  expect(text).toContain(
    '## How-tos\n\n- [Webhooks](https://postwren.example/docs/webhooks/index.md): About Webhooks.\n- [Batch](https://postwren.example/docs/batch/index.md): About Batch.\n',
  );
  expect(text).toContain('- [Welcome \\[email\\]](');
  expect(text.match(/index\.md\): /g)).toHaveLength(TWINS.length);
});

test('llms.txt names the MCP server of a host that has one', () => {
  const mcp = `${SITE.url}/mcp`;
  expect(llmsTxt({...SITE, mcp}, TWINS, ORDER)).toContain(mcp);
  expect(llmsTxt(SITE, TWINS, ORDER)).not.toContain('MCP');
});

test('pages come in reading order, a folder before what is in it, unknown ones last', () => {
  const more = ['/about/', '/pricing/', '/docs/z/', '/docs/a/'].map((path) =>
    twin(path, path),
  );
  expect(paths(llmsTxt(SITE, [...more, ...TWINS], ORDER))).toEqual([
    '/docs/',
    '/docs/webhooks/',
    '/docs/batch/',
    '/docs/a/',
    '/docs/z/',
    '/docs/api/email/',
    '/tools/spf-checker/',
    '/transactional-email-templates/welcome/',
    '/articles/what-is-dkim/',
    '/',
    '/pricing/',
    '/about/',
    '/legal/privacy-policy/',
  ]);
});

test('the reading order is that of the menus', () => {
  const doc = (id: string) => ({id, permalink: `/docs/${id}`});
  const order = readingOrder({
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            docs: ['a', 'b', 'api/c', 'd'].map(doc),
            sidebars: {
              docs: [
                {type: 'category', items: [{type: 'doc', id: 'api/c'}]},
                {
                  type: 'category',
                  link: {type: 'doc', id: 'd'},
                  items: [
                    {type: 'doc', id: 'b'},
                    {type: 'link', href: 'https://x.example'},
                    {type: 'doc', id: 'a'},
                  ],
                },
              ],
            },
          },
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          {metadata: {permalink: '/articles/new'}},
          {metadata: {permalink: '/articles/old'}},
        ],
      },
    },
  });
  expect(order.slice(0, 6)).toEqual([
    '/docs/api/c/',
    '/docs/d/',
    '/docs/b/',
    '/docs/a/',
    '/articles/new/',
    '/articles/old/',
  ]);
  expect(order).toContain('/pricing/');
  expect(order.every((path) => path.startsWith('/'))).toBe(true);
  expect(new Set(order).size).toBe(order.length);
  expect(readingOrder({})).toEqual(order.slice(6));
});

test('a section without pages is not there', () => {
  expect(llmsTxt(SITE, [twin('/docs/api/email/', 'Email')], ORDER)).not.toContain(
    '## Tools',
  );
});

test('llms-full.txt has the whole text of all docs and nothing else', () => {
  const text = llmsFullTxt(SITE, TWINS, ORDER, 1000);
  for (const title of ['Docs', 'Email', 'Batch', 'Webhooks']) {
    expect(text).toContain(`# ${title}\n`);
  }
  expect([...text.matchAll(/^# (.*)$/gm)].map(([, title]) => title)).toEqual([
    'Postwren docs',
    'Docs',
    'Webhooks',
    'Batch',
    'Email',
  ]);
  expect(text).not.toContain('Privacy policy');
  expect(text).not.toContain('not in this file');
});

test('docs beyond the limit of llms-full.txt are named in it', () => {
  const text = llmsFullTxt(
    SITE,
    [twin('/docs/a/', 'A', 'a'.repeat(90)), twin('/docs/b/', 'B', 'b'.repeat(90))],
    ORDER,
    100,
  );
  expect(text).toContain('aaa');
  expect(text).not.toContain('bbb');
  expect(text).toContain('- [B](https://postwren.example/docs/b/index.md): About B.');
});

test('docs/llms.txt lists the docs and nothing else', () => {
  const text = docsLlmsTxt(SITE, TWINS, ORDER);
  expect(text.startsWith('# Postwren docs\n\n> Email for SaaS.\n\n')).toBe(true);
  expect(paths(text)).toEqual([
    '/docs/',
    '/docs/webhooks/',
    '/docs/batch/',
    '/docs/api/email/',
  ]);
});

test('the catalog of APIs leads to the descriptions of ours', () => {
  expect(JSON.parse(apiCatalog(SITE.url))).toEqual({
    linkset: [
      {
        anchor: brand.api,
        'service-desc': [
          {href: `${SITE.url}/openapi.yaml`, type: 'application/openapi+yaml'},
          {href: `${SITE.url}/openapi.json`, type: 'application/openapi+json'},
        ],
        'service-doc': [
          {href: `${SITE.url}/docs/`, type: 'text/html'},
          {href: `${SITE.url}/docs/llms.txt`, type: 'text/plain'},
        ],
      },
    ],
  });
});
