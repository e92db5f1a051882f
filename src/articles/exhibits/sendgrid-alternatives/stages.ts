import {brand} from '../../../site';

/** Who a record is for. */
export type Owner = 'sendgrid' | 'ours' | 'both';

export interface ZoneLine {
  /** Below the domain. */
  name: string;
  type: 'CNAME' | 'TXT' | 'MX';
  value: string;
  owner: Owner;
  /** What it does. */
  job: string;
}

/** What DMARC says of mail sent from one side. */
export type Verdict = 'pass' | 'fail';

export interface Stage {
  label: string;
  title: string;
  /** What happens on that day. */
  text: string;
  /** Names of the lines that stand in the zone. */
  lines: readonly string[];
  added?: readonly string[];
  removed?: readonly string[];
  verdicts: Readonly<Record<'sendgrid' | 'ours', Verdict>>;
}

export const DOMAIN = 'acme.example';

/** Every record that stands in the zone at some time, in the order of the list. */
export const LINES: readonly ZoneLine[] = [
  {
    name: '_dmarc',
    type: 'TXT',
    value: 'v=DMARC1; p=quarantine; rua=mailto:dmarc@acme.example',
    owner: 'both',
    job: 'The policy. It stays as it is.',
  },
  {
    name: 's1._domainkey',
    type: 'CNAME',
    value: 's1.domainkey.u1234567.wl.sendgrid.net',
    owner: 'sendgrid',
    job: 'First DKIM key',
  },
  {
    name: 's2._domainkey',
    type: 'CNAME',
    value: 's2.domainkey.u1234567.wl.sendgrid.net',
    owner: 'sendgrid',
    job: 'Second DKIM key',
  },
  {
    name: 'em1234',
    type: 'CNAME',
    value: 'u1234567.wl.sendgrid.net',
    owner: 'sendgrid',
    job: 'Return path: SPF and bounces',
  },
  {
    name: 'url1234',
    type: 'CNAME',
    value: 'sendgrid.net',
    owner: 'sendgrid',
    job: 'Tracked links in emails already sent',
  },
  {
    name: 'pw1._domainkey',
    type: 'TXT',
    value: 'v=DKIM1; k=rsa; p=MIIBIjANBg…',
    owner: 'ours',
    job: 'DKIM key',
  },
  {
    name: 'post',
    type: 'TXT',
    value: `v=spf1 include:_spf.${brand.domain} ~all`,
    owner: 'ours',
    job: 'Return path: SPF',
  },
  {
    name: 'post',
    type: 'MX',
    value: `10 bounces.${brand.domain}`,
    owner: 'ours',
    job: 'Return path: bounces',
  },
];

const OLD = ['s1._domainkey', 's2._domainkey', 'em1234', 'url1234'];
const NEW = ['pw1._domainkey', 'post'];

export const STAGES: readonly Stage[] = [
  {
    label: 'Day 0',
    title: 'As it is',
    text: 'All mail leaves through SendGrid. Write down each record of it before you touch one.',
    lines: ['_dmarc', ...OLD],
    verdicts: {sendgrid: 'pass', ours: 'fail'},
  },
  {
    label: 'Day 1',
    title: 'Add, take nothing away',
    text: 'The new records have names of their own, so nothing collides. Both sides can sign from now on, and you can go back at any time.',
    lines: ['_dmarc', ...OLD, ...NEW],
    added: NEW,
    verdicts: {sendgrid: 'pass', ours: 'pass'},
  },
  {
    label: 'Days 2 to 8',
    title: 'Move one stream after the other',
    text: 'Receipts first, password resets last. The zone rests. Compare bounces on both sides each day.',
    lines: ['_dmarc', ...OLD, ...NEW],
    verdicts: {sendgrid: 'pass', ours: 'pass'},
  },
  {
    label: 'Day 15',
    title: 'Take the old signers out',
    text: 'A week after the last email from SendGrid nothing of it is on its way any more. Its keys and its return path can go, and so can its API keys.',
    lines: ['_dmarc', 'url1234', ...NEW],
    removed: ['s1._domainkey', 's2._domainkey', 'em1234'],
    verdicts: {sendgrid: 'fail', ours: 'pass'},
  },
  {
    label: 'Much later',
    title: 'Then the link name',
    text: 'Old emails lie in mailboxes for years, and their tracked links go through this name. Remove it when a dead link in them hurts nobody.',
    lines: ['_dmarc', ...NEW],
    removed: ['url1234'],
    verdicts: {sendgrid: 'fail', ours: 'pass'},
  },
];
