const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Bars 1-4 of a row or column: which of the four reach out. */
const PATTERNS = ['0011', '0101', '0110', '1001', '1010', '1100'] as const;
const PITCH = 3;

/** Width of a bar. */
const BAR = 1.3;

/** Where a bar begins and ends, from the top. */
interface Bar {
  top: number;
  end: number;
}

/** The bars of a text: four for each letter or digit. Anything that is neither is left out. */
function barsOf(text: string): Bar[] {
  return Array.from(text.toUpperCase())
    .map((character) => CHARACTERS.indexOf(character))
    .filter((index) => index >= 0)
    .flatMap((index) => {
      const up = PATTERNS[Math.floor(index / 6)] ?? '';
      const down = PATTERNS[index % 6] ?? '';
      return [0, 1, 2, 3].map((bar) => ({
        top: up[bar] === '1' ? 0 : 4,
        end: down[bar] === '1' ? 12 : 8,
      }));
    });
}

const widthOf = (bars: readonly Bar[]) => Math.max(0, bars.length * PITCH - 1.7);

/**
 * Draws a text in KIX, the four-state sorting code of the Dutch post: each letter
 * or digit is four bars, two of which reach up and two down. Anything that is
 * neither is left out, as on an envelope.
 *
 * @param text letters and digits, of either case
 * @returns path data for strokes in a box `width` by 12
 */
export function kixPath(text: string): {d: string; width: number} {
  const bars = barsOf(text);
  // Each bar begins where the one before it ended: equal bars are equal text, which compresses.
  const d = bars
    .map(
      ({top, end}, index) =>
        `m${index === 0 ? BAR / 2 : PITCH} ${top - (bars[index - 1]?.end ?? 0)}v${end - top}`,
    )
    .join('')
    .replaceAll(' -', '-');
  return {d, width: widthOf(bars)};
}

/**
 * The same as areas, for what has no strokes, such as `clip-path`.
 *
 * @returns path data for areas in a box `width` by 12
 */
export function kixOutline(text: string): {d: string; width: number} {
  const bars = barsOf(text);
  // An outline that is closed goes on where it began.
  const d = bars
    .map(
      ({top, end}, index) =>
        `m${index === 0 ? 0 : PITCH} ${top - (bars[index - 1]?.top ?? 0)}h${BAR}v${end - top}h-${BAR}z`,
    )
    .join('')
    .replaceAll(' -', '-');
  return {d, width: widthOf(bars)};
}
