import {webApplication} from '../../view';

const PATH = '/tools/spf-generator/';

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
  parents: [{label: 'Tools'}],
} as const;

/** @param siteUrl origin without a trailing slash */
export function spfGeneratorNode(siteUrl: string) {
  const {title: name, description} = spfGeneratorMeta;
  return webApplication({name, description, url: siteUrl + PATH, siteUrl});
}
