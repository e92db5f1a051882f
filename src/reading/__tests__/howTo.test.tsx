import type {ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {BarChart} from '../BarChart';
import {CodeBlock} from '../CodeBlock';
import {EmailFrame} from '../EmailFrame';
import {InlineText} from '../InlineText';
import {Need} from '../Need';
import {Timeline} from '../Timeline';

jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: ({to, children}: ComponentProps<'a'> & {to: string}) => (
      <a href={to}>{children}</a>
    ),
  }),
  {virtual: true},
);

describe('InlineText', () => {
  it.each([
    ['plain < text', 'plain &lt; text'],
    ['a `code` b', 'a <code>code</code> b'],
    ['`<b>`', '<code>&lt;b&gt;</code>'],
    ['see [the docs](/docs/)', 'see <a href="/docs/">the docs</a>'],
    ['a ` alone', 'a ` alone'],
    ['`', '`'],
  ])('renders %s', (text, html) => {
    expect(renderToStaticMarkup(<InlineText text={text} />)).toBe(html);
  });
});

describe('CodeBlock', () => {
  const code = (lines: number) =>
    renderToStaticMarkup(<CodeBlock html={Array(lines).fill('x').join('\n')} />);

  it('can be shown in part on phones once it is long', () => {
    expect(code(20)).toContain('Show all 20 lines');
    expect(code(19)).not.toContain('Show all');
  });
});

describe('Need', () => {
  const html = renderToStaticMarkup(
    <Need get={['An email', <b key="b">Peace</b>]} need={['A `key`']} />,
  );

  it('names each list, so that assistive technology tells them apart', () => {
    const labels = [...html.matchAll(/<b id="([^"]+)">(What you \w+)<\/b>/g)];
    expect(labels.map(([, , title]) => title)).toEqual(['What you get', 'What you need']);
    for (const [, id = ''] of labels) {
      expect(html).toContain(`aria-labelledby="${id}"`);
    }
    expect(new Set(labels.map(([, id]) => id)).size).toBe(2);
  });

  it('takes strings and elements', () => {
    expect(html).toContain('<li>An email</li><li><b>Peace</b></li>');
    expect(html).toContain('<li>A <code>key</code></li>');
  });

  it('has an anchor', () => {
    expect(html).toContain('id="need"');
  });
});

describe('BarChart', () => {
  const html = renderToStaticMarkup(
    <BarChart
      title="Week 47"
      bars={[
        {label: 'Monday', value: '320', share: 80},
        {label: 'Tuesday', value: '0', share: 0},
      ]}
    />,
  );

  it('fills each row from side to side', () => {
    const widths = [...html.matchAll(/width="(\d+)%"/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toEqual([80, 20, 0, 100]);
  });

  it('says every figure as text, beside a row heading', () => {
    expect(html).toContain('<caption>Week 47</caption>');
    expect(html).toMatch(/<th scope="row">Monday<\/th>.*?>320<\/td>/);
  });

  it('hides the drawing from assistive technology', () => {
    expect(html.match(/<table[^>]* role="presentation"/g)).toHaveLength(2);
  });
});

describe('EmailFrame', () => {
  it('shows sender, subject and body', () => {
    const html = renderToStaticMarkup(
      <EmailFrame from="Acme <hello@acme.example>" subject="It works" plain>
        {'one\n\ntwo'}
      </EmailFrame>,
    );
    expect(html).toContain('aria-label="Email: It works"');
    expect(html).toContain('Acme &lt;hello@acme.example&gt;');
    // The line ends are content, for a screen reader and for the page's Markdown, too.
    expect(html).toMatch(/<pre[^>]*>one\n\ntwo<\/pre>/);
  });
});

describe('Timeline', () => {
  it('is a list in order', () => {
    const html = renderToStaticMarkup(
      <Timeline
        moments={[
          {at: '08:00', state: 'queued', text: 'Its time has come.'},
          {at: '08:01', state: 'sent', text: 'See [sent](/docs/).'},
        ]}
      />,
    );
    expect(html).toMatch(/^<ol.*queued.*sent.*<a href="\/docs\/">sent<\/a>.*<\/ol>$/);
  });
});
