import type {ReactNode} from 'react';
import styles from './TemplateStamp.module.css';

/** Printing inks, so a stamp keeps its colors in both modes. */
export const INKS = {
  yellow: '#ffc93c',
  blue: '#1f4fd8',
  red: '#c8402a',
  green: '#0f6b4c',
  black: '#171b26',
  sand: '#e9e4d4',
  paper: '#f6f3ea',
} as const;

const {black: k, yellow: y, red: r, blue: b, green: g, paper: p} = INKS;
const paperLine = {fill: 'none', stroke: p};
const blackLine = {fill: 'none', stroke: k};
const yellowLine = {fill: 'none', stroke: y};
const dots = {stroke: k, strokeWidth: 9, strokeLinecap: 'round'} as const;
const balls = {stroke: y, strokeWidth: 20, strokeLinecap: 'round'} as const;

export interface TemplatePicture {
  /** The template's name in the API and in its page's address. */
  name: string;
  label: string;
  ground: keyof typeof INKS;
  /** Drawn in a box of 96 by 96, from 2 to 94 across where it must not be cut. */
  picture: ReactNode;
}

/**
 * The templates as stamps, in the order in which a customer meets them. Every page that
 * shows a template's stamp takes it from here.
 */
export const templatePictures: readonly TemplatePicture[] = [
  {
    name: 'welcome',
    label: 'Welcome',
    ground: 'blue',
    picture: (
      <>
        <path {...paperLine} d="M48 30V14m-24 26L13 29m59 11 11-11" strokeWidth="5" />
        <path fill={y} d="M17 72a31 31 0 0 1 62 0z" />
        <path fill={k} d="M-4 72h104v28H-4z" />
      </>
    ),
  },
  {
    name: 'verification-code',
    label: 'Verification code',
    ground: 'yellow',
    picture: (
      <>
        <path
          fill={k}
          d="M12 22h20v26H12zm26 0h20v26H38zm26 0h20v26H64zM12 54h20v26H12zm26 0h20v26H38z"
        />
        <path fill={r} d="M64 54h20v26H64z" />
        <text className={styles.digits} fill={y} x="22 48 74" y="42">
          481
        </text>
        <text className={styles.digits} fill={y} x="22 48" y="74">
          90
        </text>
      </>
    ),
  },
  {
    name: 'password-reset',
    label: 'Password reset',
    ground: 'blue',
    picture: (
      <>
        <path {...paperLine} d="M32 48V34a16 16 0 0 1 31-5" strokeWidth="9" />
        <path fill={y} d="M20 46h56v38H20z" />
        <path {...dots} d="M34 65h0m14 0h0m14 0h0" />
      </>
    ),
  },
  {
    name: 'account-activation',
    label: 'Account activation',
    ground: 'green',
    picture: (
      <>
        <rect fill={k} x="12" y="29" width="72" height="38" rx="19" />
        <circle fill={y} cx="65" cy="48" r="14" />
        <path {...paperLine} d="M30 40v16" strokeWidth="5" />
      </>
    ),
  },
  {
    name: 'login-alert',
    label: 'Login alert',
    ground: 'black',
    picture: (
      <>
        <path
          fill={y}
          d="M8 48c12-22 26-30 40-30s28 8 40 30C76 70 62 78 48 78S20 70 8 48z"
        />
        <circle fill={k} cx="48" cy="48" r="19" />
        <path fill={r} d="M41 62l4-11.7a7 7 0 1 1 6 0L55 62z" />
      </>
    ),
  },
  {
    name: 'sso',
    label: 'SSO announcement',
    ground: 'red',
    picture: (
      <>
        <path {...paperLine} d="m20 20 56 56m0-56L20 76" strokeWidth="4" />
        <path {...balls} d="M20 20h0m56 0h0m0 56h0m-56 0h0" />
        <circle fill={k} cx="48" cy="48" r="18" />
        <circle fill={p} cx="48" cy="48" r="6" />
      </>
    ),
  },
  {
    name: 'organization-invite',
    label: 'Organization invite',
    ground: 'yellow',
    picture: (
      <>
        <path fill={k} d="m12 46 36-28 36 28v38H12z" />
        <path fill={p} d="M22 30h52v34H22z" />
        <path fill={r} d="M31 39h34v5H31zm0 9h22v5H31z" />
        <path fill={b} d="m12 46 36 24 36-24v38H12z" />
      </>
    ),
  },
  {
    name: 'new-organization-member',
    label: 'New organization member',
    ground: 'sand',
    picture: (
      <>
        <circle fill={b} cx="34" cy="48" r="24" />
        <circle fill={g} cx="62" cy="48" r="24" />
        <path fill={k} d="M48 28.5a24 24 0 0 1 0 39 24 24 0 0 1 0-39z" />
        <path {...yellowLine} d="M70 40v16m-8-8h16" strokeWidth="4" />
      </>
    ),
  },
  {
    name: 'new-message-notification',
    label: 'New message notification',
    ground: 'red',
    picture: (
      <>
        <path fill={p} d="M10 18h56v36H30L18 66V54h-8z" />
        <path fill={k} d="M36 40h50v34h-6v12L68 74H36z" />
        <path fill={y} d="M45 50h32v5H45zm0 10h20v5H45z" />
      </>
    ),
  },
  {
    name: 'trial-expired',
    label: 'Trial expired',
    ground: 'sand',
    picture: (
      <>
        <path
          fill={k}
          d="M22 14h52v7H22zm0 63h52v7H22zM27 21h42c0 16-15 20-15 28s15 12 15 28H27c0-16 15-20 15-28s-15-12-15-28z"
        />
        <path fill={y} d="M31 77c2-12 12-17 17-17s15 5 17 17z" />
      </>
    ),
  },
  {
    name: 'receipt',
    label: 'Receipt',
    ground: 'green',
    picture: (
      <>
        <path
          fill={p}
          d="M26 8h44v78l-5.5-6-5.5 6-5.5-6-5.5 6-5.5-6-5.5 6-5.5-6-5.5 6z"
        />
        <path fill={k} d="M34 18h28v5H34zm0 12h16v4H34zm22 0h6v4h-6z" />
        <circle fill={g} cx="48" cy="55" r="15" />
        <path {...paperLine} d="m41 55 5.5 5.5 9.5-11" strokeWidth="5" />
      </>
    ),
  },
  {
    name: 'invoice',
    label: 'Invoice',
    ground: 'yellow',
    picture: (
      <>
        <path fill={p} d="M22 10h38l14 14v62H22z" />
        <path
          fill={k}
          d="M60 10l14 14H60zM30 22h20v6H30zm28 18h9v4h-9zm0 9h9v4h-9zm0 9h9v4h-9z"
        />
        <path fill={b} d="M30 40h22v4H30zm0 9h18v4H30zm0 9h22v4H30z" />
        <path fill={r} d="M30 69h37v10H30z" />
      </>
    ),
  },
  {
    name: 'payment-failed',
    label: 'Payment failed',
    ground: 'black',
    picture: (
      <>
        <g transform="rotate(-7 28 47) translate(0 -3)">
          <path fill={p} d="M8 28h38l-6 11 8 7-8 9 5 11H8z" />
          <path fill={b} d="M8 36h33.6L40 39l5.7 5H8z" />
          <path fill={y} d="M15 51h13v9H15z" />
        </g>
        <g transform="rotate(9 66 47) translate(2 6)">
          <path fill={p} d="M46 28h42v38H45l-5-11 8-9-8-7z" />
          <path fill={b} d="M41.6 36H88v8H45.7L40 39z" />
          <path fill={r} d="M64 52h17v5H64z" />
        </g>
      </>
    ),
  },
  {
    name: 'canceled-subscription',
    label: 'Canceled subscription',
    ground: 'blue',
    picture: (
      <>
        <path fill={p} d="M9 45a34 34 0 0 1 68 0z" />
        <path fill={r} d="M19 51a34 34 0 0 0 68 0z" />
      </>
    ),
  },
  {
    name: 'magic-link',
    label: 'Magic link',
    ground: 'red',
    picture: (
      <>
        <path
          {...paperLine}
          d="m52 36 8-8a14 14 0 0 1 20 20L68 60a14 14 0 0 1-20 0"
          strokeWidth="9"
        />
        <path
          {...blackLine}
          d="m44 60-8 8a14 14 0 0 1-20-20l12-12a14 14 0 0 1 20 0"
          strokeWidth="9"
        />
        <path
          fill={y}
          d="m24 8 3 9 9 3-9 3-3 9-3-9-9-3 9-3zm50 58 2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5z"
        />
      </>
    ),
  },
  {
    name: 'password-changed',
    label: 'Password changed',
    ground: 'green',
    picture: (
      <>
        <path {...paperLine} d="M32 48V34a16 16 0 0 1 32 0v14" strokeWidth="9" />
        <path fill={y} d="M20 46h56v38H20z" />
        <path {...blackLine} d="m36 64 9 9 16-17" strokeWidth="7" />
      </>
    ),
  },
  {
    name: 'trial-ending',
    label: 'Trial ending',
    ground: 'red',
    picture: (
      <>
        <circle fill={p} cx="48" cy="50" r="34" />
        <path fill={k} d="M48 50V16a34 34 0 0 1 34 34zM40 6h16v6H40z" />
        <circle fill={y} cx="48" cy="50" r="7" />
      </>
    ),
  },
  {
    name: 'order-shipped',
    label: 'Order shipped',
    ground: 'sand',
    picture: (
      <>
        <path fill={r} d="m14 34 34-18 34 18v36L48 88 14 70z" />
        <path fill={k} d="m14 34 34 18v36L14 70z" />
        <path fill={y} d="m27 27 34 18v16l8-4V41L35 23z" />
      </>
    ),
  },
  {
    name: 'data-export',
    label: 'Data export',
    ground: 'yellow',
    picture: (
      <>
        <path fill={k} d="M12 56h14v14h44V56h14v28H12z" />
        <path fill={b} d="M40 12h16v26h16L48 62 24 38h16z" />
      </>
    ),
  },
  {
    name: 'weekly-digest',
    label: 'Weekly digest',
    ground: 'blue',
    picture: (
      <>
        <path fill={p} d="M12 18h72v64H12z" />
        <path fill={k} d="M12 18h72v14H12zM26 10h6v14h-6zm38 0h6v14h-6z" />
        <path fill={r} d="M22 58h10v16H22z" />
        <path fill={g} d="M43 48h10v26H43z" />
        <path fill={y} d="M64 40h10v34H64z" />
      </>
    ),
  },
];
