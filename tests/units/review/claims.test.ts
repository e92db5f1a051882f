import {readMarkdown} from '../../review/readMarkdown';
import {readViews} from '../../review/readViews';
import {claimRules, claimsOf} from '../../review/rules/claims';

const [rule] = claimRules;

/** What is said of a page with such content. */
function claims(inside: string, file = 'src/marketing/pricing/Pricing.tsx'): string[] {
  const views = readViews([{file, source: `const view = <main>${inside}</main>;`}]);
  const found = rule?.check({markdown: [], views, read: () => undefined}) ?? [];
  return found.map(({says}) => says.split(':')[0] ?? '');
}

describe('a remark is made on', () => {
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
    ['<blockquote><p>Best API I know.</p></blockquote>', 'a quote without a source'],
  ])('%s', (text, claim) => {
    expect(claims(`<p>${text}</p>`)).toContain(claim);
  });

  test('a claim in the description', () => {
    const views = readViews([
      {
        file: 'src/marketing/x/metadata.ts',
        source:
          "export const meta = {\n  description: 'Used by 300 companies every day.',\n};",
      },
    ]);
    expect(views.flatMap((page) => claimsOf(page))).toEqual([
      {
        file: 'src/marketing/x/metadata.ts',
        line: 2,
        says: 'trusted by: “Used by 300 companies every day.”',
      },
      expect.objectContaining({
        says: 'a number of customers, plain: “Used by 300 companies every day.”',
      }),
    ]);
  });

  test('a claim that is cut in pieces by elements of a line', () => {
    expect(claims('<p>Trusted by <b>over</b> <i>30</i> teams</p>')).toContain(
      'trusted by',
    );
  });

  test('a claim on a page of docs', () => {
    const page = readMarkdown('docs/x.mdx', 'Text.\n\nWe have 99.9 % uptime.\n');
    expect(claimsOf(page)).toEqual([
      {file: 'docs/x.mdx', line: 3, says: 'uptime: “We have 99.9 % uptime.”'},
    ]);
  });
});

describe('no remark is made on', () => {
  test.each([
    '<p>Your customers get one email. The first 3 of 500 leave today.</p>',
    '<p>An email platform for SaaS companies.</p>',
    '<p>PKCS #1 is a wrapping of a key.</p>',
    '<blockquote cite="https://reviews.example/1">It works.</blockquote>',
    '<blockquote><p>{text}</p></blockquote>',
    '<p aria-hidden="true">Trusted by over 900 companies</p>',
    '<pre><code>uptime</code></pre>',
  ])('%s', (main) => {
    expect(claims(main)).toEqual([]);
  });

  test('numbers of customers where a calculator works with them', () => {
    const text = '<p>Of 500 customers 15 left.</p>';
    expect(claims(text, 'src/tools/churn/view/Churn.tsx')).toEqual([]);
    expect(claims(text)).not.toEqual([]);
  });

  test('what is allowed by name', () => {
    const page = readMarkdown('docs/x.mdx', 'We have no awards.');
    const allowed = {claim: 'awards', page: 'docs/x', text: 'no awards', why: ''};
    expect(claimsOf(page, [allowed])).toEqual([]);
    expect(claimsOf(page, [{...allowed, page: 'docs/y'}])).toHaveLength(1);
    expect(claimsOf(page, [{...allowed, text: 'no award ceremony'}])).toHaveLength(1);
    expect(claimsOf(page, [{...allowed, claim: 'uptime'}])).toHaveLength(1);
  });
});
