import fc from 'fast-check';
import {renderChart} from '../bench/peers/chart';
import {fileOf, parseTwin, render} from '../bench/peers/convert';
import {pointOnPath} from '../bench/peers/hand';
import {parseTimes} from '../bench/peers/install';
import {renderReadme, table} from '../bench/peers/report';
import {
  summarize,
  summarizeClicks,
  summarizeResponse,
  type Results,
  type SiteVisits,
} from '../bench/peers/results';
import {cacheControlFor, kindOf} from '../bench/peers/server';
import {NAMES, PEERS, type Name} from '../bench/peers/sites';
import {blockingTime, median} from '../bench/peers/statistics';
import type {Costs} from '../bench/peers/visit';

const costs = (script: number, tasks: number[] = []): Costs => ({
  requests: 3,
  bytes: {html: 9000, script, css: 0, font: 0, image: 0, other: 0},
  tasks,
  paint: 800,
});

const visits = (script: number): SiteVisits => ({
  first: [{alone: costs(script), moved: costs(script * 2)}],
  quick: [{...costs(script), clicks: [{milliseconds: 90, isPrerendered: false}]}],
  rested: [{...costs(script), clicks: [{milliseconds: 30, isPrerendered: true}]}],
  responses: [{'open search': 48}],
});

const forAll = <T>(value: (name: Name, index: number) => T) =>
  Object.fromEntries(NAMES.map((name, index) => [name, value(name, index)])) as Record<
    Name,
    T
  >;

describe('the statistics', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('have the median of %j', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('have no median of nothing', () => {
    expect(median([])).toBeNaN();
  });

  it('count as blocking what a task takes beyond 50 ms', () => {
    expect(blockingTime([50, 70, 200, 10])).toBe(170);
  });

  it('take the median of each figure by itself', () => {
    const summary = summarize([costs(100, [60]), costs(300, [60, 80]), costs(200)]);
    expect(summary).toMatchObject({total: 9200, tasks: 60, blocking: 10, paint: 800});
    expect(summary.kinds.script).toBe(200);
  });

  it('count the clicks that showed a prerendered page', () => {
    const {quick, rested} = visits(1);
    expect(summarizeClicks([...quick, ...rested])).toEqual({
      milliseconds: 60,
      prerendered: 1,
      clicks: 2,
    });
  });

  it('know which interactions a site does not have', () => {
    expect(summarizeResponse([{'open search': 40}], 'switch code tab')).toBeUndefined();
    expect(summarizeResponse([{'open search': 40}], 'open search')).toBe(40);
  });
});

describe('the pages of the peers', () => {
  const twin = `---
title: "Receive \\"webhooks\\""
description: "What is sent."
address: https://www.example/docs/webhooks/
---

# Receive "webhooks"

See [templates](https://www.example/docs/api/email/), {{name}}.

\`\`\`bash
# A comment, and [a link](https://www.example/docs/api/email/)
\`\`\`
`;
  const page = parseTwin('webhooks', twin);

  it('have the fields of a twin, and its text without the title', () => {
    expect(page).toMatchObject({
      name: 'webhooks',
      title: 'Receive "webhooks"',
      description: 'What is sent.',
    });
    expect(page.body).toMatch(/^See /);
  });

  it('link to each other inside of the site, and keep their code as it is', () => {
    expect(page.body).toContain('[templates](/docs/api/email/)');
    expect(page.body).toContain('[a link](https://www.example/docs/api/email/)');
    expect(page.body).toContain('# A comment');
  });

  it('have one title each', () => {
    const titles = (text: string) =>
      text.replace(/^```[\s\S]*?^```/gm, '').match(/^# .*/gm) ?? [];
    expect(titles(render('vitepress', page))).toEqual(['# Receive "webhooks"']);
    expect(titles(render('docusaurus', page))).toEqual([]);
    expect(titles(render('starlight', page))).toEqual([]);
  });

  it('tell VitePress that braces are text', () => {
    expect(render('vitepress', page)).toMatch(/::: v-pre\n[\s\S]*\{\{name\}\}[\s\S]*:::/);
  });

  it.each([
    ['docusaurus', 'api/email', 'docs/api/email.md'],
    ['docusaurus', '', 'docs/index.md'],
    ['starlight', 'api/email', 'src/content/docs/docs/api/email.md'],
    ['starlight', '', 'src/content/docs/docs/index.md'],
    ['vitepress', 'api/email', 'docs/api/email/index.md'],
    ['vitepress', '', 'docs/index.md'],
  ] as const)('of %s: "%s" is %s', (peer, name, file) => {
    expect(fileOf(peer, {name})).toBe(file);
  });

  it('are read from any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...PEERS), (text, peer) => {
        expect(typeof render(peer, parseTwin('x', text))).toBe('string');
      }),
    );
    fc.assert(
      fc.property(fc.string(), (field) => {
        const {body} = parseTwin('x', `---\ntitle: ${field}\n---\ntext`);
        expect(body.endsWith('text')).toBe(true);
      }),
    );
  });
});

