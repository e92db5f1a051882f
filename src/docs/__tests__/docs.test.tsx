import type {ComponentProps, ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type * as docusaurus from '../../../tests/support/docusaurus';
import type {ContentPage} from '../../content';
import type {PageMeta} from '../../metadata';
import {brand} from '../../site';
import {CopyPage} from '../CopyPage';
import {DocPage} from '../DocPage';
import {DocsMenu} from '../DocsMenu';
import {Feedback} from '../Feedback';

let mockPathname: string;
let mockNested: object[] = [];
const mockMeta = jest.fn();

jest.mock(
  '@docusaurus/Link',
  () => jest.requireActual<typeof docusaurus>('../../../tests/support/docusaurus').Link,
  {virtual: true},
);
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPathname})}), {
  virtual: true,
});
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({siteConfig: {url: 'https://www.acme.example'}}),
  {virtual: true},
);
// The menu of `sidebars.ts` as the docs plugin hands it over: its links have no slash.
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => ({
    name: 'docs',
    items: [
      {
        type: 'category',
        label: 'API reference',
        items: [
          {type: 'link', label: 'Email', href: '/docs/api/email'},
          {type: 'link', label: 'Email errors', href: '/docs/api/email-errors'},
        ],
      },
      {
        type: 'category',
        label: 'Learn how to:',
        items: [{type: 'link', label: 'Send webhooks', href: '/docs/webhooks/'}],
      },
      ...mockNested,
    ],
  }),
}));
jest.mock('../../metadata', () => ({
  PageMeta: (props: ComponentProps<typeof PageMeta>) => {
    mockMeta(props);
    return null;
  },
}));
// The rest of the reading room needs a browser and Docusaurus.
jest.mock('../../reading', () => ({
  ...jest.requireActual<object>('../../reading/formatDate'),
  ...jest.requireActual<object>('../../reading/OutcomeButton'),
  ...jest.requireActual<object>('../../reading/Prose'),
  ...jest.requireActual<object>('../../reading/Toc'),
}));

const render = (element: ReactElement) => renderToStaticMarkup(element);

describe('DocsMenu', () => {
  const menuAt = (pathname: string) => {
    mockPathname = pathname;
    return render(<DocsMenu label="Docs" />);
  };
  const current = (html: string) =>
    [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)<\/a>/g)].map(
      ([, label]) => label,
    );

  it('has every section open, with all of its pages', () => {
    const html = menuAt('/docs/webhooks/');
    expect(html).toContain('<nav class="menu" aria-label="Docs">');
    const sections = [
      ...html.matchAll(/<details open=""><summary>([^<]+)<\/summary>(.*?)<\/details>/g),
    ].map(([, label, inside = '']) => [
      label,
      [...inside.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, href, name]) => [
        name,
        href,
      ]),
    ]);
    expect(sections).toEqual([
      [
        'API reference',
        [
          ['Email', '/docs/api/email'],
          ['Email errors', '/docs/api/email-errors'],
        ],
      ],
      ['Learn how to:', [['Send webhooks', '/docs/webhooks/']]],
    ]);
  });

  it.each([
    ['/docs/api/email/', ['Email']],
    ['/docs/api/email-errors/', ['Email errors']],
    ['/docs/webhooks/', ['Send webhooks']],
    ['/docs/', []],
    ['/docs/api/', []],
  ])('marks the page at %s, and no other', (pathname, labels) => {
    expect(current(menuAt(pathname))).toEqual(labels);
  });
});

it('DocsMenu shows categories in categories, however deep, and pages beside them', () => {
  mockPathname = '/docs/deep/deeper/page/';
  mockNested = [
    {type: 'link', label: 'On its own', href: '/docs/alone'},
    {
      type: 'category',
      label: 'Outer',
      items: [
        {
          type: 'category',
          label: 'Inner',
          href: '/docs/deep',
          items: [
            {
              type: 'category',
              label: 'Innermost',
              items: [{type: 'link', label: 'Page', href: '/docs/deep/deeper/page'}],
            },
          ],
        },
      ],
    },
  ];
  const html = render(<DocsMenu label="Docs" />);
  mockNested = [];
  expect(html).toMatch(/^<nav[^>]*><ul[^>]*><li><a href="\/docs\/alone">On its own<\/a>/);
  expect(html).toContain(
    '<details open=""><summary>Outer</summary><ul class="list"><li>' +
      '<details open=""><summary>Inner</summary><ul class="list"><li><a href="/docs/deep">Inner</a></li><li>' +
      '<details open=""><summary>Innermost</summary><ul class="list"><li>' +
      '<a aria-current="page" href="/docs/deep/deeper/page">Page</a></li></ul></details>',
  );
});

