import {webApplication} from '../../view';

const parents = [{label: 'Tools', href: '/tools/'}];

export const dkimCheckerMeta = {
  title: 'DKIM checker',
  description:
    'Check a DKIM key by selector, verify the signature of a pasted message in your browser and see what broke it, or try the common selectors.',
  keywords: ['DKIM checker', 'DKIM lookup', 'DKIM selector', 'verify DKIM signature'],
  parents,
} as const;

export const dkimGeneratorMeta = {
  title: 'DKIM generator',
  description:
    'Make a DKIM key pair in your browser: RSA or Ed25519, private key as PEM, the record for your DNS panel. The private key never leaves the page.',
  keywords: ['DKIM generator', 'DKIM key generator', 'DKIM record', 'DKIM private key'],
  parents,
} as const;

/** @param siteUrl origin without a trailing slash */
export function dkimCheckerNode(siteUrl: string) {
  const {title: name, description} = dkimCheckerMeta;
  return webApplication({
    name,
    description,
    url: `${siteUrl}/tools/dkim-checker/`,
    siteUrl,
  });
}

/** @param siteUrl origin without a trailing slash */
export function dkimGeneratorNode(siteUrl: string) {
  const {title: name, description} = dkimGeneratorMeta;
  return webApplication({
    name,
    description,
    url: `${siteUrl}/tools/dkim-generator/`,
    siteUrl,
  });
}
