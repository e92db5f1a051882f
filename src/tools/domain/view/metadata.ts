import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const domainCheckerMeta = {
  path: '/tools/domain-checker/',
  title: 'Domain checker',
  description:
    'Check everything DNS says about a domain’s email: MX, SPF, DKIM, DMARC, MTA-STS, TLS-RPT, BIMI, DNSSEC, CAA and reverse DNS, graded by public rules.',
  keywords: [
    'domain checker',
    'email domain check',
    'MX lookup',
    'MTA-STS checker',
    'DNS check for email',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;

export const domainCheckerCard: ToolCard = {
  path: domainCheckerMeta.path,
  does: 'Checks MX, SPF, DKIM, DMARC and seven more records, grades the domain and shows the record that fixes each problem.',
  asks: 'DNS',
  hall: 'received',
};

/** @param siteUrl origin without a trailing slash */
export const domainCheckerNode = (siteUrl: string): JsonLdNode =>
  webApplication(domainCheckerMeta, siteUrl);
