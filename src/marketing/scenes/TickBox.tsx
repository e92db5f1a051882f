/** A box to tick on a form: empty, ticked or crossed. Decorative. */
export function TickBox({mark}: {mark?: 'tick' | 'cross' | undefined}) {
  return (
    <svg
      width="1em"
      viewBox="0 0 18 18"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M1 1h16v16H1z" />
      {mark && <path d={mark === 'tick' ? 'M4 9l3.5 4L14 4' : 'M-1 0l20 18M18-1-1 19'} />}
    </svg>
  );
}
