import {renderToStaticMarkup} from 'react-dom/server';
import type * as docusaurus from '../../../tests/support/docusaurus';
import type {Languages} from '../../locales';
import {brand} from '../../site';
import {DEFAULT_KEYWORDS, PageMeta, type PageMetaProps} from '../PageMeta';

const mockContext = {
  siteConfig: {
    url: 'https://www.acme.example',
    baseUrl: '/',
    customFields: {} as object,
  },
};
let mockPathname: string;
let mockLanguages: Languages | undefined;

jest.mock(
  '@docusaurus/Head',
  () => jest.requireActual<typeof docusaurus>('../../../tests/support/docusaurus').Head,
  {virtual: true},
);
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPathname})}), {
  virtual: true,
});
jest.mock('@docusaurus/useDocusaurusContext', () => () => mockContext, {virtual: true});

jest.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => mockLanguages}));

beforeEach(() => {
  mockContext.siteConfig.customFields = {};
  mockContext.siteConfig.baseUrl = '/';
  mockLanguages = undefined;
});

function headOf(props: Partial<PageMetaProps> = {}, pathname = '/docs/webhooks/') {
  mockPathname = pathname;
  return renderToStaticMarkup(
    <PageMeta title="Webhooks" description="About webhooks." {...props} />,
  );
}

/** What the head says under a name or a property. */
function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(
    html,
  )?.[1];
}

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

describe('the canonical address', () => {
  it.each([
    ['/docs/webhooks/', 'https://www.acme.example/docs/webhooks/'],
    // A plain file server shows a page without its slash, too.
    ['/docs/webhooks', 'https://www.acme.example/docs/webhooks/'],
    ['/', 'https://www.acme.example/'],
  ])('of %s', (pathname, address) => {
    const html = headOf({}, pathname);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(meta(html, 'og:url')).toBe(address);
  });

  it('comes with the page’s Markdown twin', () => {
    expect(headOf({}, '/docs/webhooks')).toContain(
      '<link rel="alternate" type="text/markdown" href="/docs/webhooks/index.md"/>',
    );
  });

  it('is missing where a page is not to be found, which says so instead', () => {
    const html = headOf({noIndex: true});
    expect(html).not.toMatch(/canonical|text\/markdown|og:url/);
    expect(meta(html, 'robots')).toBe('noindex');
    expect(meta(headOf(), 'robots')).toBeUndefined();
    expect(jsonLd(html)).toEqual([]);
  });
});

describe('title, description and keywords', () => {
  it('adds the brand to a title that does not have it', () => {
    expect(headOf()).toContain(`<title>Webhooks | ${brand.name}</title>`);
    const own = `${brand.name} for SaaS`;
    expect(headOf({title: own})).toContain(`<title>${own}</title>`);
    expect(meta(headOf(), 'og:title')).toBe(`Webhooks | ${brand.name}`);
  });

  it('says the description to search engines and to chats', () => {
    expect(meta(headOf(), 'description')).toBe('About webhooks.');
    expect(meta(headOf(), 'og:description')).toBe('About webhooks.');
  });

  it('has the site’s keywords where the page has none', () => {
    expect(meta(headOf(), 'keywords')).toBe(DEFAULT_KEYWORDS.join(', '));
    expect(meta(headOf({keywords: ['a', 'b']}), 'keywords')).toBe('a, b');
  });

  it('is a website unless the page says that it is an article', () => {
    expect(meta(headOf(), 'og:type')).toBe('website');
    expect(meta(headOf({type: 'article'}), 'og:type')).toBe('article');
  });

  it('says of an article when it was written and what it is about', () => {
    const article = {
      published: '2026-11-01',
      modified: '2026-11-20',
      section: 'Basics',
    };
    const html = headOf({type: 'article', article});
    expect(meta(html, 'article:published_time')).toBe('2026-11-01');
    expect(meta(html, 'article:modified_time')).toBe('2026-11-20');
    expect(meta(html, 'article:section')).toBe('Basics');
    expect(meta(html, 'robots')).toBe('max-image-preview:large');
    expect(meta(headOf({noIndex: true, article}), 'robots')).toBe('noindex');
    expect(headOf()).not.toContain('article:');
  });
});

