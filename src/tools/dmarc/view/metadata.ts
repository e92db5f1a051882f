import type {JsonLdNode} from '../../../metadata';
import {webApplication} from '../../view';

const parents = [{label: 'Tools', href: '/tools/'}] as const;

export const dmarcCheckerMeta = {
  title: 'DMARC checker',
  description:
    'Check a DMARC record by RFC 9989: the tree walk step by step, old tags explained, report addresses tested, and what happens to mail that fails.',
  keywords: ['DMARC checker', 'DMARC record', 'RFC 9989', 'DMARC lookup', 'p=reject'],
  parents,
} as const;

export const dmarcGeneratorMeta = {
  title: 'DMARC generator',
  description:
    'Make a DMARC record for RFC 9989: answer plain questions, import the record you have, see what changes, and get a dated plan to p=reject.',
  keywords: [
    'DMARC generator',
    'DMARC record',
    'RFC 9989',
    'DMARC policy',
    'parked domain',
  ],
  parents,
} as const;

/** @param siteUrl origin without a trailing slash */
export function dmarcCheckerNode(siteUrl: string): JsonLdNode {
  const {title: name, description} = dmarcCheckerMeta;
  return webApplication({
    name,
    description,
    url: `${siteUrl}/tools/dmarc-checker/`,
    siteUrl,
  });
}

/** @param siteUrl origin without a trailing slash */
export function dmarcGeneratorNode(siteUrl: string): JsonLdNode {
  const {title: name, description} = dmarcGeneratorMeta;
  return webApplication({
    name,
    description,
    url: `${siteUrl}/tools/dmarc-generator/`,
    siteUrl,
  });
}
