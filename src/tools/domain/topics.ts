/** What the domain checker looks at, in the order of its report. */
export const topics = [
  'mx',
  'spf',
  'dkim',
  'dmarc',
  'mta-sts',
  'tls-rpt',
  'ptr',
  'bimi',
  'ns',
  'dnssec',
  'caa',
] as const;

export type Topic = (typeof topics)[number];

/** A topic, for people. */
export interface TopicWords {
  name: string;
  /** The question that it answers. */
  question: string;
}

/** The topics as a report groups them: by the job that they do. */
export const areas: readonly {name: string; topics: readonly Topic[]}[] = [
  {name: 'Sending', topics: ['spf', 'dkim', 'dmarc', 'bimi']},
  {name: 'Receiving', topics: ['mx', 'mta-sts', 'tls-rpt', 'ptr']},
  {name: 'The domain itself', topics: ['ns', 'dnssec', 'caa']},
];

export const topicWords: Readonly<Record<Topic, TopicWords>> = {
  mx: {name: 'MX', question: 'Which servers receive its email?'},
  spf: {name: 'SPF', question: 'Which servers may send as the domain?'},
  dkim: {name: 'DKIM', question: 'Which keys sign its email?'},
  dmarc: {name: 'DMARC', question: 'What happens to forged email?'},
  'mta-sts': {name: 'MTA-STS', question: 'Must email to it be encrypted?'},
  'tls-rpt': {name: 'TLS-RPT', question: 'Who is told when encryption fails?'},
  ptr: {name: 'Reverse DNS', question: 'Do its mail servers’ addresses have names?'},
  bimi: {name: 'BIMI', question: 'Which logo may inboxes show?'},
  ns: {name: 'Name servers', question: 'Who answers for the domain?'},
  dnssec: {name: 'DNSSEC', question: 'Are its records signed?'},
  caa: {name: 'CAA', question: 'Who may issue certificates for it?'},
};
