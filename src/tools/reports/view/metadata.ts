import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const reportReaderMeta = {
  path: '/tools/dmarc-report-reader/',
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
} as const satisfies PageText;

export const reportReaderCard: ToolCard = {
  path: reportReaderMeta.path,
  does: 'Opens the XML reports that receivers send you: who sends as you, what fails, and what to fix first.',
  asks: 'nothing',
  hall: 'received',
};

/** @param siteUrl origin without a trailing slash */
export const reportReaderNode = (siteUrl: string): JsonLdNode =>
  webApplication(reportReaderMeta, siteUrl);
