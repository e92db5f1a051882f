/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const generatorFaq: Question[] = [
  {
    question: 'Can a domain have two SPF records?',
    answer:
      'No. If a receiver finds two TXT records that begin with v=spf1, the check ends in permerror, as if you had none that works. Put everything that sends for you into one record. Paste your old record above and the new services are added to it.',
  },
  {
    question: 'Should the record end in ~all or -all?',
    answer:
      'Both say that servers you did not name may not send as you. With ~all the result is softfail, and the message should be taken but marked. With -all the result is fail, and a receiver may refuse the message at once, before it has looked at DKIM or DMARC. Mail that someone forwards often fails SPF, so -all can cost you such messages.\n\nUse ~all for a domain that sends email, and let DMARC decide what happens to forged messages. Use -all for a domain that sends none: v=spf1 -all.',
  },
  {
    question: 'What are the ten lookups?',
    answer:
      'A receiver may ask DNS at most ten times to check your record. The terms include, a, mx, ptr, exists and redirect cost one lookup each. The terms inside every include count as well. ip4, ip6 and all are free. The receiver that needs an eleventh lookup stops with permerror, and then nobody passes by a later term.\n\nThere is a second limit: more than two lookups that find nothing also end in permerror. That happens when a service closes down and its name stays in your record.',
  },
  {
    question: 'Where do I publish the record?',
    answer:
      'As a TXT record on the domain in your return-path address, at your DNS provider. For addresses such as you@example.com that is example.com itself. Most DNS panels call this host @, and some want the field left empty. Enter the text without quotation marks, on one line.\n\nA record longer than 255 characters is published as several strings in the same TXT record. Most panels split it for you. There is an old record type named SPF: do not use it, receivers only read TXT.',
  },
  {
    question: 'Does the record cover my subdomains?',
    answer:
      'No. SPF looks only at the very domain of the envelope sender. If news.example.com sends email, it needs a record of its own. That is also the way out when ten lookups are not enough: give a service a subdomain, and its lookups count there.\n\nSubdomains that send nothing are best covered by DMARC, with the sp and np tags.',
  },
  {
    question: 'Why does a service in the list need no include?',
    answer:
      'SPF does not check the From address your readers see. It checks the envelope sender, also called return-path, where bounces go. Many services put a domain of their own there, or a subdomain of yours that points to them with a CNAME. The check then reads their record. An include in yours would cost a lookup and change nothing.\n\nFor such a service, set up DKIM. Where it offers a custom return-path, set that up too.',
  },
  {
    question: 'Should I flatten my record?',
    answer:
      'Flattening means to replace an include with the addresses behind it. It saves lookups until the service changes its addresses. Then messages from the new ones fail, and nobody tells you. Take out what you no longer use first, drop includes that are not needed, and move services to subdomains. If you still flatten, the record has to be rebuilt by a program, every day.',
  },
  {
    question: 'What does DMARC change?',
    answer:
      'On its own, SPF says nothing about the From address, so a forger passes SPF with a domain of his own. DMARC asks for more: SPF must pass and the envelope sender must belong to the same organisation as the From address, or the same must be true of a DKIM signature. One of the two is enough.\n\nUnder DMARC softfail and fail mean the same: SPF did not pass. What happens next is up to your DMARC policy. Set up DKIM for each service as well, for DKIM survives forwarding and SPF does not.',
  },
  {
    question: 'How long until the record works?',
    answer:
      'A new record can be seen as soon as your DNS provider has published it, usually within minutes. Receivers that asked before may keep the old answer for its TTL, often one hour, sometimes a day. “There is no record” is kept too, for a time your domain’s SOA record sets. Nothing spreads step by step: each receiver asks again when its copy has run out.',
  },
];
