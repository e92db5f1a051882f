import type {JsonLdNode} from '../../../metadata';
import {webApplication} from '../../view';

export const reportReaderMeta = {
  title: 'DMARC report reader',
  description:
    'Read DMARC aggregate reports in your browser: XML, gzip or ZIP, many at a time. See who sends as you, what fails, and what to fix before p=reject.',
  keywords: [
    'DMARC report reader',
    'DMARC report analyzer',
    'DMARC aggregate report',
    'RUA report',
    'RFC 9990',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const;

/** @param siteUrl origin without a trailing slash */
export function reportReaderNode(siteUrl: string): JsonLdNode {
  const {title: name, description} = reportReaderMeta;
  return webApplication({
    name,
    description,
    url: `${siteUrl}/tools/dmarc-report-reader/`,
    siteUrl,
  });
}