describe('the social card', () => {
  const PRODUCTION = {...process.env, NODE_ENV: 'production'} as const;
  const inProduction = (props?: Partial<PageMetaProps>, pathname?: string) => {
    const mode = jest.replaceProperty(process, 'env', PRODUCTION);
    try {
      return headOf(props, pathname);
    } finally {
      mode.restore();
    }
  };
  const cards = (html: string) => [meta(html, 'og:image'), meta(html, 'twitter:image')];

  it('is the page’s own in production', () => {
    const address = 'https://www.acme.example/cards/docs/webhooks.png';
    expect(cards(inProduction())).toEqual([address, address]);
  });

  it('is that of the site while pages are written, and where a page is not to be found', () => {
    const address = 'https://www.acme.example/img/card.png';
    expect(cards(headOf())).toEqual([address, address]);
    expect(cards(inProduction({noIndex: true}))).toEqual([address, address]);
  });

  it('comes from the image service where there is one', () => {
    mockContext.siteConfig.customFields = {socialImageService: 'https://og.example/draw'};
    const [card = ''] = cards(headOf({image: '/img/cover.avif'}));
    const {origin, searchParams} = new URL(card.replaceAll('&amp;', '&'));
    expect(origin).toBe('https://og.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      title: 'Webhooks',
      image: 'https://www.acme.example/img/cover.avif',
    });
  });

  it('has its size, and says what it shows', () => {
    const html = headOf();
    expect(meta(html, 'og:image:width')).toBe('1200');
    expect(meta(html, 'og:image:height')).toBe('630');
    expect(meta(html, 'og:image:alt')).toContain('Webhooks');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  });
});

describe('structured data', () => {
  it('has the way to the page, but not to the home page', () => {
    const [trail] = jsonLd(headOf({parents: [{label: 'Docs', href: '/docs/'}]}));
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {name: brand.name, item: 'https://www.acme.example/'},
        {name: 'Docs', item: 'https://www.acme.example/docs/'},
        {name: 'Webhooks', item: 'https://www.acme.example/docs/webhooks/'},
      ],
    });
    expect(jsonLd(headOf({}, '/'))).toEqual([]);
  });

  it('has the page’s own nodes', () => {
    const nodes = [{'@type': 'FAQPage'}, {'@type': 'BlogPosting', headline: 'Webhooks'}];
    expect(jsonLd(headOf({ldJson: nodes}, '/'))).toMatchObject(nodes);
  });
});

describe('marks on <html>', () => {
  it('has the page’s discount reference, if it is one', () => {
    expect(headOf({discountCode: 'spring'})).toContain(
      '<html data-page-discount="spring">',
    );
    expect(headOf({discountCode: '"><script>'})).not.toContain('data-page-discount');
    expect(headOf()).not.toContain('<html');
  });

  it('says that an application starts immediately', () => {
    expect(headOf({bootNow: true})).toContain('<html data-boot-now="">');
  });
});

describe('a site in two languages', () => {
  const languages = (current: string): Languages => ({
    all: [
      {locale: 'en', lang: 'en', label: 'English', baseUrl: '/'},
      {locale: 'de', lang: 'de', label: 'Deutsch', baseUrl: '/de/'},
    ],
    current,
    translations: {'/docs/webhooks/': ['en', 'de']},
    menus: {},
  });
  const inGerman = (pathname: string) => {
    mockLanguages = languages('de');
    mockContext.siteConfig.baseUrl = '/de/';
    return headOf({}, pathname);
  };
  const alternates = (html: string) =>
    [...html.matchAll(/hrefLang="(\w+)" href="([^"]*)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]);

  it('names the translations of a page that has some, in both languages', () => {
    mockLanguages = languages('en');
    const both = [
      ['en', 'https://www.acme.example/docs/webhooks/'],
      ['de', 'https://www.acme.example/de/docs/webhooks/'],
    ];
    expect(alternates(headOf({}, '/docs/webhooks/'))).toEqual(both);
    const german = inGerman('/de/docs/webhooks/');
    expect(alternates(german)).toEqual(both);
    expect(german).toContain(
      '<link rel="canonical" href="https://www.acme.example/de/docs/webhooks/"/>',
    );
  });

  it('keeps a page without a translation out of search engines, and leads to the original’s Markdown', () => {
    const html = inGerman('/de/pricing/');
    expect(meta(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(alternates(html)).toEqual([]);
    expect(html).toContain('type="text/markdown" href="/pricing/index.md"');
    mockLanguages = languages('en');
    expect(meta(headOf({}, '/pricing/'), 'robots')).toBeUndefined();
  });

  it('has the way to a page within its language', () => {
    const [way] = jsonLd(inGerman('/de/docs/webhooks/'));
    const items = (way?.['itemListElement'] as {item: string}[]).map(({item}) => item);
    expect(items).toEqual([
      'https://www.acme.example/de/',
      'https://www.acme.example/de/docs/webhooks/',
    ]);
  });
});
