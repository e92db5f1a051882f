import type {ReactNode} from 'react';
import {brand} from '../site';
import {useDiscount, withDiscount} from '../shell';
import {ButtonLink} from '../ui';

/** The way into the trial; carries the visit's discount reference. */
export function TrialLink({
  children,
  kind,
  size,
  className,
}: {
  children: ReactNode;
  kind?: 'primary' | 'secondary' | 'yellow';
  size?: 'normal' | 'small';
  className?: string | undefined;
}) {
  const discount = useDiscount();
  return (
    <ButtonLink
      to={withDiscount(brand.app.trial, discount)}
      data-trial=""
      kind={kind}
      size={size}
      className={className}
    >
      {children}
    </ButtonLink>
  );
}
