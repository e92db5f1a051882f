import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {onlyBuilt} from '../../../chrome';

const LIST = {label: 'Email list validation', href: '/tools/email-list-validation/'};

/** A link to the tool for lists, or its words alone in a build without that page. */
export function ListLink({children}: {children: ReactNode}) {
  const isBuilt = onlyBuilt([{title: '', links: [LIST]}]).some(
    ({links}) => links.length > 0,
  );
  return isBuilt ? <Link to={LIST.href}>{children}</Link> : children;
}
