import type {ReactNode} from 'react';

/** Pictures on the stamps, in a box of 96 by 96; printed on paper, so alike in both modes. */
const ARTWORK: Readonly<Record<string, {ground: string; picture: ReactNode}>> = {
  welcome: {
    ground: '#1f4fd8',
    picture: (
      <>
        <path
          fill="none"
          stroke="#f6f3ea"
          strokeWidth="5"
          d="M48 30V14m-24 26L13 29m59 11 11-11"
        />
        <path fill="#ffc93c" d="M17 72a31 31 0 0 1 62 0z" />
        <path fill="#171b26" d="M0 72h96v24H0z" />
      </>
    ),
  },
  'account-activation': {
    ground: '#0f6b4c',
    picture: (
      <>
        <rect fill="#171b26" x="12" y="29" width="72" height="38" rx="19" />
        <circle fill="#ffc93c" cx="65" cy="48" r="14" />
        <path fill="none" stroke="#f6f3ea" strokeWidth="5" d="M30 40v16" />
      </>
    ),
  },
  'verification-code': {
    ground: '#ffc93c',
    picture: (
      <>
        <path
          fill="#171b26"
          d="M12 22h20v26H12zm26 0h20v26H38zm26 0h20v26H64zM12 54h20v26H12zm26 0h20v26H38z"
        />
        <path fill="#c8402a" d="M64 54h20v26H64z" />
        <g fill="#ffc93c" style={{font: '570 19px/1 var(--display)'}} textAnchor="middle">
          <text x="22 48 74" y="42">
            481
          </text>
          <text x="22 48" y="74">
            90
          </text>
        </g>
      </>
    ),
  },
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
  'login-alert': {
    ground: '#171b26',
    picture: (
      <>
        <path
          fill="#ffc93c"
          d="M8 48c12-22 26-30 40-30s28 8 40 30C76 70 62 78 48 78S20 70 8 48z"
        />
        <circle fill="#171b26" cx="48" cy="48" r="19" />
        <path fill="#c8402a" d="m41 62 4-11.7a7 7 0 1 1 6 0L55 62z" />
      </>
    ),
  },
  sso: {
    ground: '#c8402a',
    picture: (
      <>
        <path fill="none" stroke="#f6f3ea" strokeWidth="4" d="m20 20 56 56m0-56L20 76" />
        <g fill="#ffc93c">
          <circle cx="20" cy="20" r="10" />
          <circle cx="76" cy="20" r="10" />
          <circle cx="20" cy="76" r="10" />
          <circle cx="76" cy="76" r="10" />
        </g>
        <circle fill="#171b26" cx="48" cy="48" r="18" />
        <circle fill="#f6f3ea" cx="48" cy="48" r="6" />
      </>
    ),
  },
  'organization-invite': {
    ground: '#ffc93c',
    picture: (
      <>
        <path fill="#171b26" d="m12 46 36-28 36 28v38H12z" />
        <path fill="#f6f3ea" d="M22 30h52v34H22z" />
        <path fill="#c8402a" d="M31 39h34v5H31zm0 9h22v5H31z" />
        <path fill="#1f4fd8" d="m12 46 36 24 36-24v38H12z" />
      </>
    ),
  },
  'new-organization-member': {
    ground: '#e9e4d4',
    picture: (
      <>
        <circle fill="#1f4fd8" cx="34" cy="48" r="24" />
        <circle fill="#0f6b4c" cx="62" cy="48" r="24" />
        <path fill="#171b26" d="M48 28.5a24 24 0 0 1 0 39 24 24 0 0 1 0-39z" />
        <path fill="none" stroke="#ffc93c" strokeWidth="4" d="M70 40v16m-8-8h16" />
      </>
    ),
  },
  'new-message-notification': {
    ground: '#c8402a',
    picture: (
      <>
        <path fill="#f6f3ea" d="M10 18h56v36H30L18 66V54h-8z" />
        <path fill="#171b26" d="M36 40h50v34h-6v12L68 74H36z" />
        <path fill="#ffc93c" d="M45 50h32v5H45zm0 10h20v5H45z" />
      </>
    ),
  },
  'trial-expired': {
    ground: '#e9e4d4',
    picture: (
      <>
        <path
          fill="#171b26"
          d="M22 14h52v7H22zm0 63h52v7H22zM27 21h42c0 16-15 20-15 28s15 12 15 28H27c0-16 15-20 15-28s-15-12-15-28z"
        />
        <path fill="#ffc93c" d="M31 77c2-12 12-17 17-17s15 5 17 17z" />
      </>
    ),
  },
  'canceled-subscription': {
    ground: '#1f4fd8',
    picture: (
      <>
        <path fill="#f6f3ea" d="M9 45a34 34 0 0 1 68 0z" />
        <path fill="#c8402a" d="M19 51a34 34 0 0 0 68 0z" />
      </>
    ),
  },
  invoice: {
    ground: '#0f6b4c',
    picture: (
      <>
        <path fill="#f6f3ea" d="M22 10h38l14 14v62H22z" />
        <path fill="#171b26" d="M60 10l14 14H60zM30 22h20v6H30z" />
        <path fill="#1f4fd8" d="M30 40h22v4H30zm0 9h18v4H30zm0 9h22v4H30z" />
        <path fill="#171b26" d="M58 40h9v4h-9zm0 9h9v4h-9zm0 9h9v4h-9z" />
        <path fill="#ffc93c" d="M30 69h37v10H30z" />
      </>
    ),
  },
  receipt: {
    ground: '#ffc93c',
    picture: (
      <>
        <path
          fill="#f6f3ea"
          d="M26 8h44v78l-5.5-6-5.5 6-5.5-6-5.5 6-5.5-6-5.5 6-5.5-6-5.5 6z"
        />
        <path fill="#171b26" d="M34 18h28v5H34zm0 12h16v4H34zm22 0h6v4h-6z" />
        <circle fill="#0f6b4c" cx="48" cy="55" r="15" />
        <path fill="none" stroke="#f6f3ea" strokeWidth="5" d="m41 55 5.5 5.5 9.5-11" />
      </>
    ),
  },
  'payment-failed': {
    ground: '#171b26',
    picture: (
      <>
        <g transform="rotate(-7 28 47) translate(0 -3)">
          <path fill="#f6f3ea" d="M8 28h38l-6 11 8 7-8 9 5 11H8z" />
          <path fill="#1f4fd8" d="M8 36h33.6L40 39l5.7 5H8z" />
          <path fill="#ffc93c" d="M15 51h13v9H15z" />
        </g>
        <g transform="rotate(9 66 47) translate(2 6)">
          <path fill="#f6f3ea" d="M46 28h42v38H45l-5-11 8-9-8-7z" />
          <path fill="#1f4fd8" d="M41.6 36H88v8H45.7L40 39z" />
          <path fill="#c8402a" d="M64 52h17v5H64z" />
        </g>
      </>
    ),
  },
  'magic-link': {
    ground: '#c8402a',
    picture: (
      <>
        <path
          fill="none"
          stroke="#f6f3ea"
          strokeWidth="9"
          d="m52 36 8-8a14 14 0 0 1 20 20L68 60a14 14 0 0 1-20 0"
        />
        <path
          fill="none"
          stroke="#171b26"
          strokeWidth="9"
          d="m44 60-8 8a14 14 0 0 1-20-20l12-12a14 14 0 0 1 20 0"
        />
        <path
          fill="#ffc93c"
          d="m24 8 3 9 9 3-9 3-3 9-3-9-9-3 9-3zm50 58 2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5z"
        />
      </>
    ),
  },
  'password-changed': {
    ground: '#0f6b4c',
    picture: (
      <>
        <path
          fill="none"
          stroke="#f6f3ea"
          strokeWidth="9"
          d="M32 48V34a16 16 0 0 1 32 0v14"
        />
        <path fill="#ffc93c" d="M20 46h56v38H20z" />
        <path fill="none" stroke="#171b26" strokeWidth="7" d="m36 64 9 9 16-17" />
      </>
    ),
  },
  'weekly-digest': {
    ground: '#1f4fd8',
    picture: (
      <>
        <path fill="#f6f3ea" d="M12 18h72v64H12z" />
        <path fill="#171b26" d="M12 18h72v14H12zM26 10h6v14h-6zm38 0h6v14h-6z" />
        <path fill="#c8402a" d="M22 58h10v16H22z" />
        <path fill="#0f6b4c" d="M43 48h10v26H43z" />
        <path fill="#ffc93c" d="M64 40h10v34H64z" />
      </>
    ),
  },
  'order-shipped': {
    ground: '#e9e4d4',
    picture: (
      <>
        <path fill="#c8402a" d="m14 34 34-18 34 18v36L48 88 14 70z" />
        <path fill="#171b26" d="m14 34 34 18v36L14 70z" />
        <path fill="#ffc93c" d="m27 27 34 18v16l8-4V41L35 23z" />
      </>
    ),
  },
  'trial-ending': {
    ground: '#c8402a',
    picture: (
      <>
        <circle fill="#f6f3ea" cx="48" cy="50" r="34" />
        <path fill="#171b26" d="M48 50V16a34 34 0 0 1 34 34z" />
        <path fill="#171b26" d="M40 6h16v6H40z" />
        <circle fill="#ffc93c" cx="48" cy="50" r="7" />
      </>
    ),
  },
  'data-export': {
    ground: '#ffc93c',
    picture: (
      <>
        <path fill="#171b26" d="M12 56h14v14h44V56h14v28H12z" />
        <path fill="#1f4fd8" d="M40 12h16v26h16L48 62 24 38h16z" />
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
