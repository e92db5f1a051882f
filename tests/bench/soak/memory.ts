/** Memory of a process over time. */
import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';

export interface Sample {
  /** Since the first one. */
  seconds: number;
  /** Resident memory. */
  megabytes: number;
  /** Files and connections that are open; NaN where the system does not tell. */
  open: number;
}

function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${String(pid)}/fd`).length;
  } catch {
    return Number.NaN;
  }
}

/** What a process holds now. */
export function sampleOf(pid: number, seconds: number): Sample {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  return {seconds, megabytes: Number(kilobytes) / 1024, open: openFiles(pid)};
}

/** The straight line nearest to points: least squares. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[]): {
  slope: number;
  at: (x: number) => number;
} {
  const mean = (index: 0 | 1) =>
    points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  const slope = below === 0 ? 0 : above / below;
  return {slope, at: (other) => y + slope * (other - x)};
}

/**
 * How much a process grows in the second half of its samples, as a share of what it has in
 * the middle. The first half is for what it keeps on purpose.
 */
export function growthOf(
  samples: readonly Sample[],
  field: 'megabytes' | 'open',
): number {
  const late = samples.slice(Math.floor(samples.length / 2));
  const first = late[0]?.seconds ?? 0;
  const last = late.at(-1)?.seconds ?? 0;
  const line = lineThrough(
    late.map((sample) => [sample.seconds, sample[field]] as const),
  );
  return (line.at(last) - line.at(first)) / line.at(first);
}
