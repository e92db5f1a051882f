import {brand} from './brand';

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

export const features: readonly NavGroup[] = [
  {
    title: 'Communication',
    links: [
      {
        label: 'Email sending API',
        href: '/email-sending-api/',
        hint: 'One call from your code, one email.',
      },
      {
        label: 'Messenger',
        href: '/targeted-email-messages/',
        hint: 'Product updates to the people you pick.',
      },
      {
        label: 'Email automation',
        href: '/automated-email-sequences/',
        hint: 'Sequences that know when to stop.',
      },
    ],
  },
  {
    title: 'Audience',
    links: [
      {
        label: 'Subscribe forms',
        href: '/subscribe-forms/',
        hint: 'A sign-up box for your site.',
      },
      {
        label: 'Contact profiles',
        href: '/contact-profiles/',
        hint: 'Everything sent, on one page.',
      },
    ],
  },
  {
    title: 'Development',
    links: [
      {
        label: 'No-code email editor',
        href: '/no-code-email-editor/',
        hint: 'Write and lay out without HTML.',
      },
      {
        label: 'Transactional email templates',
        href: '/transactional-email-templates/',
        hint: 'Fourteen emails, ready to send.',
      },
    ],
  },
];

/** The header's own links, beside the Features dropdown. */
export const headerLinks: readonly NavLink[] = [
  {label: 'Pricing', href: '/pricing/'},
  {label: 'Customer reviews', href: '/customer-reviews/'},
  {label: 'Developer docs', href: '/docs/'},
];

export const footerColumns: readonly NavGroup[] = [
  {
    title: 'Company',
    links: [
      {label: 'Pricing', href: '/pricing/'},
      {label: 'Customer reviews', href: '/customer-reviews/'},
      {label: 'About', href: '/about/'},
      {label: 'Articles', href: '/articles/'},
      {label: 'Press', href: '/press/'},
      {label: 'Contact', href: '/contact/'},
      {label: 'Anti-spam policy', href: '/anti-spam-policy/'},
    ],
  },
  {
    title: 'Features',
    links: [
      {label: 'Email sending API', href: '/email-sending-api/'},
      {label: 'Messenger', href: '/targeted-email-messages/'},
      {label: 'Email automation', href: '/automated-email-sequences/'},
      {label: 'Subscribe forms', href: '/subscribe-forms/'},
      {label: 'Contact profiles', href: '/contact-profiles/'},
      {label: 'No-code email editor', href: '/no-code-email-editor/'},
      {label: 'Email marketing', href: '/email-marketing/'},
      {label: 'Email open tracking', href: '/email-open-tracking/'},
      {label: 'Transactional email templates', href: '/transactional-email-templates/'},
      {
        label: 'Password reset email',
        href: '/transactional-email-templates/password-reset/',
      },
    ],
  },
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
  {
    title: 'Tools',
    links: [
      {label: 'All tools', href: '/tools/'},
      {label: 'Domain checker', href: '/tools/domain-checker/'},
      {label: 'Email validator', href: '/tools/email-validator/'},
      {label: 'Email list validation', href: '/tools/email-list-validation/'},
      {label: 'Email list cleaner', href: '/tools/email-list-cleaner/'},
      {label: 'DKIM checker', href: '/tools/dkim-checker/'},
      {label: 'DKIM generator', href: '/tools/dkim-generator/'},
      {label: 'SPF checker', href: '/tools/spf-checker/'},
      {label: 'SPF generator', href: '/tools/spf-generator/'},
      {label: 'DMARC checker', href: '/tools/dmarc-checker/'},
      {label: 'DMARC generator', href: '/tools/dmarc-generator/'},
      {label: 'SaaS churn calculator', href: '/tools/saas-churn-calculator/'},
      {
        label: 'Cofounder equity calculator',
        href: '/tools/cofounder-equity-calculator/',
      },
    ],
  },
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
