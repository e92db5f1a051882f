import type {Policy, StepFinding} from '../../../tools/dmarc';

/** The DNS of the example: DMARC records by the domain they are for. */
export const records: Readonly<Record<string, readonly string[]>> = {
  'acme.example': [
    'v=DMARC1; p=reject; sp=quarantine; np=reject; rua=mailto:dmarc@acme.example',
  ],
  'lab.acme.example': ['v=DMARC1; p=quarantine; t=y; rua=mailto:dmarc@acme.example'],
  'east.group.example': ['v=DMARC1; p=quarantine; psd=n; rua=mailto:dmarc@group.example'],
  'group.example': ['v=DMARC1; p=reject; rua=mailto:dmarc@group.example'],
  'market.example': ['v=DMARC1; p=reject; psd=y; rua=mailto:dmarc@market.example'],
  'stall.market.example': ['v=DMARC1; p=none; rua=mailto:post@stall.market.example'],
  'twice.example': ['v=DMARC1; p=reject', 'v=DMARC1; p=none'],
};

/** Names of the example that exist in DNS, though they have no DMARC record. */
export const hosts: readonly string[] = [
  'news.acme.example',
  'b.eu.west.pod3.rack7.row2.mail.acme.example',
  'mail.east.group.example',
  'shop.stall.market.example',
];

/** One question of a walk. */
export interface Question {
  /** The domain whose record is asked for. */
  domain: string;
  found: StepFinding;
  /** Labels that were left out before this question. */
  skipped?: number;
  /** What the answer does to the walk, in a sentence. */
  says: string;
}

/** A walk from a From domain up the tree, and what comes of it. */
export interface Walk {
  id: string;
  /** What is special about it, in a few words. */
  title: string;
  from: string;
  questions: readonly Question[];
  /** The domain whose record applies; missing where none does. */
  applies?: string;
  organization: string;
  /** The tag that gives the policy; missing where no record applies. */
  tag?: 'p' | 'sp' | 'np';
  policy: Policy;
  lesson: string;
}

const TOP = {
  domain: 'example',
  found: 'nothing',
  says: 'This is the last label. Nothing is published here, so the walk ends.',
} as const;

const ACME = {domain: 'acme.example', found: 'record'} as const;

/**
 * Eight walks over the same DNS. A test walks each of them with the code of the DMARC
 * checker, so what stands here is what it finds.
 */
