import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {bodyProblems, type Place} from '../bodyProblems';

const FILES: Readonly<Record<string, string>> = {
  'blog/mail/index.mdx': '',
  'blog/mail/map.png': '',
  'blog/mail/my map.webp': '',
  'blog/mail/photo.JPG': '',
  'blog/mail/map.png.txt': '',
  'blog/mail/meter.tsx': '',
  'blog/mail/parts/index.ts': '',
  'blog/shared.svg': '',
  'blog/draft/index.mdx': '---\ndraft: true\n---\n',
  'blog/gone/index.md': '---\nwithdrawnTo: /docs\n---\n',
  'docs/go-live.mdx': '',
  'docs/_part.mdx': '',
  'legal/terms.mdx': '',
  'src/charts/index.tsx': '',
};

let place: Place;

beforeAll(() => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'body-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  place = {
    siteDir,
    filePath: path.join(siteDir, 'blog/mail/index.mdx'),
    today: '2026-11-22',
  };
});

afterAll(() => {
  rmSync(place.siteDir, {recursive: true});
});

/** What is wrong with a text, without the advice after it. */
const faultsOf = (text: string) => bodyProblems(text, place).map(({says}) => says);
const linesOf = (text: string) => bodyProblems(text, place).map(({line}) => line);

describe('a picture', () => {
  it.each(['./map.png', '../shared.svg', './my%20map.webp', '../mail/photo.JPG'])(
    'is found at %s',
    (url) => {
      expect(faultsOf(`![A map](${url})`)).toEqual([]);
    },
  );

  it.each(['map.png', '/img/../map.png', 'https://a.example/./map.png', '.../map.png'])(
    'has to lie beside the text, which %s does not say',
    (url) => {
      expect(faultsOf(`![A map](${url})`)).toEqual([
        expect.stringContaining(`the picture ${url} is not beside the text`),
      ]);
    },
  );

  it('needs an alternative text of more than spaces', () => {
    expect(faultsOf('![ ](./map.png)')).toEqual([
      expect.stringMatching(/^the picture \.\/map\.png has no alternative text/),
    ]);
  });

  it('that is not there is answered with the pictures of the folder', () => {
    expect(faultsOf('![A map](./mop.png)')).toEqual([
      expect.stringContaining('The folder has map.png, my map.webp, photo.JPG. Put'),
    ]);
    for (const url of ['./nowhere/map.png', './parts/map.png']) {
      expect(faultsOf(`![A map](${url})`)).toEqual([
        expect.stringContaining('The folder has no pictures. Put'),
      ]);
    }
  });

  it('with a % that escapes nothing in its name gets a sentence', () => {
    expect(faultsOf('![A map](./100%.png)')).toEqual([
      expect.stringMatching(/^the picture \.\/100%\.png has a % .* Write %25/),
    ]);
  });
});

describe('a link', () => {
  it.each([
    '/articles/mail/',
    '/articles/mail',
    '/articles/mail/?a=b#part',
    '/articles/',
    '/articles/topic/basics/',
    '/articles/rss.xml',
    '/docs/go-live',
    '/legal/terms/#liability',
    '/tools/nothing/',
    './index.mdx',
    '../mail/index.mdx#part',
    'index.mdx?a=b',
    'draft/index.mdx',
    '../gone/index.md',
    '/gone/index.md',
    '/docs/go-live.mdx',
    '@site/docs/go-live.mdx',
    '../notes.mdx.zip',
    'https://a.example/docs/nothing/',
    'https://a.example/readme.md',
    'HTTPS://a.example/readme.mdx',
  ])('may lead to %s', (url) => {
    expect(faultsOf(`[one](${url})`)).toEqual([]);
  });

  it.each([
    ['/articles/mai/', 'no page. Did you mean "/articles/mail/"?'],
    ['/docs/go-alive', 'no page. Did you mean "/docs/go-live/"?'],
    ['/docs/_part/', 'no page'],
    ['/docs/topic/basics/', 'no page'],
    ['/legal/privacy/#part', 'no page'],
  ])('to %s leads to no page', (url, where) => {
    expect(faultsOf(`[one](${url})`)).toEqual([`the link to ${url} leads to ${where}`]);
  });

  it.each([
    './gone.mdx',
    './gone.md#part',
    'gone.mdx',
    '/gone.mdx',
    './docs/go-live.mdx',
    '@site/mail/index.mdx',
  ])('to %s leads to no file', (url) => {
    expect(faultsOf(`[one](${url})`)).toEqual([
      `the link to ${url} leads to no file. Correct its path`,
    ]);
  });

  it('with a % that escapes nothing in its path gets a sentence', () => {
    expect(faultsOf('[one](./50%.mdx)')).toEqual([
      expect.stringMatching(/^the link to \.\/50%\.mdx has a % .* Write %25/),
    ]);
  });

  it('to an article that readers do not get is named with the reason', () => {
    expect(faultsOf('[one](/articles/draft/)')).toEqual([
      expect.stringContaining('that readers do not get yet (a draft)'),
    ]);
    expect(faultsOf('[one](/articles/gone/)')).toEqual([
      expect.stringContaining('that was withdrawn. Link to /docs, or'),
    ]);
  });

  it('is checked where it is defined, too', () => {
    expect(faultsOf('[one][x]\n\n[x]: /docs/gone/')).toEqual([
      'the link to /docs/gone/ leads to no page',
    ]);
  });

  it('leads to no page where the site has no such folder', () => {
    const empty = {...place, siteDir: path.join(place.siteDir, 'src')};
    expect(bodyProblems('[one](/legal/terms/)', empty)).toEqual([
      {line: 1, says: 'the link to /legal/terms/ leads to no page'},
    ]);
  });
});

