import type {ReactNode} from 'react';
import {figureOf, isExpired} from './figures';
import {buildDay} from './figures/buildDay';

/**
 * A comparison that rests on figures: printed while all of them are current, and replaced
 * by another sentence once one of them is past its date.
 */
export function WhileCurrent({
  figures,
  otherwise,
  children,
}: {
  /** Ids of the figures, with spaces between them. */
  figures: string;
  /** What is true without them. */
  otherwise: string;
  children: ReactNode;
}) {
  const ids = figures.split(/\s+/).filter(Boolean);
  return ids.some((id) => isExpired(figureOf(id), buildDay)) ? otherwise : children;
}