export const walks: readonly Walk[] = [
  {
    id: 'own',
    title: 'A domain with its own record',
    from: 'acme.example',
    questions: [
      {
        ...ACME,
        says: 'There is one valid record at the From domain itself, so it applies.',
      },
      TOP,
    ],
    applies: 'acme.example',
    organization: 'acme.example',
    tag: 'p',
    policy: 'reject',
    lesson:
      'This is the usual case. The second query only settles where the organization ends, which relaxed alignment needs to know.',
  },
  {
    id: 'subdomain',
    title: 'A subdomain without a record',
    from: 'news.acme.example',
    questions: [
      {
        domain: 'news.acme.example',
        found: 'nothing',
        says: 'The walk goes one label up.',
      },
      {
        ...ACME,
        says: 'This is the record of the organization. For a subdomain, its sp tag applies.',
      },
      TOP,
    ],
    applies: 'acme.example',
    organization: 'acme.example',
    tag: 'sp',
    policy: 'quarantine',
    lesson:
      'Subdomains inherit the policy. Without sp they would get p, so a new subdomain is protected from its first day.',
  },
  {
    id: 'invented',
    title: 'A name that does not exist',
    from: 'invoice-7.acme.example',
    questions: [
      {
        domain: 'invoice-7.acme.example',
        found: 'nothing',
        says: 'There is no DMARC record, and nothing else exists at this name, either.',
      },
      {
        ...ACME,
        says: 'The record has an np tag. One more DNS query shows that the From domain does not exist.',
      },
      TOP,
    ],
    applies: 'acme.example',
    organization: 'acme.example',
    tag: 'np',
    policy: 'reject',
    lesson:
      'Forgers like names that you never created. With np=reject, such email can be rejected while real subdomains are still at quarantine.',
  },
  {
    id: 'test',
    title: 'A domain in test mode',
    from: 'lab.acme.example',
    questions: [
      {
        domain: 'lab.acme.example',
        found: 'record',
        says: 'Its own record takes precedence over that of the parent, and has t=y.',
      },
      {
        ...ACME,
        says: 'This record is not used for the policy, but it marks the top of the organization.',
      },
      TOP,
    ],
    applies: 'lab.acme.example',
    organization: 'acme.example',
    tag: 'p',
    policy: 'none',
    lesson:
      'Test mode lowers the policy by one step: reject becomes quarantine, and quarantine becomes none. Reports are still sent.',
  },
  {
    id: 'deep',
    title: 'A very deep name',
    from: 'b.eu.west.pod3.rack7.row2.mail.acme.example',
    questions: [
      {
        domain: 'b.eu.west.pod3.rack7.row2.mail.acme.example',
        found: 'nothing',
        says: 'The name has nine labels. More than eight make the walk take a shortcut.',
      },
      {
        domain: 'west.pod3.rack7.row2.mail.acme.example',
        found: 'nothing',
        skipped: 1,
        says: 'The walk continues with the last seven labels, so eu.west… is never queried.',
      },
      {
        domain: 'pod3.rack7.row2.mail.acme.example',
        found: 'nothing',
        says: 'The walk goes one label up.',
      },
      {
        domain: 'rack7.row2.mail.acme.example',
        found: 'nothing',
        says: 'The walk goes one label up.',
      },
      {
        domain: 'row2.mail.acme.example',
        found: 'nothing',
        says: 'The walk goes one label up.',
      },
      {
        domain: 'mail.acme.example',
        found: 'nothing',
        says: 'The walk goes one label up.',
      },
      {...ACME, says: 'The record is found by the seventh query.'},
      TOP,
    ],
    applies: 'acme.example',
    organization: 'acme.example',
    tag: 'sp',
    policy: 'quarantine',
    lesson:
      'A walk takes at most eight queries, however long the name is. This keeps a forger from making receivers send hundreds.',
  },
  {
    id: 'group',
    title: 'A separate unit: psd=n',
    from: 'mail.east.group.example',
    questions: [
      {
        domain: 'mail.east.group.example',
        found: 'nothing',
        says: 'The walk goes one label up.',
      },
      {
        domain: 'east.group.example',
        found: 'record',
        says: 'psd=n declares that the organization ends here, so the walk stops.',
      },
    ],
    applies: 'east.group.example',
    organization: 'east.group.example',
    tag: 'p',
    policy: 'quarantine',
    lesson:
      'Without psd=n, the group’s p=reject would apply and all units would be aligned with each other. With it, each unit is separate.',
  },
  {
    id: 'suffix',
    title: 'Under a public suffix: psd=y',
    from: 'shop.stall.market.example',
    questions: [
      {
        domain: 'shop.stall.market.example',
        found: 'nothing',
        says: 'The walk goes one label up.',
      },
      {
        domain: 'stall.market.example',
        found: 'record',
        says: 'There is a record. It may be the one that applies, but the walk continues.',
      },
      {
        domain: 'market.example',
        found: 'record',
        says: 'psd=y declares a public suffix, where unrelated parties register names. The organization is one label below it.',
      },
    ],
    applies: 'stall.market.example',
    organization: 'stall.market.example',
    tag: 'p',
    policy: 'none',
    lesson:
      'This used to be the job of the Public Suffix List. Now the operators of a public suffix can declare it in DNS.',
  },
  {
    id: 'twice',
    title: 'Two records at one name',
    from: 'twice.example',
    questions: [
      {
        domain: 'twice.example',
        found: 'several',
        says: 'Two records begin with v=DMARC1, so both are discarded.',
      },
      TOP,
    ],
    organization: 'twice.example',
    policy: 'none',
    lesson:
      'The owner believes that one of them works, but neither does. To a receiver, this domain has no DMARC record.',
  },
];
