import {addressRules} from '../address';
import {churnRules} from '../churn';
import {dkimRules} from '../dkim';
import {dmarcRules} from '../dmarc';
import {domainRules} from '../domain';
import {equityRules} from '../equity';
import {listRules} from '../list';
import {numberRules} from '../number';
import {reportRules} from '../reports';
import type {Rule} from '../kit';
import {messageRules} from '../message';
import {spfRules} from '../spf';
import {webhookRules} from '../webhook';

/** The rules of one family of tools. */
export interface RuleBook {
  /** Name of the room; rule `code` stands at `#room-code`. */
  room: string;
  title: string;
  /** What the rules are about, in a sentence. */
  about: string;
  rules: readonly Rule[];
}

/** Everything the tools can find, by family. */
export const ruleBooks: readonly RuleBook[] = [
  {
    room: 'domain',
    title: 'Domains',
    about:
      'Found by the domain checker, which also applies the rules of SPF, DKIM and DMARC.',
    rules: domainRules,
  },
  {
    room: 'spf',
    title: 'SPF',
    about: 'Found by the SPF checker and the SPF generator.',
    rules: spfRules,
  },
  {
    room: 'dkim',
    title: 'DKIM',
    about: 'Found by the DKIM checker, in keys, signatures and signed messages.',
    rules: dkimRules,
  },
  {
    room: 'dmarc',
    title: 'DMARC',
    about: 'Found by the DMARC checker and the DMARC generator.',
    rules: dmarcRules,
  },
  {
    room: 'message',
    title: 'Messages',
    about: 'Found by the email message checker, in a message and its route.',
    rules: messageRules,
  },
  {
    room: 'address',
    title: 'Addresses',
    about: 'Found by the email validator, and by the list tools in every row.',
    rules: addressRules,
  },
  {
    room: 'list',
    title: 'Lists',
    about: 'Found in files and pasted lists.',
    rules: listRules,
  },
  {
    room: 'reports',
    title: 'DMARC reports',
    about: 'Found by the DMARC report reader, in files and in what they say.',
    rules: reportRules,
  },
  {
    room: 'webhook',
    title: 'Webhooks',
    about:
      'Found by the webhook signature tester, in a request and in what your code makes of it.',
    rules: webhookRules,
  },
  {
    room: 'number',
    title: 'Numbers',
    about: 'Shown in the fields of both calculators.',
    rules: numberRules,
  },
  {
    room: 'churn',
    title: 'Churn',
    about: 'Shown by the SaaS churn calculator.',
    rules: churnRules,
  },
  {
    room: 'equity',
    title: 'Equity',
    about: 'Shown by the cofounder equity calculator.',
    rules: equityRules,
  },
];
