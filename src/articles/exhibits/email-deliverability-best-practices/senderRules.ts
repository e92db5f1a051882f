import {plain, type NumberSpec} from '../../../tools/number';
import {figureOf} from '../../figures';

/** Messages a day at which a mailbox provider counts a sender as a bulk sender. */
export const LINES = {
  gmail: figureOf('gmail-bulk-per-day').amount ?? 0,
  outlook: figureOf('outlook-bulk-per-day').amount ?? 0,
};

/** Google says "close to": from this share of the line on, a sender had better count in. */
const NEAR = 0.9;

export const volumeSpecs = {
  root: {name: 'To Gmail, from your main domain', kind: 'count', max: 1e9},
  subdomains: {name: 'To Gmail, from its subdomains', kind: 'count', max: 1e9},
  outlook: {name: 'To Outlook, Hotmail, Live, MSN', kind: 'count', max: 1e9},
} as const satisfies Readonly<Record<string, NumberSpec>>;

export type VolumeField = keyof typeof volumeSpecs;

/** What a sender sends on the busiest day, to personal mailboxes. */
export interface Sender {
  volumes: Readonly<Record<VolumeField, number>>;
  /** Some of it is marketing: newsletters, offers, product news. */
  marketing: boolean;
  /** It has been over Gmail's line on some day before. */
  before: boolean;
}

export const PROVIDERS = ['gmail', 'yahoo', 'outlook'] as const;

export type Provider = (typeof PROVIDERS)[number];

export interface Verdict {
  /** Whether the rules for bulk senders apply; 'unclear' where no number is published. */
  bulk: 'yes' | 'near' | 'no' | 'unclear';
  why: string;
}

/** What a provider asks: 'advised' is good sense, or asked of others. */
export type Demand = 'required' | 'advised' | 'no';

export interface DemandRow {
  demand: string;
  by: Readonly<Record<Provider, Demand>>;
}

export interface BulkAnswer {
  verdicts: Readonly<Record<Provider, Verdict>>;
  demands: readonly DemandRow[];
}

/** Whether the bulk rules of the three big mailbox providers apply, and what they ask. */
export function bulkRule(sender: Sender): BulkAnswer {
  const verdicts = {
    gmail: gmailVerdict(sender),
    yahoo: yahooVerdict(sender),
    outlook: outlookVerdict(sender),
  };
  return {verdicts, demands: demandsOf(sender, verdicts)};
}

function gmailVerdict({volumes: {root, subdomains}, before}: Sender): Verdict {
  const sum = root + subdomains;
  const counted =
    subdomains > 0
      ? `${plain(root)} + ${plain(subdomains)} = ${plain(sum)}. Subdomains count with their main domain.`
      : `${plain(sum)} a day.`;
  if (before) {
    return {
      bulk: 'yes',
      why: 'You have exceeded the limit once, and the status does not expire.',
    };
  }
  if (sum >= LINES.gmail) {
    return {bulk: 'yes', why: counted};
  }
  return sum >= LINES.gmail * NEAR
    ? {
        bulk: 'near',
        why: `${counted} Google says “close to 5,000”, so act as if the rules apply.`,
      }
    : {bulk: 'no', why: counted};
}

function outlookVerdict({volumes: {outlook}}: Sender): Verdict {
  const counted = `${plain(outlook)} a day.`;
  if (outlook >= LINES.outlook) {
    return {bulk: 'yes', why: counted};
  }
  return outlook >= LINES.outlook * NEAR
    ? {
        bulk: 'near',
        why: `${counted} You are just below the limit, so act as if the rules apply.`,
      }
    : {bulk: 'no', why: counted};
}

function yahooVerdict({marketing}: Sender): Verdict {
  return {
    bulk: marketing ? 'yes' : 'unclear',
    why: marketing
      ? 'Yahoo names no number. Sending the same email to many people is enough.'
      : 'Yahoo names no number, so meet the rules to be safe.',
  };
}

function demandsOf(
  {marketing}: Sender,
  verdicts: Readonly<Record<Provider, Verdict>>,
): DemandRow[] {
  const ofBulk = (provider: Provider): Demand => {
    const {bulk} = verdicts[provider];
    return bulk === 'yes' || bulk === 'near' ? 'required' : 'advised';
  };
  const bulk = {
    gmail: ofBulk('gmail'),
    yahoo: ofBulk('yahoo'),
    outlook: ofBulk('outlook'),
  };
  const oneClick = (provider: Provider): Demand => (marketing ? bulk[provider] : 'no');
  return [
    {
      demand: 'SPF or DKIM passes',
      by: {gmail: 'required', yahoo: 'required', outlook: bulk.outlook},
    },
    {demand: 'SPF and DKIM both pass', by: bulk},
    {demand: 'A DMARC record with at least p=none', by: bulk},
    {demand: 'From domain aligned with SPF or DKIM', by: bulk},
    {
      demand: 'One-click unsubscribe on marketing',
      by: {
        gmail: oneClick('gmail'),
        yahoo: oneClick('yahoo'),
        outlook: marketing ? 'advised' : 'no',
      },
    },
    {
      demand: 'A PTR record that resolves back',
      by: {gmail: 'required', yahoo: 'required', outlook: 'advised'},
    },
    {
      demand: 'TLS',
      by: {gmail: 'required', yahoo: 'advised', outlook: 'advised'},
    },
    {
      demand: 'A low spam rate',
      by: {gmail: 'required', yahoo: 'required', outlook: 'advised'},
    },
  ];
}
