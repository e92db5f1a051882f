const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Bars 1-4 of a row or column: which of the four reach out. */
const PATTERNS = ['0011', '0101', '0110', '1001', '1010', '1100'] as const;
const PITCH = 3;

/**
 * Draws a text in KIX, the four-state sorting code of the Dutch post: each letter
 * or digit is four bars, two of which reach up and two down. Anything that is
 * neither is left out, as on an envelope.
 *
 * @param text letters and digits, of either case
 * @returns path data for strokes in a box `width` by 12
 */
export function kixPath(text: string): {d: string; width: number} {
  const bars = Array.from(text.toUpperCase())
    .map((character) => CHARACTERS.indexOf(character))
    .filter((index) => index >= 0)
    .flatMap((index) => {
      const up = PATTERNS[Math.floor(index / 6)] ?? '';
      const down = PATTERNS[index % 6] ?? '';
      return [0, 1, 2, 3].map((bar) => ({up: up[bar] === '1', down: down[bar] === '1'}));
    });
  // Each bar begins where the one before it ended: equal bars are equal text, which compresses.
  let end = 0;
  const d = bars
    .map(({up, down}, index) => {
      const top = up ? 0 : 4;
      const move = `m${index === 0 ? 0.65 : PITCH} ${top - end}`;
      end = down ? 12 : 8;
      return `${move}v${end - top}`;
    })
    .join('')
    .replaceAll(' -', '-');
  return {d, width: Math.max(0, bars.length * PITCH - 1.7)};
}
