import type {StationState} from './run';

const FILLS: Partial<Record<StationState, string>> = {
  sent: 'var(--ink)',
  waits: 'var(--yellow)',
};

/** A stop by what becomes of its email, around the origin of a drawing. */
export function StopMark({state}: {state: StationState}) {
  const isOpen = state === 'later' || state === 'kept';
  return (
    <g
      fill={FILLS[state] ?? 'var(--sheet)'}
      stroke={isOpen ? 'var(--line-strong)' : 'var(--ink)'}
      strokeWidth="3"
    >
      <circle r="8.5" {...(isOpen && {strokeDasharray: '3.5 2.5'})} />
      {state === 'left out' && <path d="M-5 5 5-5" />}
    </g>
  );
}
