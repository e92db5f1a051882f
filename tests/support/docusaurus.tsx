import type {ComponentProps, ReactNode} from 'react';

/** `@docusaurus/Link` as it stands in a page's HTML. */
export function Link({to, children, ...rest}: ComponentProps<'a'> & {to: string}) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

/** `@docusaurus/Head`: what it holds stands where it is rendered. */
export function Head({children}: {children: ReactNode}) {
  return children;
}
