import {claimsOf, notAllowed, unused, type Allowed} from '../support/claims';
import {kindOfPath, readPageText, sharedBetweenPages} from '../support/pageText';

const page = (path: string, main: string, head = '') =>
  readPageText(
    path,
    `<html><head><title>T</title>${head}</head><body><header>Trusted by over 900 companies</header><main>${main}</main></body></html>`,
  );
const claims = (main: string, path = '/pricing/') =>
  claimsOf(page(path, main)).map(({claim}) => claim);

describe('the gate finds', () => {
  test.each([
    ['Trusted by over 3,000 teams.', 'trusted by'],
    ['Loved by developers everywhere', 'trusted by'],
    ['Join 12k+ companies today', 'a number of customers'],
    ['Thousands of happy customers', 'a number of customers'],
    ['We serve 4,200 startups', 'a number of customers, plain'],
    ['Two billion? No: 3 billion emails a month', 'emails sent so far'],
    ['99.99 % of the time', 'uptime'],
    ['Our uptime is high', 'uptime'],
    ['An award-winning editor', 'awards'],
    ['The #1 email API', 'first of all'],
    ['The industry-leading platform', 'first of all'],
    ['Rated 4.8 out of 5', 'ratings'],
    ['SOC 2 Type II', 'certificates'],
    ['Delivery is guaranteed', 'guarantees'],
    ['“It changed how our team works for good.” — Maria', 'words in a mouth'],
    ['<blockquote>Best API I know.</blockquote>', 'a quote without a source'],
  ])('%s', (text, claim) => {
    expect(claims(`<p>${text}</p>`)).toContain(claim);
  });

  test('a claim in the description, and a rating in the data', () => {
    const found = claimsOf(
      page(
        '/',
        '<p>Plain words.</p>',
        '<meta name="description" content="Used by 300 companies"><script type="application/ld+json">{"@type":"AggregateRating"}</script>',
      ),
    );
    expect(found.map(({claim}) => claim)).toEqual([
      'trusted by',
      'a number of customers, plain',
      'ratings in structured data',
    ]);
  });

  test('a claim that is cut in pieces by elements of a line', () => {
    expect(claims('<p>Trusted by <b>over</b> <i>30</i> teams</p>')).toContain(
      'trusted by',
    );
  });
});

describe('the gate lets through', () => {
  test.each([
    '<p>Your customers get one email. The first 3 of 500 leave today.</p>',
    '<p>An email platform for SaaS companies.</p>',
    '<p>PKCS #1 is a wrapping of a key.</p>',
    '<blockquote cite="https://reviews.example/1">It works.</blockquote>',
    '<figure><span>Sample</span><blockquote>Here stands a review.</blockquote></figure>',
    '<p aria-hidden="true">Trusted by over 900 companies</p>',
    '<pre><code>uptime</code></pre>',
  ])('%s', (main) => {
    expect(claims(main)).toEqual([]);
  });

  test('numbers of customers where they are reckoned with', () => {
    expect(claims('<p>Of 500 customers 15 left.</p>', '/tools/churn/')).toEqual([]);
    expect(claims('<p>Of 500 customers 15 left.</p>')).not.toEqual([]);
  });

  test('what is allowed by name, and tells when it is gone', () => {
    const found = claimsOf(page('/press/', '<p>We have no awards.</p>'));
    const allowed: Allowed[] = [
      {claim: 'awards', path: '/press/', text: 'no awards', why: ''},
      {claim: 'uptime', path: '/press/', text: 'uptime', why: ''},
    ];
    expect(notAllowed(found, allowed)).toEqual([]);
    expect(notAllowed(found, [])).toHaveLength(1);
    expect(unused(found, allowed)).toEqual(['/press/: uptime: uptime']);
  });
});

describe('words that two pages share', () => {
  const run = 'one two three four five six seven eight nine ten eleven twelve';
  const shared = (...all: [string, string][]) =>
    sharedBetweenPages(all.map(([path, main]) => page(path, main)));

  test('are found across elements of a line, and not across paragraphs', () => {
    const cut = run.replace('six', '<b>six</b>');
    expect(shared(['/', `<p>So: ${run}.</p>`], ['/about/', `<li>${cut}</li>`])).toEqual([
      `/ and /about/: "${run}"`,
    ]);
    const parted = run.replace('six', '</p><p>six');
    expect(shared(['/', `<p>${run}</p>`], ['/about/', `<p>${parted}</p>`])).toEqual([]);
  });

  test('are found where only a number differs', () => {
    const price = (value: string) =>
      `<p>it costs ${value} a month for as many emails as you can write</p>`;
    expect(shared(['/', price('10')], ['/about/', price('12.50')])).toHaveLength(1);
  });

  test('may be those of the kit of tools and of templates', () => {
    const tools = ['a', 'b', 'c'].map((name): [string, string] => [
      `/tools/${name}/`,
      `<p>${run}</p>`,
    ]);
    expect(shared(...tools)).toEqual([]);
    expect(shared(...tools.slice(1))).toHaveLength(1);
    // What the kit says is not for other pages to say.
    expect(shared(...tools, ['/pricing/', `<p>${run}</p>`])).toEqual([
      `/tools/a/ and /pricing/: "${run}"`,
    ]);
  });

  test('do not count in code, controls, notes and what is hidden', () => {
    const note = `<a href="/x"><time>Nov 2026</time> ${run}</a>`;
    const text = `${note}<pre>${run}</pre><button>${run}</button><p data-twin="none">${run}</p>`;
    expect(shared(['/', text], ['/about/', `<p>${run}</p>`])).toEqual([]);
  });
});

test('kinds of pages', () => {
  expect(
    ['/', '/tools/', '/tools/rules/', '/articles/', '/docs/', '/legal/x/'].map(
      kindOfPath,
    ),
  ).toEqual(['marketing', 'marketing', 'tool', 'article', 'docs', 'legal']);
});

test('a page without content is an error, not a page that says nothing', () => {
  expect(() => readPageText('/', '<p>No main</p>')).toThrow('has no <main>');
});
