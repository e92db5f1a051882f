/** Class of the SVG element that every page begins with: see `drawingsSvg` in `src/metadata`. */
export const DRAWINGS_CLASS = 'drawings';

/** Ids of the drawings in it. No heading of a text gets such an id. */
export const DRAWING_IDS = {
  mark: 'drawing:mark',
  wordmark: 'drawing:wordmark',
} as const;
