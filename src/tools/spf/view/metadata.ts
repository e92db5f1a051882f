import {webApplication} from '../../view';

const PATHS = {
  checker: '/tools/spf-checker/',
  generator: '/tools/spf-generator/',
} as const;

export const spfCheckerMeta = {
  title: 'SPF checker',
  description:
    'Check an SPF record in your browser: include tree, the ten DNS lookups, who may send, every fault with its cure, and whether a sender would pass.',
  keywords: ['SPF checker', 'SPF record check', 'SPF lookup', 'SPF permerror'],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const;

/** @param siteUrl origin without a trailing slash */
export function spfCheckerNode(siteUrl: string) {
  const {title: name, description} = spfCheckerMeta;
  return webApplication({name, description, url: siteUrl + PATHS.checker, siteUrl});
}

export const spfGeneratorMeta = {
  title: 'SPF generator',
  description:
    'Make an SPF record in your browser: tick who sends for you, merge the record you have, count all ten DNS lookups and copy it to your DNS.',
  keywords: [
    'SPF generator',
    'SPF record',
    'SPF record generator',
    'email authentication',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const;

/** @param siteUrl origin without a trailing slash */
export function spfGeneratorNode(siteUrl: string) {
  const {title: name, description} = spfGeneratorMeta;
  return webApplication({name, description, url: siteUrl + PATHS.generator, siteUrl});
}