describe('the server', () => {
  it.each([
    ['text/html; charset=utf-8', 'html'],
    ['text/javascript; charset=utf-8', 'script'],
    ['text/css; charset=utf-8', 'css'],
    ['font/woff2', 'font'],
    ['image/avif', 'image'],
    ['application/json; charset=utf-8', 'other'],
  ])('counts %s as %s', (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  });

  it('has pages revalidated, and everything else kept', () => {
    expect(cacheControlFor('html')).toContain('must-revalidate');
    expect(cacheControlFor('script')).toContain('immutable');
  });
});

describe('the hand', () => {
  it('begins and ends where it should, off the straight line in between', () => {
    const [from, to] = [
      {x: 0, y: 0},
      {x: 100, y: 0},
    ];
    expect(pointOnPath(from, to, 0)).toEqual(from);
    expect(pointOnPath(from, to, 1)).toEqual(to);
    expect(pointOnPath(from, to, 0.5).y).not.toBe(0);
  });
});

describe('the time of a build', () => {
  it('is that of what the shell has started', () => {
    expect(parseTimes('0m0.010s 0m0.020s\n1m2.500s 0m3.250s\n')).toBe(65.75);
  });

  it('is not a number for any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseTimes(text)).toBeNaN();
      }),
    );
  });
});

describe('the report', () => {
  const results: Results = {
    versions: forAll(() => '1.2.3'),
    pages: {docs: 23, own: 150},
    visits: {
      date: '2026-11-23',
      machine: '2 CPU cores',
      repetitions: 3,
      sites: forAll((_, index) => visits(index * 1000)),
    },
    builds: {
      date: '2026-11-23',
      machine: '2 CPU cores',
      repetitions: 1,
      sites: forAll(() => [
        {added: 100, cold: {wall: 20.4, cpu: 31}, warm: {wall: 10.2, cpu: 15}},
      ]),
    },
  };

  it('has a column for each site', () => {
    const [head, rule, row] = table([['Row', (name) => name]]).split('\n');
    expect(head?.split('|')).toHaveLength(NAMES.length + 3);
    expect(rule?.split('|')).toHaveLength(NAMES.length + 3);
    expect(row).toBe('| Row | own | docusaurus | starlight | vitepress |');
  });

  it('has the figures of a run', () => {
    const readme = renderReadme(results);
    expect(readme).toContain('| **All KB** | **9.0** | **10.0** | **11.0** | **12.0** |');
    expect(readme).toContain('30 (1 of 1 prerendered)');
    expect(readme).toContain('| 100 pages more, cold | 20 (31) |');
    expect(readme).not.toMatch(/undefined|NaN/);
  });

  it('leaves out what was not measured', () => {
    const {versions, pages} = results;
    expect(renderReadme({versions, pages})).not.toMatch(/## What a (visit|build)/);
  });
});

describe('the picture', () => {
  const draw = (total: number, script: number) =>
    renderChart('A & B', 'note', [{title: '<c>', bars: [{label: 'd', total, script}]}]);

  it('names what it shows, in valid XML', () => {
    const svg = draw(100_000, 25_000);
    expect(svg).toContain('>A &amp; B<');
    expect(svg).toContain('>&lt;c&gt;<');
    expect(svg).toContain('>100 KB, 25 KB script<');
    expect(draw(100_000, 0)).toContain('>100 KB, no script<');
  });

  it('draws script as its share of the whole bar', () => {
    const [other = 0, script = 0] = [
      ...draw(100_000, 25_000).matchAll(
        /<rect class="(?:other|script)"[^>]* width="([\d.]+)"/g,
      ),
    ].map(([, width]) => Number(width));
    expect(script / (other + script)).toBeCloseTo(0.25, 2);
  });
});
