/** One way to send, and how long it took over a line with a known delay. */
export interface Run {
  name: string;
  /** Median of five, in milliseconds. */
  median: number;
}

/** How long a message took there and back on the line of the measurement, in milliseconds. */
export const ROUND_TRIP = 100;

/** Measured on 22 November 2026 on one machine, through a relay that delays each way. */
export const runs: readonly Run[] = [
  {name: 'SMTP, new connection', median: 914},
  {name: 'SMTP, open connection', median: 232},
  {name: 'HTTP, new connection', median: 227},
  {name: 'HTTP, open connection', median: 107},
];

/** Bars for a chart: the longest has 100 percent. */
export function barsOf(measured: readonly Run[]) {
  const longest = Math.max(...measured.map(({median}) => median));
  return measured.map(({name, median}) => ({
    label: name,
    value: `${String(median)} ms`,
    share: Math.round((median / longest) * 100),
  }));
}
