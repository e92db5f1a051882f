const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  'aria-hidden': true,
} as const;

export function BurgerIcon() {
  return (
    <svg viewBox="0 0 24 24" {...stroke}>
      <path d="M3 7h18M3 12h18M3 17h11" />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg viewBox="0 0 24 24" {...stroke}>
      <path d="m5 5 14 14M19 5 5 19" />
    </svg>
  );
}
