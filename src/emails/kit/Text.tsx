import type {ReactNode} from 'react';
import {light} from './palette';

/** A paragraph; `quiet` for what may be skipped. */
export function Text({quiet = false, children}: {quiet?: boolean; children: ReactNode}) {
  return quiet ? (
    <p
      className="quiet"
      style={{
        margin: '0 0 12px',
        color: light.quiet,
        fontSize: '14px',
        lineHeight: '21px',
      }}
    >
      {children}
    </p>
  ) : (
    <p style={{margin: '0 0 16px'}}>{children}</p>
  );
}
