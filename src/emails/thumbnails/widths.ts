/** True widths of each email's picture, in pixels. */
export const WIDTHS = [480, 1024, 2048] as const;
export type Width = (typeof WIDTHS)[number];

/** Pixels that a picture of a width has in height. */
export const heightOf = (width: Width): number => (width * 5) / 4;

/**
 * Where a picture is served in one width.
 *
 * @param address what the addresses of all its widths have in common
 */
export function addressIn(width: Width, address: string): string {
  return `${address}-${String(width)}.avif`;
}

/** Every width of a picture, as `srcset` has them. */
export function srcSetOf(address: string): string {
  return WIDTHS.map((width) => `${addressIn(width, address)} ${String(width)}w`).join(
    ', ',
  );
}
