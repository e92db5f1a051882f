/** One of the tools, as the overview shows it. */
export interface Counter {
  href: string;
  name: string;
  /** What it does for you, in a sentence. */
  does: string;
  /** What leaves the page. */
  asks: 'DNS' | 'nothing';
}

/** A record that shows whose email it is, with the tool that reads it and the one that writes it. */
export interface AuthenticationRow {
  name: string;
  /** The question it answers for a receiver. */
  question: string;
  check: Counter;
  make: Counter;
}

export const domainCheck: Counter = {
  href: '/tools/domain-checker/',
  name: 'Domain checker',
  does: 'Checks MX, SPF, DKIM, DMARC and seven more at once, grades the domain and shows the record that fixes each problem.',
  asks: 'DNS',
};

export const authentication: readonly AuthenticationRow[] = [
  {
    name: 'SPF',
    question: 'Which servers may send for the domain?',
    check: {
      href: '/tools/spf-checker/',
      name: 'SPF checker',
      does: 'Follows every include, counts the ten lookups and says whether a server would pass.',
      asks: 'DNS',
    },
    make: {
      href: '/tools/spf-generator/',
      name: 'SPF generator',
      does: 'Merges your senders and the record you have into one that stays below ten lookups.',
      asks: 'DNS',
    },
  },
  {
    name: 'DKIM',
    question: 'Was the message signed, and is it unchanged?',
    check: {
      href: '/tools/dkim-checker/',
      name: 'DKIM checker',
      does: 'Reads the key behind a selector, and verifies the signature of a message you paste.',
      asks: 'DNS',
    },
    make: {
      href: '/tools/dkim-generator/',
      name: 'DKIM generator',
      does: 'Makes a key pair in your browser. The private key never leaves it.',
      asks: 'nothing',
    },
  },
  {
    name: 'DMARC',
    question: 'Do they match the From address, and what if not?',
    check: {
      href: '/tools/dmarc-checker/',
      name: 'DMARC checker',
      does: 'Walks up the tree as RFC 9989 says, and explains the policy that applies.',
      asks: 'DNS',
    },
    make: {
      href: '/tools/dmarc-generator/',
      name: 'DMARC generator',
      does: 'Asks what you want, writes the record, and dates the steps to enforcement.',
      asks: 'DNS',
    },
  },
];

export const addresses: readonly Counter[] = [
  {
    href: '/tools/email-validator/',
    name: 'Email validator',
    does: 'Looks at one address: its syntax, its domain’s mail servers, typing mistakes, and what kind it is.',
    asks: 'DNS',
  },
  {
    href: '/tools/email-list-validation/',
    name: 'Email list validation',
    does: 'Sorts a list of up to a million rows into classes, each with its reason. Nothing is uploaded.',
    asks: 'DNS',
  },
  {
    href: '/tools/email-list-cleaner/',
    name: 'Email list cleaner',
    does: 'Takes out duplicates, mistakes and role accounts, rule by rule, and shows every row it removed.',
    asks: 'nothing',
  },
];

export const sums: readonly Counter[] = [
  {
    href: '/tools/saas-churn-calculator/',
    name: 'SaaS churn calculator',
    does: 'Customer and revenue churn, retention, lifetime value and payback, with every formula in view.',
    asks: 'nothing',
  },
  {
    href: '/tools/cofounder-equity-calculator/',
    name: 'Cofounder equity calculator',
    does: 'Splits the company by several published methods side by side, with vesting and a leaver.',
    asks: 'nothing',
  },
];
