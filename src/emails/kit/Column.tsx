import type {ReactNode} from 'react';

/**
 * The email's column in the middle of the page, made of rows: 560 pixels wide in Outlook on
 * Windows, which knows no `max-width`, and as wide as the screen where that is less. Space
 * at its sides is the padding of its cells, which Outlook keeps.
 */
export function Column({children}: {children: ReactNode}) {
  return (
    <table
      role="presentation"
      align="center"
      width="560"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{width: '560px', maxWidth: '100%', margin: '0 auto'}}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
