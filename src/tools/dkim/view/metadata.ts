import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

const parents = [{label: 'Tools', href: '/tools/'}];

export const dkimCheckerMeta = {
  path: '/tools/dkim-checker/',
  title: 'DKIM checker',
  description:
    'Check a DKIM key by selector, verify the signature of a pasted message in your browser and see what broke it, or try the common selectors.',
  keywords: ['DKIM checker', 'DKIM lookup', 'DKIM selector', 'verify DKIM signature'],
  parents,
} as const satisfies PageText;

export const dkimCheckerCard: ToolCard = {
  path: dkimCheckerMeta.path,
  does: 'Checks the key behind a selector, and verifies the signature of a message you paste.',
  asks: 'DNS',
  hall: 'authentication',
  record: {name: 'DKIM', task: 'check'},
};

/** @param siteUrl origin without a trailing slash */
export const dkimCheckerNode = (siteUrl: string): JsonLdNode =>
  webApplication(dkimCheckerMeta, siteUrl);

export const dkimGeneratorMeta = {
  path: '/tools/dkim-generator/',
  title: 'DKIM generator',
  description:
    'Generate a DKIM key pair in your browser: RSA or Ed25519, private key as PEM, the record for your DNS panel. The private key never leaves the page.',
  keywords: ['DKIM generator', 'DKIM key generator', 'DKIM record', 'DKIM private key'],
  parents,
} as const satisfies PageText;

export const dkimGeneratorCard: ToolCard = {
  path: dkimGeneratorMeta.path,
  does: 'Generates a key pair in your browser, and the private key never leaves it.',
  asks: 'nothing',
  hall: 'authentication',
  record: {name: 'DKIM', task: 'make'},
};

/** @param siteUrl origin without a trailing slash */
export const dkimGeneratorNode = (siteUrl: string): JsonLdNode =>
  webApplication(dkimGeneratorMeta, siteUrl);
