import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {markTexts} from '../routeAssets';
import {ssrTemplate, TEXT_MARK} from '../template';

const file = (name: string) => ({js: [{file: name}]});

it('marks the scripts that only the text of a page needs', () => {
  const assets = {
    1: file('main.js'),
    2: file('frame.js'),
    3: file('layout.js'),
    4: file('page.js'),
    5: {},
  };
  markTexts({
    entrypoints: ['main'],
    origins: {
      main: [1],
      '@theme/DocRoot': [2],
      '@theme/DocItem': [2, 3],
      '@site/docs/page.mdx': [1, 3, 4, 5],
    },
    assets,
  });
  expect([1, 2, 3, 4].map((id) => assets[id as 1].js[0]?.file)).toEqual([
    'main.js',
    'frame.js',
    `layout.js${TEXT_MARK}`,
    `page.js${TEXT_MARK}`,
  ]);
});

describe('the template', () => {
  async function pageOf(appHtml: string, preBodyTags = '') {
    const render = await compileSSGTemplate(ssrTemplate);
    return render({
      appHtml,
      baseUrl: '/de/',
      bodyAttributes: '',
      headTags: '',
      htmlAttributes: '',
      metaAttributes: [],
      noIndex: false,
      postBodyTags: '',
      preBodyTags,
      scripts: ['a.js', `b.js${TEXT_MARK}`],
      stylesheets: [],
      version: '',
    });
  }
  /** What the body of a page with a text says of its scripts. */
  async function bodyWith(text: string) {
    const html = await pageOf(
      `<a data-needs-app=""></a><main>${text}</main><a data-needs-app=""></a>`,
    );
    return /<body\s+([^>]*)>/.exec(html)?.[1];
  }
  const whole = 'data-scripts="/de/a.js /de/b.js"';
  const kept = 'data-scripts="/de/a.js" data-keeps-text';

  it.each([
    ['', kept],
    ['<b data-needs-app="" data-asks="try=a"></b>', kept],
    ['<b data-needs-app=""></b>', whole],
    ['<b data-needs-app="" data-asks="try=a"></b><b data-needs-app=""></b>', whole],
    ['<b data-scene=""></b>', whole],
  ])('knows whether %s needs the scripts of the text', async (text, body) => {
    expect(await bodyWith(`<div data-as-built="">${text}</div>`)).toBe(body);
  });

  it('has the drawings of all pages, and nothing else that stands before a page', async () => {
    const drawings = '<svg class="drawings" width="0"><symbol id="a">\n</symbol></svg>';
    const others = '<svg class="icons"></svg><script>theme()</script>';
    const html = await pageOf('', `${others}${drawings}${others}`);
    expect(html).toContain(`>\n${drawings}<div id="__docusaurus">`);
    expect(html).not.toMatch(/icons|theme/);
  });

  it('names all scripts of a page without such a text', async () => {
    expect(await bodyWith('<div></div>')).toBe(whole);
  });

  it.each([
    ['<h1>A</h1>', 'page-heading', '<h1 id="page-heading">A</h1>'],
    ['<h1 class="b">A</h1>', 'page-heading', '<h1 id="page-heading" class="b">A</h1>'],
    ['<h1 class="b" id="c">A</h1>', 'c', '<h1 class="b" id="c">A</h1>'],
  ])('has the first frame wait for %s', async (heading, id, built) => {
    const html = await pageOf(`<main><p id="d"></p>${heading}</main>`);
    expect(html).toContain(`<link rel="expect" href="#${id}" blocking="render">`);
    expect(html).toContain(`<main><p id="d"></p>${built}</main>`);
  });
});
