import type {ReactNode} from 'react';

/** A table for layout, as wide as the text around it. */
export function Rows({margin, children}: {margin?: string; children: ReactNode}) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={margin ? {margin} : undefined}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
