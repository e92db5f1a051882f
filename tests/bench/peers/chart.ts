/** The picture of a run: bars of KB, script apart. */
import {summarize, type Run, type SiteVisits, type Summary} from './results';
import {NAMES, SITES, type Name} from './sites';

export interface Bar {
  label: string;
  /** Bytes. */
  total: number;
  script: number;
}

export interface Group {
  title: string;
  bars: readonly Bar[];
}

const WIDTH = 760;
const MARGIN = 24;
const LABEL_WIDTH = 160;
const VALUE_WIDTH = 130;
const ROW = 30;
const BAR_HEIGHT = 18;
const GROUP_GAP = 26;
const HEAD = 84;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`;

interface Scale {
  top: number;
  perByte: number;
}

function renderBar({label, total, script}: Bar, {top, perByte}: Scale): string {
  const left = MARGIN + LABEL_WIDTH;
  const middle = top + BAR_HEIGHT / 2 + 4.5;
  const widthOf = (bytes: number) => (bytes * perByte).toFixed(1);
  const other = total - script;
  const value =
    script > 0
      ? `${kilobytes(total)}, ${kilobytes(script)} script`
      : `${kilobytes(total)}, no script`;
  return [
    `<text x="${MARGIN}" y="${middle}">${escape(label)}</text>`,
    `<rect class="other" x="${left}" y="${top}" width="${widthOf(other)}" height="${BAR_HEIGHT}"/>`,
    `<rect class="script" x="${(left + other * perByte).toFixed(1)}" y="${top}" width="${widthOf(script)}" height="${BAR_HEIGHT}"/>`,
    `<text class="value" x="${(left + total * perByte + 8).toFixed(1)}" y="${middle}">${value}</text>`,
  ].join('\n');
}

/**
 * Bars in groups, on one scale.
 *
 * @returns an SVG picture that follows the color mode of its reader
 */
export function renderChart(
  title: string,
  note: string,
  groups: readonly Group[],
): string {
  const largest = Math.max(
    1,
    ...groups.flatMap(({bars}) => bars.map(({total}) => total)),
  );
  const perByte = (WIDTH - 2 * MARGIN - LABEL_WIDTH - VALUE_WIDTH - 30) / largest;
  let top = HEAD;
  const parts = groups.flatMap(({title: heading, bars}) => {
    const lines = [
      `<text class="group" x="${MARGIN}" y="${top + 14}">${escape(heading)}</text>`,
    ];
    top += 26;
    for (const bar of bars) {
      lines.push(renderBar(bar, {top, perByte}));
      top += ROW;
    }
    top += GROUP_GAP;
    return lines;
  });
  const height = top - GROUP_GAP + MARGIN - 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escape(title)}">
<style>
  .paper { fill: #fff; stroke: #d5d9e0; }
  text { font: 14px system-ui, sans-serif; fill: #1b2330; }
  .title { font-size: 19px; font-weight: 700; }
  .note { fill: #57606f; }
  .group { font-weight: 700; }
  .value { fill: #3b4453; }
  .other { fill: #7f93b2; }
  .script { fill: #e0930f; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #12171f; stroke: #333c4a; }
    text { fill: #eef1f6; }
    .note { fill: #a3adbd; }
    .value { fill: #c9d1de; }
    .other { fill: #6d83a6; }
    .script { fill: #ffb938; }
  }
</style>
<rect class="paper" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="10"/>
<text class="title" x="${MARGIN}" y="38">${escape(title)}</text>
<text class="note" x="${MARGIN}" y="61">${escape(note)}</text>
${parts.join('\n')}
</svg>
`;
}

/** The picture of a run's visits. */
export function chartOf({date, sites}: Run<SiteVisits>): string {
  const group = (title: string, of: (name: Name) => Summary): Group => ({
    title,
    bars: NAMES.map((name) => {
      const {total, kinds} = of(name);
      return {label: SITES[name].label, total, script: kinds.script};
    }),
  });
  return renderChart(
    'What a visit to the docs downloads',
    `The same pages in four sites, empty cache, gzip, ${date}. Yellow is script.`,
    [
      group('First page', (name) => summarize(sites[name].first.map(({alone}) => alone))),
      group('After pointer moves and a scroll', (name) =>
        summarize(sites[name].first.map(({moved}) => moved)),
      ),
      group('Visit of five pages', (name) => summarize(sites[name].quick)),
    ],
  );
}
