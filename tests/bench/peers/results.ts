/** What a run has found: kept in `results.json`, from which the README is written. */
import {blockingTime, median} from './statistics';
import {KINDS, type Kind} from './server';
import type {BuildTime} from './install';
import type {Interaction, Name} from './sites';
import type {Costs, FirstPage, Responses, Visit} from './visit';

/** All repetitions of one site. */
export interface SiteVisits {
  first: FirstPage[];
  /** Each link is clicked as soon as the pointer is on it. */
  quick: Visit[];
  /** The pointer rests on each link for a second. */
  rested: Visit[];
  responses: Responses[];
}

/** One size of a site. */
export interface SizeBuilds {
  /** Pages beside those of the docs. */
  added: number;
  cold: BuildTime;
  warm: BuildTime;
}

export interface Run<T> {
  /** YYYY-MM-DD. */
  date: string;
  machine: string;
  /** Repetitions. */
  repetitions: number;
  sites: Record<Name, T>;
}

export interface Results {
  versions: Record<Name, string>;
  /** Docs pages of each site, and all HTML pages of this one. */
  pages: {docs: number; own: number};
  visits?: Run<SiteVisits>;
  builds?: Run<SizeBuilds[]>;
}

export const totalOf = ({bytes}: Pick<Costs, 'bytes'>): number =>
  KINDS.reduce((sum, kind) => sum + bytes[kind], 0);

/** Medians of one site's repetitions of one part. */
export interface Summary {
  total: number;
  kinds: Record<Kind, number>;
  requests: number;
  /** Milliseconds. */
  tasks: number;
  blocking: number;
  paint: number;
}

export function summarize(costs: readonly Costs[]): Summary {
  const of = (pick: (cost: Costs) => number) => median(costs.map(pick));
  const kinds = KINDS.map((kind) => [kind, of(({bytes}) => bytes[kind])] as const);
  return {
    total: of(totalOf),
    kinds: Object.fromEntries(kinds) as Record<Kind, number>,
    requests: of(({requests}) => requests),
    tasks: of(({tasks}) => tasks.reduce((sum, duration) => sum + duration, 0)),
    blocking: of(({tasks}) => blockingTime(tasks)),
    paint: of(({paint}) => paint),
  };
}

/** Median of all clicks of all repetitions, and how many showed a prerendered page. */
export function summarizeClicks(visits: readonly Visit[]): {
  milliseconds: number;
  prerendered: number;
  clicks: number;
} {
  const clicks = visits.flatMap((visit) => visit.clicks);
  return {
    milliseconds: median(clicks.map(({milliseconds}) => milliseconds)),
    prerendered: clicks.filter(({isPrerendered}) => isPrerendered).length,
    clicks: clicks.length,
  };
}

/** Median of an interaction; undefined where the site does not have it. */
export function summarizeResponse(
  responses: readonly Responses[],
  interaction: Interaction,
): number | undefined {
  const times = responses.flatMap((response) => response[interaction] ?? []);
  return times.length === 0 ? undefined : median(times);
}
