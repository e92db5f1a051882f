import type {Resolver} from '../dns';
import type {SpfInspection} from './inspection';
import {lookAtSpf} from './look';
import {verdictOf} from './verdict';

/** The same as `lookAtSpf`, with the verdict; takes and throws the same. */
export async function inspectSpf(
  domain: string,
  resolver: Resolver,
): Promise<SpfInspection> {
  const inspection = await lookAtSpf(domain, resolver);
  return {...inspection, verdict: verdictOf(inspection)};
}
