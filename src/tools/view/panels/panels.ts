import {quotedStrings, route53Resource, zoneLine, type TxtRecord} from '../txtRecord';
import {cloudflareResource, googleRecordSet} from './terraform';

/** A DNS provider's form for records, as far as its own pages describe it. */
export interface Panel {
  id: string;
  name: string;
  /** What the form calls its fields; plain words where no source has its name. */
  fields: {name: string; value: string; ttl: string};
  /** What the name field takes for the zone itself. */
  apex: '@' | '';
  /** The value in quotation marks, each string for itself, or on one line without them. */
  value: 'plain' | 'quoted';
  /** Characters that the value field takes, where its provider gives a limit. */
  limit?: number;
  /** From the start page to the saved record. Empty: no page of the provider's has them. */
  steps: readonly string[];
  /** What else to know. */
  notes: readonly string[];
  /** Where a value above the limit goes instead, and in which form. */
  beyond?: {says: string; form: (record: TxtRecord) => string};
  sources: readonly PanelSource[];
  /** The same record for Terraform. */
  terraform?: (record: TxtRecord, label: string) => string;
}

interface PanelSource {
  label: string;
  url: string;
  /** Date on the page (YYYY-MM-DD). Missing: it bears none. */
  dated?: string;
}

/** Day on which the sources were last read. */
export const PANELS_READ_ON = '2026-11-23';

export const panels: readonly Panel[] = [
  {
    id: 'cloudflare',
    name: 'Cloudflare',
    fields: {name: 'Name', value: 'Content', ttl: 'TTL'},
    apex: '@',
    value: 'quoted',
    steps: [
      'Log in to the Cloudflare dashboard and select your account and domain.',
      'Open the DNS Records page and select “Add record”.',
      'Choose the type TXT and fill in the fields as below.',
      'Select “Save”.',
    ],
    notes: [
      'Cloudflare stores TXT content as strings in quotation marks and splits longer ones automatically.',
    ],
    sources: [
      {
        label: 'Cloudflare, Manage DNS records',
        url: 'https://developers.cloudflare.com/dns/manage-dns-records/how-to/create-dns-records/',
      },
      {
        label: 'Cloudflare, Terraform provider',
        url: 'https://github.com/cloudflare/terraform-provider-cloudflare/blob/04823587a36530b10002c684b117892855f95d87/docs/resources/dns_record.md',
      },
      {
        label: 'Cloudflare, API description of TXT records',
        url: 'https://github.com/cloudflare/cloudflare-typescript/pull/1777',
      },
    ],
    terraform: cloudflareResource,
  },
  {
    id: 'godaddy',
    name: 'GoDaddy',
    fields: {name: 'Name', value: 'Value', ttl: 'TTL'},
    apex: '@',
    value: 'plain',
    limit: 1024,
    steps: [
      'Sign in to your GoDaddy domain portfolio, select the domain and open its DNS records.',
      'Add a new record of type TXT and fill in the fields as below.',
      'Save the record.',
    ],
    notes: ['The default TTL is one hour, and the value may hold ASCII characters only.'],
    sources: [
      {
        label: 'GoDaddy Help, Add a TXT record',
        url: 'https://www.godaddy.com/help/add-a-txt-record-19232',
      },
    ],
  },
  {
    id: 'namecheap',
    name: 'Namecheap',
    fields: {name: 'Host', value: 'Value', ttl: 'TTL'},
    apex: '@',
    value: 'plain',
    steps: [],
    notes: [],
    sources: [
      {
        label: 'Namecheap, DNS records of Private Email',
        url: 'https://www.namecheap.com/support/knowledgebase/article.aspx/1262/2176/what-does-namecheap-private-email-dns-verification-imply',
      },
      {
        label: 'Namecheap API, setHosts',
        url: 'https://www.namecheap.com/support/api/domains-dns/namecheap.domains.dns.setHosts.aspx',
      },
    ],
  },
  {
    id: 'ionos',
    name: 'IONOS',
    fields: {name: 'Name', value: 'Value', ttl: 'TTL'},
    apex: '@',
    value: 'plain',
    steps: [
      'Log in to your IONOS account and open “Domains & SSL”.',
      'Open the actions of the domain and select “DNS”.',
      'Add a TXT record, or edit the existing one, and fill in the fields as below.',
      'Save the record.',
    ],
    notes: [
      'IONOS sets up an SPF record for its own email and for some partners, so edit that record instead of adding a second one.',
    ],
    sources: [
      {
        label: 'IONOS Help, Using an SPF record to prevent spam',
        url: 'https://www.ionos.com/help/domains/configuring-mail-servers-and-other-related-records/using-an-spf-record-to-prevent-spam/',
      },
    ],
  },
  {
    id: 'hetzner',
    name: 'Hetzner',
    fields: {name: 'Name', value: 'Value', ttl: 'TTL'},
    apex: '@',
    value: 'quoted',
    steps: [],
    notes: [
      'Hetzner’s API takes the value as one or more strings in quotation marks, at most 255 characters each.',
    ],
    sources: [
      {
        label: 'Hetzner Cloud provider, txt_record',
        url: 'https://www.pulumi.com/registry/packages/hcloud/api-docs/txtrecord/',
        dated: '2026-07-16',
      },
    ],
  },
  {
    id: 'ovhcloud',
    name: 'OVHcloud',
    fields: {name: 'Name', value: 'Value', ttl: 'TTL'},
    apex: '',
    value: 'plain',
    limit: 255,
    steps: [
      'Log in to the OVHcloud Control Panel and go to “Web Cloud”.',
      'Click “Domain names”, choose the domain and open the “DNS zone” tab.',
      'Click “Add an entry”, choose TXT, fill in the fields as below, then follow the assistant to the end and confirm.',
    ],
    notes: [],
    beyond: {
      says: 'The assistant takes at most 255 characters in a TXT record. This value is longer, so click “Change in text format” in the same tab and add this entry to the zone:',
      form: zoneLine,
    },
    sources: [
      {
        label: 'OVHcloud, Editing an OVHcloud DNS zone',
        url: 'https://github.com/ovh/docs/blob/04f9ff73432eb4f4fd4ff1c59aa25e06c7031565/pages/web_cloud/domains/dns_zone_edit/guide.en-gb.md',
        dated: '2024-04-12',
      },
    ],
  },
  {
    id: 'cpanel',
    name: 'cPanel',
    fields: {name: 'Name', value: 'Value', ttl: 'TTL'},
    apex: '@',
    value: 'plain',
    steps: [],
    notes: [
      'If your host does not split long records, enter the quoted strings shown above instead.',
    ],
    sources: [
      {
        label: 'cPanel, Email Deliverability',
        url: 'https://documentation.cpanel.net/display/78Docs/Email+Deliverability+in+cPanel',
      },
      {
        label: 'cPanel API, add_zone_record',
        url: 'https://api.docs.cpanel.net/cpanel-api-2/cpanel-api-2-modules-zoneedit/cpanel-api-2-functions-zoneedit-add_zone_record/',
      },
    ],
  },
  {
    id: 'route-53',
    name: 'Amazon Route 53',
    fields: {name: 'Record name', value: 'Value', ttl: 'TTL (seconds)'},
    apex: '',
    value: 'quoted',
    steps: [],
    notes: [
      'For the zone itself the record name stays empty, so do not enter @.',
      'All TXT records of a name are one record in Route 53, with several values.',
    ],
    sources: [
      {
        label: 'Amazon Route 53, values of a record',
        url: 'https://docs.aws.amazon.com/Route53/latest/DeveloperGuide/resource-record-sets-values-multivalue.html',
      },
      {
        label: 'Amazon Route 53, supported record types',
        url: 'https://docs.aws.amazon.com/Route53/latest/DeveloperGuide/ResourceRecordTypes.html',
      },
    ],
    terraform: route53Resource,
  },
  {
    id: 'google-cloud-dns',
    name: 'Google Cloud DNS',
    fields: {name: 'DNS name', value: 'Data', ttl: 'TTL'},
    apex: '',
    value: 'quoted',
    steps: [
      'Open the Cloud DNS zones page in the Google Cloud console and click the name of the managed zone.',
      'Add a record set and choose the type TXT.',
      'Fill in the fields as below: the console adds the zone and the final dot to the DNS name, and the TTL has a unit of its own.',
      'Create the record set.',
    ],
    notes: [
      'Without quotation marks, Cloud DNS cuts a value at its spaces.',
      'All TXT records of a name are one record set, with one item for each value.',
    ],
    sources: [
      {
        label: 'Google Cloud DNS, Add, modify, and delete records',
        url: 'https://cloud.google.com/dns/docs/records',
      },
      {
        label: 'Google, Terraform provider',
        url: 'https://github.com/hashicorp/terraform-provider-google/blob/022e24ae73bceb5483647baad913c9dc9ebb7169/website/docs/r/dns_record_set.html.markdown',
      },
    ],
    terraform: googleRecordSet,
  },
];

