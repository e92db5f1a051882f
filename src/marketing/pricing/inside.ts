import {facts, type PricePlan} from '../../site';
import {plain} from '../../tools/number';

const ANY = 'unlimited';

/** The limits of each plan, as the plan's cell says them. */
export const allowances: readonly {title: string; of: (plan: PricePlan) => string}[] = [
  {title: 'Emails included per month', of: ({included}) => plain(included)},
  {title: 'Contacts', of: ({contacts}) => plain(contacts)},
  {
    title: 'Sending domains',
    of: ({domains}) => (domains === undefined ? ANY : plain(domains)),
  },
  {
    title: 'Team members',
    of: ({people}) => (people === undefined ? ANY : plain(people)),
  },
  {
    title: 'Emails and events kept for up to',
    of: ({logDays}) => `${plain(logDays)} days`,
  },
  {
    title: 'Webhook delivery log kept for',
    of: () => `${plain(facts.webhookLogDays.value)} days`,
  },
];

/** The nine capabilities and their pages. */
export const capabilities: readonly {title: string; href: string}[] = [
  {title: 'Email sending API', href: '/email-sending-api/'},
  {title: 'Messenger', href: '/targeted-email-messages/'},
  {title: 'Email automation', href: '/automated-email-sequences/'},
  {title: 'Subscribe forms', href: '/subscribe-forms/'},
  {title: 'Contact profiles', href: '/contact-profiles/'},
  {title: 'No-code email editor', href: '/no-code-email-editor/'},
  {title: 'Transactional email templates', href: '/transactional-email-templates/'},
  {title: 'Email open tracking', href: '/email-open-tracking/'},
  {title: 'MCP server', href: '/docs/mcp-server/'},
];
