import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

const parents = [{label: 'Tools', href: '/tools/'}] as const;

export const dmarcCheckerMeta = {
  path: '/tools/dmarc-checker/',
  title: 'DMARC checker',
  description:
    'Check a DMARC record by RFC 9989: the tree walk step by step, old tags explained, report addresses tested, and what happens to email that fails.',
  keywords: ['DMARC checker', 'DMARC record', 'RFC 9989', 'DMARC lookup', 'p=reject'],
  parents,
} as const satisfies PageText;

export const dmarcCheckerCard: ToolCard = {
  path: dmarcCheckerMeta.path,
  does: 'Walks up the tree as RFC 9989 says, and explains the policy that applies.',
  asks: 'DNS',
  hall: 'authentication',
  record: {name: 'DMARC', task: 'check'},
};

/** @param siteUrl origin without a trailing slash */
export const dmarcCheckerNode = (siteUrl: string): JsonLdNode =>
  webApplication(dmarcCheckerMeta, siteUrl);

export const dmarcGeneratorMeta = {
  path: '/tools/dmarc-generator/',
  title: 'DMARC generator',
  description:
    'Create a DMARC record for RFC 9989: answer plain questions, import the record you have, see what changes, and get a dated plan to p=reject.',
  keywords: [
    'DMARC generator',
    'DMARC record',
    'RFC 9989',
    'DMARC policy',
    'parked domain',
  ],
  parents,
} as const satisfies PageText;

export const dmarcGeneratorCard: ToolCard = {
  path: dmarcGeneratorMeta.path,
  does: 'Asks what you want, writes the record, and dates the steps to enforcement.',
  asks: 'DNS',
  hall: 'authentication',
  record: {name: 'DMARC', task: 'make'},
};

/** @param siteUrl origin without a trailing slash */
export const dmarcGeneratorNode = (siteUrl: string): JsonLdNode =>
  webApplication(dmarcGeneratorMeta, siteUrl);