/**
 * The zones that a domain may be in: itself and the names above it that can be a zone of
 * a customer, the likely one first. It is the shortest name with two labels, or with three
 * below a country's second level such as `co.uk`.
 */
export function zonesOf(domain: string): string[] {
  const labels = domain.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isShared = /^(?:ac|co|com|edu|gov|gob|net|ne|or|org)$/.test(second);
  const shortest = top.length === 2 && isShared ? 3 : 2;
  const names = labels
    .map((_, index) => labels.slice(index))
    .filter(({length}) => length >= shortest)
    .map((name) => name.join('.'))
    .reverse();
  return names.length > 0 ? names : [domain];
}

/** What goes into the fields of a provider's form. */
interface PanelEntry {
  name: string;
  value: string;
  ttl: string;
  /** The value is longer than the form takes. */
  beyond?: {says: string; text: string};
}

/**
 * A record as a provider's form takes it.
 *
 * @param record with its full name, or with the part before the domain where that is not known
 * @param zone the zone that the form belongs to: the record's domain or a name above it
 */
export function panelEntry(
  panel: Panel,
  record: TxtRecord,
  zone: string | undefined,
): PanelEntry {
  const text = record.strings.join('');
  const beyond = panel.limit !== undefined && text.length > panel.limit;
  return {
    name: relativeName(record, zone) || panel.apex,
    value: panel.value === 'quoted' ? quotedStrings(record.strings) : text,
    ttl: String(record.ttl),
    ...(beyond &&
      panel.beyond && {
        beyond: {says: panel.beyond.says, text: panel.beyond.form(record)},
      }),
  };
}

/** The part of a record's name before its zone; empty for the zone itself. */
function relativeName({name, prefix = ''}: TxtRecord, zone: string | undefined): string {
  if (name === undefined || zone === undefined) {
    return prefix;
  }
  if (name === zone) {
    return '';
  }
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}
