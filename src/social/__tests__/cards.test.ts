import {mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {HEADING_FACE, loadDrawings, type Drawings} from '../../metadata/build';
import {brand} from '../../site';
import {planOf, type Box} from '../art';
import {openCardCache} from '../cardCache';
import {createCardDrawer, HEAVIEST, type CardDrawer} from '../drawCard';
import {kindOf} from '../kinds';
import {readCard} from '../readCard';
import {createCompositor} from '../words';
import {writeCards} from '../writeCards';

let drawings: Drawings;
let face: Buffer;
let drawCard: CardDrawer;
let folder: string;

beforeAll(async () => {
  drawings = await loadDrawings('.');
  face = await readFile(HEADING_FACE.file);
  drawCard = createCardDrawer(createCompositor(face), drawings);
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
});

afterEach(async () => {
  await rm(folder, {recursive: true});
});

/** How many pixels of a box are dark. */
async function inkIn(png: Buffer, box: Box): Promise<number> {
  const data = await sharp(png).extract(box).removeAlpha().greyscale().raw().toBuffer();
  return data.filter((value) => value < 100).length;
}

const noise = () =>
  sharp({
    create: {
      width: 1300,
      height: 800,
      channels: 3,
      background: '#888',
      noise: {type: 'gaussian', mean: 128, sigma: 60},
    },
  })
    .jpeg()
    .toBuffer();

describe('a card', () => {
  const TITLES = {
    none: '',
    short: 'What is DKIM?',
    long: 'word '.repeat(5000),
    'one long word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4),
    'another script': 'Что такое <DKIM> & SPF?',
    'right to left': 'ما هو البريد الإلكتروني',
    emoji: '📬 '.repeat(40),
    'broken text': '\ud800 \u0000 \u200b &amp; </svg>',
  };

  it.each(Object.entries(TITLES))(
    'has its size and its weight with a title of this kind: %s',
    async (_, title) => {
      const png = await drawCard({path: '/docs/x/', title});
      expect(await sharp(png).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
      expect(png.length).toBeLessThan(HEAVIEST);
    },
  );

  it.each(['long', 'one long word', 'another script'] as const)(
    'keeps a title in its room: %s',
    async (kind) => {
      const blank = await drawCard({path: '/docs/x/', title: ''});
      const png = await drawCard({path: '/docs/x/', title: TITLES[kind]});
      const {title: room, stamp} = planOf(false);
      expect(await inkIn(png, room)).toBeGreaterThan(2000);
      const right = room.left + room.width;
      const beside = {...room, left: right, width: stamp.left - right - 40};
      const foot = room.top + room.height + 12;
      const below = {left: 0, top: foot, width: 500, height: 620 - foot};
      for (const box of [beside, below]) {
        // Another palette moves a few pixels at the edges of what is there anyway.
        expect(
          Math.abs((await inkIn(png, box)) - (await inkIn(blank, box))),
        ).toBeLessThan(20);
      }
    },
  );

  it('shows the cover of an article, however much there is in it', async () => {
    const cover = await noise();
    const page = {path: '/articles/x/', title: 'Noise'};
    const png = await drawCard({...page, cover});
    expect(png.length).toBeLessThan(HEAVIEST);
    expect(png.equals(await drawCard(page))).toBe(false);
  });

  it('says what is wrong with a cover that is no picture', async () => {
    await expect(
      drawCard({path: '/x/', title: 'X', cover: Buffer.from('no')}),
    ).rejects.toThrow();
  });
});

it.each([
  ['/docs/api/email/', 'API reference'],
  ['/docs/', 'Docs'],
  ['/articles/what-is-dkim/', 'Article'],
  ['/articles/', undefined],
  ['/tools/spf-checker/', 'Free tool'],
  ['/pricing/', undefined],
])('%s is of the kind %s', (page, label) => {
  expect(kindOf(page).label).toBe(label);
});

it.each([
  ['/articles/guide/', 'docs', 'Docs'],
  ['/articles/terms/', 'legal', 'Legal'],
  ['/docs/news/', 'article', 'Article'],
  ['/docs/api/email/', 'docs', 'API reference'],
  ['/articles/what-is-dkim/', 'article', 'Article'],
] as const)('%s in the layout %s is of the kind %s', (page, layout, label) => {
  expect(kindOf(page, layout).label).toBe(label);
});

const built = (page: string, title: string) =>
  `<!doctype html><html><head><meta property=og:title content="${title} | ${brand.name}"><link rel=canonical href="${brand.url}${page}"></head><body></body></html>`;

describe('a built page', () => {
  it('is read for its path and its title', () => {
    expect(readCard(built('/docs/x/', 'SPF &amp; &quot;DKIM&quot;'))).toEqual({
      path: '/docs/x/',
      title: 'SPF & "DKIM"',
    });
  });

  it('has no card when nobody shall find it', () => {
    expect(
      readCard('<html><head><title>404</title></head><body></body>'),
    ).toBeUndefined();
    expect(readCard('')).toBeUndefined();
  });
});

describe('a build', () => {
  const PAGES: Record<string, string> = {'/': 'Home', '/docs/a/': 'A', '/docs/b/': 'B'};
  let out: string;
  let cover: string;

  async function writePage(page: string, title: string) {
    await mkdir(path.join(out, page), {recursive: true});
    await writeFile(path.join(out, page, 'index.html'), built(page, title));
  }

  beforeEach(async () => {
    out = path.join(folder, 'build');
    cover = path.join(folder, 'cover.png');
    for (const [page, title] of Object.entries(PAGES)) {
      await writePage(page, title);
    }
    await sharp(await noise()).toFile(cover);
  });

  async function build() {
    const cache = await openCardCache(
      path.join(folder, 'kept'),
      path.resolve(__dirname, '..'),
      face,
      drawings,
    );
    const counts = await writeCards(out, new Map([['/docs/b/', {cover}]]), {
      cache,
      drawCard,
    });
    await cache.prune();
    return counts;
  }

  it('draws the card of every page, and again only of what has changed', async () => {
    expect(await build()).toEqual({cards: 3, drawn: 3});
    const names = await readdir(path.join(out, 'cards'), {recursive: true});
    expect(names.filter((name) => name.endsWith('.png')).sort()).toEqual([
      'docs/a.png',
      'docs/b.png',
      'index.png',
    ]);
    const first = await readFile(path.join(out, 'cards/docs/a.png'));

    await rm(path.join(out, 'cards'), {recursive: true});
    expect(await build()).toEqual({cards: 3, drawn: 0});
    expect((await readFile(path.join(out, 'cards/docs/a.png'))).equals(first)).toBe(true);

    await writePage('/docs/a/', 'Another title');
    expect(await build()).toEqual({cards: 3, drawn: 1});
    expect((await readFile(path.join(out, 'cards/docs/a.png'))).equals(first)).toBe(
      false,
    );

    await sharp(await noise())
      .negate()
      .toFile(cover);
    expect(await build()).toEqual({cards: 3, drawn: 1});
  });

  it('names the page whose cover cannot be drawn, and what to do', async () => {
    await writeFile(cover, 'no picture');
    await expect(build()).rejects.toThrow(
      /^The social card of \/docs\/b\/ cannot be drawn \(.*\)\. Delete .*cover\.png and build again/,
    );
  });

  it('forgets cards that no build has asked for in a month', async () => {
    await build();
    const kept = path.join(folder, 'kept');
    const [old = ''] = await readdir(kept);
    const then = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    await utimes(path.join(kept, old), then, then);
    await writeFile(path.join(kept, 'unknown.png'), '');
    await utimes(path.join(kept, 'unknown.png'), then, then);
    // The first is asked for again and stays.
    expect(await build()).toEqual({cards: 3, drawn: 0});
    expect(await readdir(kept)).toHaveLength(3);
  });
});
