/** The suites of the page; their cases and engines come with the press of the button. */
export interface SuiteInfo {
  id: 'rfc7208' | 'sayers' | 'dkim' | 'dmarc' | 'churn' | 'equity';
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
      'The suite that SPF libraries are commonly tested with. It covers parsing, every mechanism, macros, explanations and the limits on DNS lookups, and each case brings its own DNS zone.',
    source: {label: 'pyspf 2.0.14', href: 'https://github.com/sdgathman/pyspf'},
    license: 'BSD, 3 clauses. © Stuart D Gathman, Julian Mehnle, Scott Kitterman.',
  },
  {
    id: 'sayers',
    title: 'Email addresses: Dominic Sayers’ cases',
    about:
      'Addresses that validators often get wrong, each with a diagnosis. Here an address counts as valid if a mail server accepts its syntax in RCPT TO (RFC 5321, 4.1.2), so comments and obsolete forms, which only headers allow, count as invalid.',
    source: {
      label: 'isemail 1.2.0',
      href: 'https://github.com/dominicsayers/isemail',
    },
    license: 'BSD, 3 clauses. © Dominic Sayers and contributors.',
  },
  {
    id: 'dkim',
    title: 'DKIM: our own cases for RFC 6376, RFC 8301 and RFC 8463',
    about:
      'Key records that receivers must accept or ignore, and signed messages that were changed on the way: extra spaces, a new subject, text added at the end or a revoked key. The messages were signed by a program that shares no code with the checker.',
    source: {
      label: 'RFC 6376',
      href: 'https://www.rfc-editor.org/rfc/rfc6376',
    },
    license: 'Written by us.',
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
  {
    id: 'churn',
    title: 'SaaS churn calculator: worked examples',
    about:
      'Each measure for one month of a small company, and rates converted between months, quarters and years. Every result was worked out from its formula, without the calculator, and is compared to six digits.',
    source: {label: 'Churn calculator', href: '/tools/saas-churn-calculator/'},
    license: 'Written by us.',
  },
  {
    id: 'equity',
    title: 'Cofounder equity calculator: worked examples',
    about:
      'The shares that each method gives to two, three or six founders, worked out without the calculator and compared to six digits.',
    source: {
      label: 'Cofounder equity calculator',
      href: '/tools/cofounder-equity-calculator/',
    },
    license: 'Written by us.',
  },
];
