import type {PricePlan} from '../../site';
import {plain} from '../../tools/number';

const ANY = 'as many as you like';

/** What differs from plan to plan, each as the plan's cell says it. */
export const allowances: readonly {title: string; of: (plan: PricePlan) => string}[] = [
  {title: 'Emails a month in the price', of: ({included}) => plain(included)},
  {title: 'Contacts', of: ({contacts}) => plain(contacts)},
  {
    title: 'Sending domains',
    of: ({domains}) => (domains === undefined ? ANY : plain(domains)),
  },
  {
    title: 'People in the account',
    of: ({people}) => (people === undefined ? ANY : plain(people)),
  },
  {title: 'Emails and events kept, at most', of: ({logDays}) => `${plain(logDays)} days`},
];

/** The nine capabilities and their pages. */
export const capabilities: readonly {title: string; href: string}[] = [
  {title: 'Email sending API', href: '/email-sending-api/'},
  {title: 'Messenger', href: '/targeted-email-messages/'},
  {title: 'Automated sequences', href: '/automated-email-sequences/'},
  {title: 'Subscribe forms', href: '/subscribe-forms/'},
  {title: 'Contact profiles', href: '/contact-profiles/'},
  {title: 'No-code editor', href: '/no-code-email-editor/'},
  {title: 'Transactional templates', href: '/transactional-email-templates/'},
  {title: 'Open tracking', href: '/email-open-tracking/'},
  {title: 'MCP server', href: '/docs/mcp-server/'},
];
