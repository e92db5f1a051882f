import type {ReactNode} from 'react';

/** Pictures on the stamps, in a box of 96 by 96; printed on paper, so alike in both modes. */
const ARTWORK: Readonly<Record<string, {ground: string; picture: ReactNode}>> = {
  'password-reset': {
    ground: '#1f4fd8',
    picture: (
      <>
        <path
          fill="none"
          stroke="#f6f3ea"
          strokeWidth="9"
          d="M32 48V34a16 16 0 0 1 31-5"
        />
        <path fill="#ffc93c" d="M20 46h56v38H20z" />
        <g fill="#171b26">
          <circle cx="34" cy="65" r="4.5" />
          <circle cx="48" cy="65" r="4.5" />
          <circle cx="62" cy="65" r="4.5" />
        </g>
      </>
    ),
  },
};

/** The picture on an email's stamp. */
export function artwork(slug: string): ReactNode {
  const {ground, picture} = ARTWORK[slug] ?? {};
  return (
    <>
      <path fill={ground} d="M0 0h96v96H0z" />
      {picture}
    </>
  );
}
