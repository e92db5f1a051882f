import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const spfCheckerMeta = {
  path: '/tools/spf-checker/',
  title: 'SPF checker',
  description:
    'Check an SPF record in your browser: include tree, the ten DNS lookups, who may send, every error and how to fix it, and whether a sender would pass.',
  keywords: ['SPF checker', 'SPF record check', 'SPF lookup', 'SPF permerror'],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;

export const spfCheckerCard: ToolCard = {
  path: spfCheckerMeta.path,
  does: 'Follows every include, counts the ten lookups and shows whether a server would pass.',
  asks: 'DNS',
  hall: 'authentication',
  record: {name: 'SPF', task: 'check'},
};

/** @param siteUrl origin without a trailing slash */
export const spfCheckerNode = (siteUrl: string): JsonLdNode =>
  webApplication(spfCheckerMeta, siteUrl);

export const spfGeneratorMeta = {
  path: '/tools/spf-generator/',
  title: 'SPF generator',
  description:
    'Create an SPF record in your browser: choose who sends for you, merge the record you have, count all ten DNS lookups and copy it to your DNS.',
  keywords: [
    'SPF generator',
    'SPF record',
    'SPF record generator',
    'email authentication',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;

export const spfGeneratorCard: ToolCard = {
  path: spfGeneratorMeta.path,
  does: 'Merges your senders and the record you have into one, and counts its DNS lookups against the limit of ten.',
  asks: 'DNS',
  hall: 'authentication',
  record: {name: 'SPF', task: 'make'},
};

/** @param siteUrl origin without a trailing slash */
export const spfGeneratorNode = (siteUrl: string): JsonLdNode =>
  webApplication(spfGeneratorMeta, siteUrl);
