/** The README of a run: tables, method, and what differs between the sites. */
import {
  summarize,
  summarizeClicks,
  summarizeResponse,
  type Results,
  type Run,
  type SiteVisits,
  type SizeBuilds,
  type Summary,
} from './results';
import {KINDS} from './server';
import {INTERACTIONS, NAMES, SITES, type Name} from './sites';
import {HEIGHT, SLOWED, VISITED, WIDTH} from './visit';

/** Thousands of bytes, as browsers' network panels count. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const whole = (value: number): string => String(Math.round(value));

/** A Markdown table with a column for each site. */
export function table(
  rows: readonly (readonly [label: string, cell: (name: Name) => string])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...NAMES.map((name) => SITES[name].label)]),
    line(['---', ...NAMES.map(() => '---:')]),
    ...rows.map(([label, cell]) => line([label, ...NAMES.map(cell)])),
  ].join('\n');
}

type Row = readonly [label: string, cell: (name: Name) => string];

function byteRows(of: (name: Name) => Summary): Row[] {
  return [
    ['**All KB**', (name) => `**${kilobytes(of(name).total)}**`],
    ...KINDS.map((kind): Row => [kind, (name) => kilobytes(of(name).kinds[kind])]),
    ['Requests', (name) => whole(of(name).requests)],
    ['Long tasks, ms', (name) => whole(of(name).tasks)],
  ];
}

function visitTables({sites}: Run<SiteVisits>): string {
  const alone = (name: Name) => summarize(sites[name].first.map((first) => first.alone));
  const moved = (name: Name) => summarize(sites[name].first.map((first) => first.moved));
  const click = (part: 'quick' | 'rested') => (name: Name) => {
    const {milliseconds, prerendered, clicks} = summarizeClicks(sites[name][part]);
    const share = prerendered === 0 ? '' : ` (${prerendered} of ${clicks} prerendered)`;
    return whole(milliseconds) + share;
  };
  return `### First page, nothing touched

${table([
  ...byteRows(alone),
  ['Total blocking time, ms', (name) => whole(alone(name).blocking)],
  ['Largest contentful paint, ms', (name) => whole(alone(name).paint)],
])}

### The same page after pointer moves and two screens of scroll

${table(byteRows(moved))}

### Visit of five pages, each link clicked immediately

${table(byteRows((name) => summarize(sites[name].quick)))}

### Visit of five pages, the pointer resting on each link for a second

${table(byteRows((name) => summarize(sites[name].rested)))}

### From the click to the next page

Milliseconds until the heading of the next page is painted, median of all clicks.

${table([
  ['Clicked immediately', click('quick')],
  ['After a second on the link', click('rested')],
])}

### Interactions

The slowest event of each, in milliseconds until the next paint (Event Timing, which counts in steps of 8 and starts at 16). A dash means that the site does not have it.

${table(
  INTERACTIONS.map((interaction): Row => [
    interaction.charAt(0).toUpperCase() + interaction.slice(1),
    (name) => {
      const time = summarizeResponse(sites[name].responses, interaction);
      return time === undefined ? '–' : whole(time);
    },
  ]),
)}`;
}

function buildTable({sites}: Run<SizeBuilds[]>): string {
  const sizes = sites.own.map(({added}) => added);
  return table(
    sizes.flatMap((added, index) =>
      (['cold', 'warm'] as const).map((kind): Row => [
        `${added} pages more, ${kind}`,
        (name) => {
          const time = sites[name][index]?.[kind];
          return time ? `${time.wall.toFixed(0)} (${time.cpu.toFixed(0)})` : '–';
        },
      ]),
    ),
  );
}

/** The README as Markdown. */
export function renderReadme({versions, pages, visits, builds}: Results): string {
  const list = NAMES.map(
    (name) => `- **${SITES[name].label}** ${versions[name]}: ${SITES[name].has}.`,
  ).join('\n');
  const parts = [
    `# This site beside other generators

Written by \`npm run bench:peers\`, which measures everything again. \`-- --only visit\` or \`-- --only build\` measures one half, and \`-- --reps 5\` repeats the visits five times.`,
  ];
  if (visits) {
    parts.push(`## What a visit costs

![What a visit to the docs downloads, in KB: this site, Docusaurus classic, Starlight and VitePress](./visit.svg)

Measured on ${visits.date}, ${visits.machine}, medians of ${visits.repetitions} repetitions. KB are thousands of bytes with response headers.

${visitTables(visits)}`);
  }
  if (builds) {
    parts.push(`## What a build takes

Measured on ${builds.date}, ${builds.machine}. Seconds by the clock, and in parentheses the CPU seconds of all processes on all cores. Cold means that every cache was empty, warm that the same pages were built just before. "Pages more" are generated ones, beside the ${pages.docs} docs pages.

${buildTable(builds)}

This site builds its other pages in the same run (${pages.own} pages in all without the generated ones), draws a social card for every page, cuts search records, writes Markdown twins and compresses all files. The others do none of that, except that Starlight indexes its pages for search.`);
  }
  parts.push(`## Method

- The other three sites are built from the Markdown twins of this site's ${pages.docs} docs pages, with the defaults of each generator and every page in the menu. The folders beside this file have their settings and lock files. Each generator is the newest version that runs on Node 20.
- One plain server for all: gzip at level 6, pages revalidated each time, other files cached for a year. This site is sent with its own response headers, security policy included.
- A new Chromium with an empty cache for every measurement, ${WIDTH} by ${HEIGHT} pixels and a mouse, its CPU slowed ${SLOWED} times. The order of the sites changes with each repetition.
- The first page is \`${VISITED[0]}\`. A visit opens it and then clicks ${VISITED.slice(1)
    .map((page) => `\`${page}\``)
    .join(
      ', ',
    )} in the menu. Between the clicks the pointer moves along bent paths over the text.
- The browser is driven over a pipe and attached to the tab, not to its pages, because pages are prerendered only that way under automation.
- Bytes repeat from run to run. Times are those of a shared machine: compare them within a run.

## What differs between the sites

${list}

The text is the same in all four, ${pages.docs} pages each. This site's pages also have breadcrumbs, the links to the pages before and after, and a footer with the whole site.`);
  return `${parts.join('\n\n')}\n`;
}
