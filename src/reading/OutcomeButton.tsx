import {control, type ControlName} from '../shell';

/**
 * A button that `src/controls` answers, and whose label says for a moment what came of it.
 * That may be before React takes the page over, so React lets the label stand as it is.
 *
 * @param name what the button does
 * @param label what it says at rest
 * @param what is said to screen readers after the label
 */
export function OutcomeButton({
  name,
  label,
  what,
  className,
}: {
  name: ControlName;
  label: string;
  what?: string;
  className: string | undefined;
}) {
  return (
    <button
      type="button"
      {...control(name)}
      className={className}
      data-scripted
      data-outcome="idle"
      suppressHydrationWarning
    >
      <span aria-live="polite" suppressHydrationWarning>
        {label}
      </span>
      {what && <span className="vh"> {what}</span>}
    </button>
  );
}
