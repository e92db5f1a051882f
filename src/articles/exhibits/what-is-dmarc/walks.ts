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
  says: 'The last label. Nothing is published here, and the walk is over.',
} as const;

const ACME = {domain: 'acme.example', found: 'record'} as const;

/**
 * Eight walks over the same DNS. A test walks each of them with the code of the DMARC
 * checker, so what stands here is what it finds.
 */
export const walks: readonly Walk[] = [
  {
    id: 'own',
    title: 'Its own record',
    from: 'acme.example',
    questions: [
      {...ACME, says: 'One valid record, at the From domain itself. It applies.'},
      TOP,
    ],
    applies: 'acme.example',
    organization: 'acme.example',
    tag: 'p',
    policy: 'reject',
    lesson:
      'The usual case. The second question only settles where the organization ends, which relaxed alignment needs.',
  },
  {
    id: 'subdomain',
    title: 'A subdomain without one',
    from: 'news.acme.example',
    questions: [
      {
        domain: 'news.acme.example',
        found: 'nothing',
        says: 'No record, so the walk goes one label up.',
      },
      {...ACME, says: 'The record of the organization. For a subdomain, sp counts.'},
      TOP,
    ],
    applies: 'acme.example',
    organization: 'acme.example',
    tag: 'sp',
    policy: 'quarantine',
    lesson:
      'Subdomains inherit. Without sp they would get p, so a new subdomain is protected from its first day.',
  },
  {
    id: 'invented',
    title: 'A name that does not exist',
    from: 'invoice-7.acme.example',
    questions: [
      {
        domain: 'invoice-7.acme.example',
        found: 'nothing',
        says: 'No record. Nothing else is at this name either.',
      },
      {
        ...ACME,
        says: 'The record has np. One more question to DNS shows that the From domain does not exist.',
      },
      TOP,
    ],
    applies: 'acme.example',
    organization: 'acme.example',
    tag: 'np',
    policy: 'reject',
    lesson:
      'Forgers like names you never made. With np they can be rejected while real subdomains are still at quarantine.',
  },
  {
    id: 'test',
    title: 'In test mode',
    from: 'lab.acme.example',
    questions: [
      {
        domain: 'lab.acme.example',
        found: 'record',
        says: 'Its own record goes before that of the parent. It says t=y.',
      },
      {...ACME, says: 'Not used for the policy. It marks the top of the organization.'},
      TOP,
    ],
    applies: 'lab.acme.example',
    organization: 'acme.example',
    tag: 'p',
    policy: 'none',
    lesson:
      'Test mode takes the policy one step down: quarantine becomes none, reject becomes quarantine. Reports still come.',
  },
  {
    id: 'deep',
    title: 'A very deep name',
    from: 'b.eu.west.pod3.rack7.row2.mail.acme.example',
    questions: [
      {
        domain: 'b.eu.west.pod3.rack7.row2.mail.acme.example',
        found: 'nothing',
        says: 'Nine labels. More than eight, so the walk takes a short cut.',
      },
      {
        domain: 'west.pod3.rack7.row2.mail.acme.example',
        found: 'nothing',
        skipped: 1,
        says: 'It goes on with the last seven labels. eu.west… is never asked.',
      },
      {
        domain: 'pod3.rack7.row2.mail.acme.example',
        found: 'nothing',
        says: 'One label up.',
      },
      {domain: 'rack7.row2.mail.acme.example', found: 'nothing', says: 'One label up.'},
      {domain: 'row2.mail.acme.example', found: 'nothing', says: 'One label up.'},
      {domain: 'mail.acme.example', found: 'nothing', says: 'One label up.'},
      {...ACME, says: 'Found on the seventh question.'},
      TOP,
    ],
    applies: 'acme.example',
    organization: 'acme.example',
    tag: 'sp',
    policy: 'quarantine',
    lesson:
      'Eight questions are the most, however long the name. It keeps a forger from making receivers ask hundreds.',
  },
  {
    id: 'group',
    title: 'A unit of its own: psd=n',
    from: 'mail.east.group.example',
    questions: [
      {
        domain: 'mail.east.group.example',
        found: 'nothing',
        says: 'No record, so the walk goes one label up.',
      },
      {
        domain: 'east.group.example',
        found: 'record',
        says: 'psd=n says: the organization ends here. The walk stops.',
      },
    ],
    applies: 'east.group.example',
    organization: 'east.group.example',
    tag: 'p',
    policy: 'quarantine',
    lesson:
      'Without psd=n the group’s p=reject would apply, and the units would be aligned with each other. With it, each stands alone.',
  },
  {
    id: 'suffix',
    title: 'Under a public suffix: psd=y',
    from: 'shop.stall.market.example',
    questions: [
      {
        domain: 'shop.stall.market.example',
        found: 'nothing',
        says: 'No record, so the walk goes one label up.',
      },
      {
        domain: 'stall.market.example',
        found: 'record',
        says: 'A record. It may be the one, but the walk has not ended.',
      },
      {
        domain: 'market.example',
        found: 'record',
        says: 'psd=y says: strangers register names under me. The organization is one label below.',
      },
    ],
    applies: 'stall.market.example',
    organization: 'stall.market.example',
    tag: 'p',
    policy: 'none',
    lesson:
      'This is what the Public Suffix List was for. Now whoever runs such a suffix says so in DNS.',
  },
  {
    id: 'twice',
    title: 'Two records at one name',
    from: 'twice.example',
    questions: [
      {
        domain: 'twice.example',
        found: 'several',
        says: 'Two records begin with v=DMARC1. Both are thrown away.',
      },
      TOP,
    ],
    organization: 'twice.example',
    policy: 'none',
    lesson:
      'The owner thinks that one of them works. None does: to a receiver this domain has no DMARC.',
  },
];
