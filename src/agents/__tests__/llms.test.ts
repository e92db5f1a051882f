import {llmsFullTxt, llmsTxt, type Twin} from '../llms';

const SITE = {
  title: 'Postwren',
  tagline: 'Email for SaaS.',
  url: 'https://postwren.example',
};

function twin(path: string, title: string, markdown = `# ${title}\n`): Twin {
  return {
    facts: {title, description: `About ${title}.`, address: SITE.url + path},
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

test('llms.txt has a title, a quotation and sections of links to the twins', () => {
  const text = llmsTxt(SITE, TWINS);
  expect(text.startsWith('# Postwren\n\n> Email for SaaS.\n\n')).toBe(true);
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
    'Docs',
    'API',
    'How-tos',
    'Product',
    'Articles',
    'Tools',
    'Templates',
    'Legal',
  ]);
  expect(text).toContain(
    '## How-tos\n\n- [Batch](https://postwren.example/docs/batch/index.md): About Batch.\n- [Webhooks](https://postwren.example/docs/webhooks/index.md): About Webhooks.\n',
  );
  expect(text).toContain('- [Welcome \\[email\\]](');
  expect(text.match(/index\.md\): /g)).toHaveLength(TWINS.length);
});

test('a section without pages is not there', () => {
  expect(llmsTxt(SITE, [twin('/docs/api/email/', 'Email')])).not.toContain('## Tools');
});

test('llms-full.txt has the whole text of all docs and nothing else', () => {
  const text = llmsFullTxt(SITE, TWINS, 1000);
  for (const title of ['Docs', 'Email', 'Batch', 'Webhooks']) {
    expect(text).toContain(`# ${title}\n`);
  }
  expect(text).not.toContain('Privacy policy');
  expect(text).not.toContain('not in this file');
});

test('docs beyond the limit of llms-full.txt are named in it', () => {
  const text = llmsFullTxt(
    SITE,
    [twin('/docs/a/', 'A', 'a'.repeat(90)), twin('/docs/b/', 'B', 'b'.repeat(90))],
    100,
  );
  expect(text).toContain('aaa');
  expect(text).not.toContain('bbb');
  expect(text).toContain('- [B](https://postwren.example/docs/b/index.md): About B.');
});
