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
  /** Names of the records in the zone. */
  lines: readonly string[];
  added?: readonly string[];
  removed?: readonly string[];
  verdicts: Readonly<Record<'sendgrid' | 'ours', Verdict>>;
}

export const DOMAIN = 'acme.example';

/** Every record that is in the zone at some time, in the order of the list. */
export const LINES: readonly ZoneLine[] = [
  {
    name: '_dmarc',
    type: 'TXT',
    value: 'v=DMARC1; p=quarantine; rua=mailto:dmarc@acme.example',
    owner: 'both',
    job: 'The DMARC policy, unchanged',
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
    title: 'Before the move',
    text: 'All email is sent through SendGrid. Write down each of its records before you change anything.',
    lines: ['_dmarc', ...OLD],
    verdicts: {sendgrid: 'pass', ours: 'fail'},
  },
  {
    label: 'Day 1',
    title: 'Add the new records, remove nothing',
    text: 'The new records have names of their own, so they do not conflict. Both services can sign from now on, and you can go back at any time. Export and import the suppression lists before you send the first email.',
    lines: ['_dmarc', ...OLD, ...NEW],
    added: NEW,
    verdicts: {sendgrid: 'pass', ours: 'pass'},
  },
  {
    label: 'Days 2 to 8',
    title: 'Move one kind of email after another',
    text: 'Start with receipts and leave password resets for last. The records stay the same. Compare bounces on both sides every day.',
    lines: ['_dmarc', ...OLD, ...NEW],
    verdicts: {sendgrid: 'pass', ours: 'pass'},
  },
  {
    label: 'Day 15',
    title: 'Remove the old keys',
    text: 'A week after the last email from SendGrid, none is still in transit. You can remove its DKIM keys and its return path, and delete its API keys.',
    lines: ['_dmarc', 'url1234', ...NEW],
    removed: ['s1._domainkey', 's2._domainkey', 'em1234'],
    verdicts: {sendgrid: 'fail', ours: 'pass'},
  },
  {
    label: 'Much later',
    title: 'Remove the link record',
    text: 'Old emails stay in mailboxes for years, and their tracked links use this hostname. Remove it once broken links in them no longer matter.',
    lines: ['_dmarc', ...NEW],
    removed: ['url1234'],
    verdicts: {sendgrid: 'fail', ours: 'pass'},
  },
];
