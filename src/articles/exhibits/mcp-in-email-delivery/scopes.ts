/** What a scope of the API gives to an assistant, and what that costs if it is fooled. */
export interface ScopeRisk {
  scope: string;
  /** The tools it opens, as the docs name them. */
  tools: readonly string[];
  /** The worst that a stranger's text can bring about. */
  worst: string;
  /** Reads, writes inside the account, or reaches people outside. */
  reach: 'reads' | 'writes' | 'sends';
  /** Whether our server puts a question to a person first. */
  asks: 'always' | 'never';
}

export const scopes: readonly ScopeRisk[] = [
  {
    scope: 'domains:read',
    tools: ['listDomains', 'getDomain'],
    worst: 'DNS records, public already, end up in the chat.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'sequences:read',
    tools: ['listSequences', 'getSequenceRun'],
    worst: 'It learns who is at which step.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'messages:read',
    tools: ['listMessages', 'getMessage'],
    worst: 'A campaign is known before it is sent.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'emails:read',
    tools: ['listEmails', 'getEmail'],
    worst: 'Addresses and subjects leave by another tool that can send.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'contacts:read',
    tools: ['listContacts', 'getContact'],
    worst: 'Your customer list leaves by another tool that can send.',
    reach: 'reads',
    asks: 'never',
  },
  {
    scope: 'messages:write',
    tools: ['createMessage', 'updateMessage'],
    worst: 'A bad link waits in a draft until somebody sends it.',
    reach: 'writes',
    asks: 'never',
  },
  {
    scope: 'contacts:write',
    tools: ['upsertContact'],
    worst: 'A contact gets wrong data, or a stranger joins a group.',
    reach: 'writes',
    asks: 'always',
  },
  {
    scope: 'sequences:write',
    tools: ['startSequence', 'stopSequence'],
    worst: 'People get a series of emails, or an onboarding stops.',
    reach: 'sends',
    asks: 'always',
  },
  {
    scope: 'emails:send',
    tools: ['sendEmail', 'cancelEmail'],
    worst: 'Any text goes to anybody, signed with your domain.',
    reach: 'sends',
    asks: 'always',
  },
  {
    scope: 'messages:send',
    tools: ['sendMessage'],
    worst: 'One draft goes to every reader you have.',
    reach: 'sends',
    asks: 'always',
  },
];
