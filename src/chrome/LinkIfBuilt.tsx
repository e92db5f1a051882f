import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {isBuilt} from './isBuilt';

/** A link where its page exists; the same content without one where it does not. */
export function LinkIfBuilt({
  to,
  className,
  children,
}: {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return isBuilt(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
