/** What a scope of the API allows an assistant, and the damage if it is tricked. */
export interface ScopeRisk {
  scope: string;
  /** The tools it allows, as the docs name them. */
  tools: readonly string[];
  /** The worst that text from a stranger can cause. */
  worst: string;
  /** Reads, writes inside the account, or reaches people outside. */
  reach: 'reads' | 'writes' | 'sends';
  /** Whether our server asks a person first. */
  asks: 'always' | 'never';
}

export const scopes: readonly ScopeRisk[] = [
  {
    scope: 'domains:read',
    tools: ['listDomains', 'getDomain'],
    worst: 'DNS records, which are public anyway, end up in the chat.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'sequences:read',
    tools: ['listSequences', 'getSequenceRun'],
    worst: 'The chat shows who is at which step.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'messages:read',
    tools: ['listMessages', 'getMessage'],
    worst: 'Someone learns about a campaign before it is sent.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'emails:read',
    tools: ['listEmails', 'getEmail'],
    worst: 'Addresses and subjects leak through another tool that can send.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'contacts:read',
    tools: ['listContacts', 'getContact'],
    worst: 'Your customer list leaks through another tool that can send.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'messages:write',
    tools: ['createMessage', 'updateMessage'],
    worst: 'A malicious link waits in a draft until it is sent.',
    reach: 'writes',
    asks: 'never',
  },
  {
    scope: 'contacts:write',
    tools: ['upsertContact'],
    worst: 'A contact gets false data, or a stranger joins a group.',
    reach: 'writes',
    asks: 'always',
  },
  {
    scope: 'sequences:write',
    tools: ['startSequence', 'stopSequence'],
    worst: 'People get a series of emails, or their onboarding stops.',
    reach: 'sends',
    asks: 'always',
  },
  {
    scope: 'emails:send',
    tools: ['sendEmail', 'cancelEmail'],
    worst: 'Any text is sent to any address, signed with your domain.',
    reach: 'sends',
    asks: 'always',
  },
  {
    scope: 'messages:send',
    tools: ['sendMessage'],
    worst: 'A draft is sent to all of your subscribers.',
    reach: 'sends',
    asks: 'always',
  },
];
