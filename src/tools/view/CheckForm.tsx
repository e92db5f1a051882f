import type {ReactNode, RefObject} from 'react';
import {needsApp} from '../../shell';

/** The form of a tool, in which a press of Enter starts the check. */
export function CheckForm({
  form,
  className,
  isOver = false,
  onChange,
  onStart,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  className?: string | undefined;
  /** Files are held over it. */
  isOver?: boolean;
  onChange?: () => void;
  onStart: () => void;
  children: ReactNode;
}) {
  return (
    <form
      ref={form}
      // Without React nothing is sent: outside a dialog this method does nothing.
      method="dialog"
      {...needsApp}
      className={className}
      data-over={isOver || undefined}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      {children}
    </form>
  );
}
