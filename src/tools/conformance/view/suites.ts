/** The suites of the page; their cases and engines come with the press of the button. */
export interface SuiteInfo {
  id: 'rfc7208' | 'sayers' | 'dmarc';
  title: string;
  /** What it checks, in a sentence or two. */
  about: string;
  /** Where the cases come from. */
  source: {label: string; href: string};
  /** Under what they are published. */
  license: string;
}

export const suites: readonly SuiteInfo[] = [
  {
    id: 'rfc7208',
    title: 'SPF: the test suite for RFC 7208',
    about:
      'The suite that SPF libraries are tested with: parsing, every mechanism, macros, explanations and the limits on DNS lookups. Each case comes with a DNS zone of its own.',
    source: {label: 'pyspf 2.0.14', href: 'https://github.com/sdgathman/pyspf'},
    license: 'BSD, 3 clauses. © Stuart D Gathman, Julian Mehnle, Scott Kitterman.',
  },
  {
    id: 'sayers',
    title: 'Email addresses: Dominic Sayers’ cases',
    about:
      'Addresses that validators get wrong, each with a diagnosis. An address counts as valid here if a mail server accepts its syntax in RCPT TO (RFC 5321, 4.1.2), so comments and obsolete forms, which only headers allow, count as invalid.',
    source: {
      label: 'isemail 1.2.0',
      href: 'https://github.com/dominicsayers/isemail',
    },
    license: 'BSD, 3 clauses. © Dominic Sayers and contributors.',
  },
  {
    id: 'dmarc',
    title: 'DMARC: our own cases for RFC 9989',
    about:
      'Alignment in both modes, inherited policies, test mode and the tree walk. We know of no public suite for the DMARC standard of 2026, so we wrote these cases ourselves.',
    source: {
      label: 'RFC 9989',
      href: 'https://www.rfc-editor.org/rfc/rfc9989',
    },
    license: 'Written by us.',
  },
];
