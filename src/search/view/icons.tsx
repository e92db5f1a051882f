const stroke = {
  viewBox: '0 0 16 16',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  'aria-hidden': true,
} as const;

export function LensIcon() {
  return (
    <svg {...stroke}>
      <circle cx="7" cy="7" r="5" />
      <path d="m11 11 4 4" />
    </svg>
  );
}

export function CrossIcon() {
  return (
    <svg {...stroke}>
      <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
    </svg>
  );
}
