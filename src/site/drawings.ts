/** Class of the SVG element that every page begins with, and that holds its drawings. */
export const DRAWINGS_CLASS = 'drawings';

/** Ids of these drawings. Headings of a text have no such ids. */
export const DRAWING_IDS = {
  mark: 'drawing:mark',
  wordmark: 'drawing:wordmark',
  kix: 'drawing:kix',
} as const;
