/** How many fills there are; the one after them is the empty one, for what nobody has. */
export const FILLS = 6;

const COLORS = ['blue', 'red', 'ink', 'green', 'yellow-line', 'ink-3'].map(
  (name) => `var(--${name})`,
);

const MARKS = [
  <rect key="solid" width="8" height="8" />,
  <path key="slant" d="M-2 10 10-2M-6 6 6-6M2 14 14 2" />,
  <path key="dots" d="M2 2h.01M6 6h.01" strokeLinecap="round" strokeWidth="2.6" />,
  <path key="lines" d="M0 2h8M0 6h8" />,
  <path key="cross" d="M0 0l8 8M8 0 0 8" />,
  <path key="bars" d="M2 0v8M6 0v8" />,
];

/**
 * Patterns that are told apart without colour, like the hatchings of an engraver. To be put
 * into each SVG that uses them.
 *
 * @param id unique in the page
 */
export function Fills({id}: {id: string}) {
  return (
    <defs>
      {MARKS.map((mark, index) => (
        <pattern
          key={mark.key}
          id={`${id}-${index}`}
          fill={index === 0 ? COLORS[index] : 'none'}
          stroke={index === 0 ? 'none' : COLORS[index]}
          strokeWidth="1.75"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" fill="var(--sheet)" stroke="none" />
          {mark}
        </pattern>
      ))}
    </defs>
  );
}

/** The value of `fill` for the part of that number; past the last one there is none. */
export function fillOf(id: string, index: number): string {
  return index < FILLS ? `url(#${id}-${index})` : 'none';
}
