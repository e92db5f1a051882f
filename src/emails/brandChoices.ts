import type {DesignName} from './kit/theme';

/** The designs of an email, by the names that readers choose from; the first is the default. */
export const DESIGN_LABELS = {
  card: 'Card',
  letter: 'Plain letter',
  editorial: 'Editorial',
} as const satisfies Readonly<Record<DesignName, string>>;

export const DESIGNS = Object.keys(DESIGN_LABELS) as readonly DesignName[];

/** Fonts an email may be set in, with the names that readers choose from. */
export const FONT_LABELS = {
  system: 'System font',
  sans: 'Helvetica',
  serif: 'Georgia',
} as const;

export type FontName = keyof typeof FONT_LABELS;

/** Corners rounder than this would cut into the button's words. */
export const MAX_RADIUS = 24;

/** The designs but the one a brand wears. */
export function otherDesigns({design}: {design: DesignName}): readonly DesignName[] {
  return DESIGNS.filter((name) => name !== design);
}

export function isDesign(value: unknown): value is DesignName {
  return typeof value === 'string' && Object.hasOwn(DESIGN_LABELS, value);
}

export function isFontName(value: unknown): value is FontName {
  return typeof value === 'string' && Object.hasOwn(FONT_LABELS, value);
}

/** True for the corners of a brand as a form writes them: "0" to "24". */
export function isRadius(value: string): boolean {
  return /^\d{1,2}$/.test(value) && Number(value) <= MAX_RADIUS;
}
