import fc from 'fast-check';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {feedHtml} from '../feedHtml';
import {atomFeed, jsonFeed, rssFeed, type Feed} from '../feeds';

const ADDRESS = 'https://example.com/articles/a/';

const page = (text: string) =>
  `<html><body><div class=x data-feed="text">not this</div><main id=main><nav>Menu</nav><div data-feed=text><nav>On this page</nav>${text}</div><aside>Start</aside></main></body></html>`;
const html = (text: string) => feedHtml(page(text), ADDRESS);

describe('the text of an article in a feed', () => {
  it('keeps words, lists, tables, pictures and links, with full addresses', () => {
    expect(
      html(
        '<p class=x>See <a href="/docs/" class=y>the <b>docs</b></a> &amp; <a href="#part">below</a>.</p><ul><li>One</li></ul><table role=table><tr><th scope=col colspan=2>A</th></tr></table><picture><source srcset=/x.avif><img src=/x.png alt="A &quot;map&quot;" width=9 loading=lazy></picture>',
      ),
    ).toBe(
      '<p>See <a href="https://example.com/docs/">the <strong>docs</strong></a> &amp; <a href="https://example.com/articles/a/#part">below</a>.</p><ul><li>One</li></ul><table><tbody><tr><th colspan="2" scope="col">A</th></tr></tbody></table><img src="https://example.com/x.png" alt="A &quot;map&quot;">',
    );
  });

  it('keeps code as it is, with its caption', () => {
    expect(
      html(
        '<figure><figcaption>key.txt</figcaption><pre><code class=language-text><span>a &lt; b</span>\n  c\n</code></pre><button>Copy</button></figure>',
      ),
    ).toBe(
      '<figure><p><strong>key.txt</strong></p><pre><code>a &lt; b\n  c</code></pre></figure>',
    );
  });

  it('leaves out what needs a browser', () => {
    expect(
      html(
        '<style>p{}</style><script>alert(1)</script><noscript>On</noscript><button>Go</button><input><svg><path/></svg><p onclick=x() style=color:red>Text</p><p hidden>No</p>',
      ),
    ).toBe('<p>Text</p>');
  });

  it('puts text that stands in boxes into paragraphs', () => {
    expect(
      html(
        '<div><span>Bare</span> <time>today</time></div><aside><b>Source</b><p>RFC</p></aside>',
      ),
    ).toBe('<p>Bare today</p><blockquote><strong>Source</strong><p>RFC</p></blockquote>');
  });

  it('turns an exhibit into a sentence that leads to it', () => {
    expect(
      html(
        '<div id=exhibit-1 data-exhibit><section><h3>Cost by volume</h3><input type=range><table><tr><td>1</td></tr></table></section></div>',
      ),
    ).toBe(
      '<p>There is something to try here. It works on the page: <a href="https://example.com/articles/a/#exhibit-1">Cost by volume</a>.</p>',
    );
    expect(html('<div id=exhibit-2 data-exhibit><p>x</p></div>')).toContain(
      '<a href="https://example.com/articles/a/#exhibit-2">open the article there</a>',
    );
  });

  it('is missed where a page has none', () => {
    expect(() => feedHtml('<main></main>', ADDRESS)).toThrow('has no text for the feeds');
  });

  it('never lets a script or a handler through, whatever the page holds', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">',
      '<p>',
      '</p>',
      '<table><tr>',
      '<div data-exhibit>',
      '&lt;script&gt;',
      'text "quoted" & more',
      '<svg/onload=alert(1)>',
      '<pre>',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const written = feedHtml(page(pieces.join('')), ADDRESS);
        expect(written).not.toMatch(/<script|<svg|<[^>]*\son\w+=/i);
        expect(written).not.toMatch(/<a href="javascript:/i);
      }),
    );
  });
});

const feed: Feed = {
  title: 'Articles & more',
  description: 'About <email>.',
  address: 'https://example.com/articles/',
  author: 'The "A" team',
  icon: 'https://example.com/icon.png',
  items: [
    {
      title: 'Is 1 < 2 & "so"?',
      address: ADDRESS,
      description: "It's ]]> so.",
      published: '2026-11-21T00:00:00.000Z',
      modified: '2026-11-22T00:00:00.000Z',
      author: 'The "A" team',
      topics: ['R&D'],
      image: 'https://example.com/x.png',
      html: '<p>1 &lt; 2 &amp; <a href="https://example.com/?a=1&amp;b=2">more</a> ]]></p>',
    },
    {
      title: 'Old',
      address: 'https://example.com/articles/b/',
      description: 'B',
      published: '2026-01-02T00:00:00.000Z',
      modified: '2026-01-02T00:00:00.000Z',
      author: 'B',
      topics: [],
      image: 'https://example.com/y.png',
      html: '<p>B</p>',
    },
  ],
};
const [first] = feed.items;

it('RSS says the same when it is read back', () => {
  const read = parseRssFeed(rssFeed(feed));
  expect(read).toMatchObject({
    title: feed.title,
    link: feed.address,
    description: feed.description,
    language: 'en',
    lastBuildDate: 'Sun, 22 Nov 2026 00:00:00 GMT',
    atom: {links: [{rel: 'self', href: 'https://example.com/articles/rss.xml'}]},
  });
  expect(read.items?.[0]).toMatchObject({
    title: first?.title,
    link: ADDRESS,
    guid: {value: ADDRESS, isPermaLink: true},
    pubDate: 'Sat, 21 Nov 2026 00:00:00 GMT',
    description: first?.description,
    categories: [{name: 'R&D'}],
    content: {encoded: first?.html},
    dc: {creators: [first?.author]},
  });
  expect(read.items).toHaveLength(2);
});

it('Atom says the same when it is read back', () => {
  const read = parseAtomFeed(atomFeed(feed));
  expect(read).toMatchObject({
    title: {value: feed.title},
    id: feed.address,
    updated: '2026-11-22T00:00:00.000Z',
    authors: [{name: feed.author}],
  });
  expect(read.links).toContainEqual(
    expect.objectContaining({rel: 'self', href: 'https://example.com/articles/atom.xml'}),
  );
  expect(read.entries?.[0]).toMatchObject({
    title: {value: first?.title},
    id: ADDRESS,
    published: first?.published,
    updated: first?.modified,
    summary: {value: first?.description},
    content: {value: first?.html, type: 'html'},
    categories: [{term: 'R&D'}],
  });
});

it('JSON Feed says the same when it is read back', () => {
  const read = parseJsonFeed(jsonFeed(feed));
  expect(read).toMatchObject({
    title: feed.title,
    home_page_url: feed.address,
    feed_url: 'https://example.com/articles/feed.json',
    language: 'en',
  });
  expect(read.items?.[0]).toMatchObject({
    id: ADDRESS,
    url: ADDRESS,
    title: first?.title,
    content_html: first?.html,
    image: first?.image,
    date_modified: first?.modified,
    tags: ['R&D'],
  });
});

it('feeds are well formed for any text, and empty ones are feeds', () => {
  fc.assert(
    fc.property(fc.string({unit: anyCharacter}), (text) => {
      const [item] = feed.items;
      const items = item ? [{...item, title: text, html: text, author: text}] : [];
      for (const xml of [rssFeed({...feed, items}), atomFeed({...feed, items})]) {
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(xml.isWellFormed()).toBe(true);
        const bare = xml.replace(/<[?/]?[\w:]+(?: [\w:]+="[^"<]*")*\??\/?>/g, '');
        expect(bare).not.toMatch(/[<>]/);
      }
    }),
  );
  expect(parseRssFeed(rssFeed({...feed, items: []})).title).toBe(feed.title);
});