describe('DocPage', () => {
  const page: ContentPage = {
    title: 'Webhooks',
    description: 'Get an HTTP request when something happens.',
    path: '/docs/webhooks/',
    toc: [
      {value: 'Verify a signature', id: 'verify', level: 2},
      {value: 'In Ruby', id: 'in-ruby', level: 3},
    ],
    frontMatter: {keywords: ['webhooks'], discountCode: 'spring'},
    sections: ['Learn how to:'],
    // The last millisecond of a day and the first of the next are days apart for readers.
    lastUpdatedAt: Date.parse('2026-11-21T23:59:59.999Z'),
    editUrl: 'https://git.example/docs/webhooks.mdx',
    previous: {title: 'Attachments', permalink: '/docs/email-attachments/'},
    next: {title: 'MCP server', permalink: '/docs/mcp-server/'},
  };
  const show = (changes: Partial<ContentPage> = {}) => {
    mockMeta.mockClear();
    return render(<DocPage page={{...page, ...changes}}>The text.</DocPage>);
  };

  it('has title, lead and text', () => {
    const html = show();
    expect(html).toContain('<h1>Webhooks</h1><p class="lead">Get an HTTP request');
    expect(html).toContain(
      '<div data-feed="text"><div class="prose later in-blocks">The text.</div></div>',
    );
  });

  it('tells the head what the front matter says', () => {
    show();
    expect(mockMeta).toHaveBeenCalledWith({
      title: 'Webhooks',
      description: 'Get an HTTP request when something happens.',
      parents: [
        {label: 'Docs', href: '/docs/'},
        {label: 'Learn how to', href: '/docs/#jobs'},
      ],
      keywords: ['webhooks'],
      discountCode: 'spring',
      type: 'article',
    });
  });

  it.each([
    ['2026-11-21T23:59:59.999Z', '2026-11-21', '21 November 2026'],
    ['2026-11-22T00:00:00.000Z', '2026-11-22', '22 November 2026'],
  ])('was updated on the day of %s in UTC', (moment, dateTime, words) => {
    expect(show({lastUpdatedAt: Date.parse(moment)})).toContain(
      `Updated <time dateTime="${dateTime}">${words}</time>`,
    );
  });

  it('has no day and no way to edit where it knows none', () => {
    const html = show({lastUpdatedAt: null, editUrl: undefined});
    expect(html).not.toMatch(/Updated|<time|Edit this page/);
    expect(show()).toContain(
      '<a href="https://git.example/docs/webhooks.mdx">Edit this page</a>',
    );
  });

  it('leads to the pages before and after', () => {
    const both = show();
    expect(both).toMatch(
      /<a rel="prev" href="\/docs\/email-attachments\/">.*Attachments<\/a>/,
    );
    expect(both).toMatch(/<a rel="next" href="\/docs\/mcp-server\/">.*MCP server<\/a>/);
    const last = show({next: undefined});
    expect(last).toContain('rel="prev"');
    expect(last).not.toContain('rel="next"');
    expect(show({previous: undefined, next: undefined})).not.toContain(
      '<nav class="siblings"',
    );
  });

  it('lists its sections twice: folded, and in the margin', () => {
    expect(show().match(/<a href="#verify">Verify a signature<\/a>/g)).toHaveLength(2);
    expect(show()).not.toContain('#in-ruby');
    expect(show({toc: []})).not.toContain('On this page');
    expect(show({frontMatter: {hide_table_of_contents: true}})).not.toContain(
      'On this page',
    );
  });

  it('offers its Markdown twin, and a question about it', () => {
    const html = show();
    expect(html).toContain('<a href="/docs/webhooks/index.md">View as Markdown</a>');
    const question = encodeURIComponent(
      'Read https://www.acme.example/docs/webhooks/index.md so that I can ask about it.',
    );
    for (const chat of [
      'chatgpt.com/?q=',
      'claude.ai/new?q=',
      'perplexity.ai/search?q=',
    ]) {
      expect(html).toContain(`${chat}${question}`);
    }
  });

  it('has no link to itself in the trail of the first page', () => {
    const trail = (html: string) =>
      /<nav class="crumbs".*?<\/nav>/.exec(html)?.[0] ?? 'no trail';
    expect(trail(show())).toContain('<a href="/docs/">Docs</a>');
    expect(trail(show({path: '/docs/'}))).toContain('<span>Docs</span>');
  });
});

describe('Feedback', () => {
  const html = render(<Feedback title="Webhooks & more" />);

  it('has a button for each verdict, which the controls answer', () => {
    const buttons = [...html.matchAll(/<button type="button"([^>]*)>(\w+)<\/button>/g)];
    expect(buttons.map(([, attributes, label]) => [label, attributes])).toEqual([
      ['Yes', ' data-control="feedback" value="yes"'],
      ['No', ' data-control="feedback" value="no"'],
    ]);
    expect(html).toContain('<p id="feedback">Was this page helpful?</p>');
    expect(html).toContain('role="group" aria-labelledby="feedback"');
  });

  it('has thanks for both, hidden until one is given', () => {
    expect(html).toContain('<p role="status"><span hidden="" data-thanks="yes">');
    expect(html).toContain('<span hidden="" data-thanks="no">');
  });

  it('tells the form where to send what is said, and leads to the support team without JavaScript', () => {
    const [before = '', without = ''] = html.split('<noscript>');
    expect(before).toContain(
      `data-feedback="" data-mail="${brand.supportEmail}" data-title="Webhooks &amp; more"></div>`,
    );
    expect(without).toContain(
      `<a href="mailto:${brand.supportEmail}?subject=Webhooks%20%26%20more">`,
    );
  });
});

it('CopyPage is a control with its label at rest', () => {
  expect(render(<CopyPage />)).toMatch(
    /^<button type="button" data-control="copy-page" class="copy" data-scripted=\S+ data-outcome="idle"><span aria-live="polite">Copy page as Markdown<\/span><\/button>$/,
  );
});
