import type {PageText} from '../../../metadata';

/** Shown in the page's head, the search and the overview. */
export const conformanceMeta = {
  path: '/tools/conformance/',
  title: 'Conformance tests',
  description:
    'Run the public test suite for SPF (RFC 7208), Dominic Sayers’ email address cases and our DMARC cases on our engines, in your own browser.',
  keywords: ['RFC 7208 test suite', 'SPF conformance', 'email address test cases'],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;
