import {brand} from './brand';
import {FEATURE_GROUPS, registeredPages, type RegisteredPage} from './pages';

/** A link of a menu. */
export interface NavLink {
  label: string;
  /** Path of this site with both slashes, or a full address. */
  href: string;
  /** What is behind it, in one line, for the Features panel. */
  hint?: string;
}

export interface NavGroup {
  title: string;
  links: readonly NavLink[];
}

/** Links to the registered pages that belong into a menu. */
function linksTo(isIn: (page: RegisteredPage) => unknown): NavLink[] {
  return registeredPages.flatMap(([href, page]) =>
    isIn(page) ? [{label: page.name, href, ...(page.hint && {hint: page.hint})}] : [],
  );
}

/** A column of the footer. */
function column(title: NonNullable<RegisteredPage['footer']>): NavGroup {
  return {title, links: linksTo(({footer}) => footer === title)};
}

/** The Features panel of the header. */
export const features: readonly NavGroup[] = FEATURE_GROUPS.map((title) => ({
  title,
  links: linksTo(({group}) => group === title),
}));

/** The header's own links, beside the Features dropdown. */
export const headerLinks: readonly NavLink[] = [
  ...linksTo(({header}) => header),
  {label: 'Developer docs', href: '/docs/'},
];

export const footerColumns: readonly NavGroup[] = [
  column('Company'),
  column('Features'),
  {
    title: 'For developers',
    links: [
      {label: 'Developer docs', href: '/docs/'},
      {label: 'Quickstart', href: '/docs/email-sending-quickstart/'},
      {label: 'API reference', href: '/docs/api/authentication/'},
      {label: 'Email API', href: '/docs/api/email/'},
      {label: 'MCP server', href: '/docs/mcp-server/'},
      {label: 'Webhooks', href: '/docs/webhooks/'},
      {label: 'API status', href: brand.statusPage},
    ],
  },
  column('Tools'),
  {
    title: 'Legal',
    links: [
      {label: 'Privacy policy', href: '/legal/privacy-policy/'},
      {label: 'Terms of service', href: '/legal/terms-of-service/'},
      {
        label: 'Data processing agreement',
        href: '/legal/data-processing-agreement/',
      },
    ],
  },
];

/** True for an address outside this site. */
export function isExternal(href: string): boolean {
  return !href.startsWith('/');
}
