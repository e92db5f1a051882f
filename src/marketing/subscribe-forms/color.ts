import {contrast} from '../../emails/plain';
import {formShape} from './state';

/** Ground and text of the form. */
export const SHEET = '#ffffff';
export const INK = '#171b26';

/** Contrast that text asks for, and the edge of a control (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_RATIO = 4.5;
export const EDGE_RATIO = 3;

/**
 * Reads a colour as people write it: `#1f4fd8`, `1F4FD8`, `#15d`.
 *
 * @returns `#rrggbb` in small letters; nothing where it is no such colour
 */
export function readColor(typed: string): string | undefined {
  const [, short, long] = /^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(typed.trim()) ?? [];
  if (short) {
    return `#${short.replace(/./g, '$&$&')}`.toLowerCase();
  }
  return long && `#${long}`.toLowerCase();
}

/** The colours of the button. */
interface ButtonColors {
  ground: string;
  label: string;
  /** Its edge: dark where the ground alone would not be seen on the sheet. */
  edge: string;
  /** Of label and ground, 1 to 21. */
  labelRatio: number;
  /** Of ground and sheet, 1 to 21. */
  groundRatio: number;
}

/** Black or white on the colour, whichever is read better, and an edge that is seen. */
export function buttonColors(typed: string): ButtonColors {
  const ground = readColor(typed) ?? formShape.color.initial;
  const [white, black] = [contrast('#ffffff', ground), contrast('#000000', ground)];
  // Where white is enough it is taken: people expect it on a full colour.
  const label = white >= TEXT_RATIO || white >= black ? '#ffffff' : '#000000';
  const groundRatio = contrast(ground, SHEET);
  return {
    ground,
    label,
    edge: groundRatio < EDGE_RATIO ? INK : ground,
    labelRatio: label === '#ffffff' ? white : black,
    groundRatio,
  };
}