describe('an import', () => {
  it.each(['./meter', './meter.tsx', './parts', '@site/src/charts', 'react', 'site/src'])(
    'of %s is found or none of the site',
    (name) => {
      expect(faultsOf(`import {One} from '${name}';`)).toEqual([]);
    },
  );

  it.each(['./charts', '../meter', '@site/charts', '@site/src/chart'])(
    'of %s is named, because it is not there',
    (name) => {
      expect(faultsOf(`import {One} from '${name}';`)).toEqual([
        expect.stringContaining(`imports ${name}, which is not there`),
      ]);
    },
  );
});

describe('a component', () => {
  it('is known when the text imports it or makes it', () => {
    const text = `import Meter, {Bar as Column} from './meter';
import * as Charts from './parts';

export const Part = () => 'One', Other = Part;
export const {A, B} = Charts;
export function Whole() {}
export {Meter as Again};

<Meter />

<Column /> <Charts.Pie /> <Part /> <Other /> <Whole />`;
    expect(faultsOf(text)).toEqual([]);
  });

  it('is named when there is none, between blocks and in a sentence', () => {
    expect(faultsOf('<Stepps>\n\nText with <Meter.Bar /> in it.\n\n</Stepps>')).toEqual([
      'there is no component <Stepps>. Did you mean "<Steps>"?',
      'there is no component <Meter>',
    ]);
    expect(faultsOf("import {Meter} from './meter';\n\n<Metre />")).toEqual([
      'there is no component <Metre>. Did you mean "<Meter>"?',
    ]);
  });

  it('is neither an element of HTML nor SVG, nor a group without a name', () => {
    expect(faultsOf('<>\n\n<b>Text</b>\n\n</>\n\n<linearGradient />')).toEqual([]);
  });
});

describe('a text that is no MDX', () => {
  it('is said without the places in it, which are those of its paragraph', () => {
    const says = (text: string) => faultsOf(text).join();
    const fault = 'Expected a closing tag for `<b>` before the end of `paragraph`';
    expect(says('Text with <b>a word.')).toContain(`here (${fault}).`);
    const before = 'A line.\n\n'.repeat(6);
    expect(says(`${before}Text that has <b>a word.`)).toContain(`here (${fault}).`);
    expect(says('A <b>*word</b> and* more.')).toContain(
      'either after the end of `emphasis` or another opening tag',
    );
    expect(says('Text.\n\n</b>')).toContain('here (Unexpected closing slash `/` in tag,');
  });

  it('keeps the sign that is in the way', () => {
    expect(faultsOf('Fewer than <.5')).toEqual([
      expect.stringContaining('Unexpected character `.` (U+002E)'),
    ]);
  });

  it('is the only problem that is named', () => {
    expect(linesOf('[one](/docs/gone/)\n\nText <b.\n\n![](./map.png)')).toEqual([3]);
  });
});

describe('the fields of an article', () => {
  // What a text must not have: the fields are YAML.
  const matter = '---\ntitle: Fewer than <5 of {names\ntopic: "[a](/docs/gone/)"\n---';

  it('are not read as text', () => {
    expect(faultsOf(`${matter}\n\nText.`)).toEqual([]);
    expect(faultsOf(matter)).toEqual([]);
    expect(faultsOf(`${matter}\n`.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it('count as lines of the file', () => {
    const text = `${matter}\n\nText.\n\n[one](/docs/gone/)`;
    expect(linesOf(text)).toEqual([8]);
    expect(linesOf(text.replaceAll('\n', '\r\n'))).toEqual([8]);
  });

  it('end at the first line of three hyphens', () => {
    expect(linesOf(`${matter}\n\n[one](/docs/gone/)\n\n---\n\nText.`)).toEqual([6]);
  });

  it('stand at the beginning of the file only', () => {
    expect(linesOf('Text.\n\n---\n\n[one](/docs/gone/)\n\n---\n')).toEqual([5]);
  });
});

it('names problems of all kinds in the order of their lines', () => {
  const text = `By %brand.nane%.

<FigureValue id="no-such-figure-at-all" />

<Metre />

import {One} from './nothing';

[one](/docs/gone/)

<FigureValue id="no-such-figure-at-all" />

%brand.nane%`;
  expect(linesOf(text)).toEqual([1, 3, 5, 7, 9, 11, 13]);
});
