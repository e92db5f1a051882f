import {useId} from 'react';

export interface RoundMarkProps {
  /** Along the rim, above and below: a dozen letters each. */
  rim: readonly [above: string, below: string];
  /** In the middle, two short lines. */
  lines: readonly [string, string];
}

/** The round mark of a place, 120 wide and high. */
export function RoundMark({rim, lines}: RoundMarkProps) {
  const id = useId();
  return (
    <>
      <circle cx="60" cy="60" r="57" />
      <circle cx="60" cy="60" r="37" strokeWidth="1.5" />
      {['M16 60a44 44 0 0 1 88 0', 'M9.5 60a50.5 50.5 0 0 0 101 0'].map((arc, index) => (
        <g key={arc} fontSize="11.5" letterSpacing="1.2">
          <path id={`${id}${String(index)}`} stroke="none" d={arc} />
          <text>
            <textPath href={`#${id}${String(index)}`} startOffset="50%">
              {rim[index]}
            </textPath>
          </text>
        </g>
      ))}
      <text x="60" y="57">
        {lines[0]}
      </text>
      <text x="60" y="74">
        {lines[1]}
      </text>
    </>
  );
}
