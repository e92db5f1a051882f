/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const generatorFaq: Question[] = [
  {
    question: 'Can a domain have two SPF records?',
    answer:
      'No. If a receiver finds two TXT records that begin with v=spf1, the check ends in permerror, as if you had none that works. Put everything that sends for you into one record. Paste your old record above, and what you choose is added to it.',
  },
  {
    question: 'Should the record end in ~all or -all?',
    answer:
      'Both say that servers you did not name may not send as you. With ~all the result is softfail: the message should be taken, but marked. With -all the result is fail, and a receiver may refuse the message at once, before it has looked at DKIM or DMARC. Forwarded email often fails SPF, so -all can cost you such messages.\n\nUse ~all for a domain that sends email, and let DMARC decide what happens to forged messages. Use -all for a domain that sends none: v=spf1 -all.',
  },
  {
    question: 'What are the ten lookups?',
    answer:
      'A check of your record may cost ten DNS lookups. The terms include, a, mx, ptr, exists and redirect cost one each, and the terms inside every include count as well. ip4, ip6 and all are free. Where an eleventh lookup is needed, the check ends in permerror.\n\nThere is a second limit: more than two lookups that find nothing also end in permerror. That happens when a service closes down and its name stays in your record.',
  },
  {
    question: 'Where do I publish the record?',
    answer:
      'At your DNS provider, as a TXT record on the domain in your return-path address. For addresses such as you@example.com that is usually example.com itself. Most DNS panels call this host @, and some want the field left empty. Enter the text on one line, without quotation marks.\n\nA record longer than 255 characters is published as several strings in the same TXT record. Most panels split it for you. There is also an old record type named SPF. Do not use it: receivers read TXT only.',
  },
  {
    question: 'Does the record cover my subdomains?',
    answer:
      'No. SPF looks at exactly the domain of the envelope sender. If news.example.com sends email, it needs a record of its own. That is also the way out when ten lookups are not enough: give a service a subdomain, and its lookups count there.\n\nFor subdomains that send nothing, DMARC is the better guard, with its sp and np tags.',
  },
  {
    question: 'Should I flatten my record to save lookups?',
    answer:
      'Flattening replaces an include with the addresses behind it. It saves lookups until the service changes its addresses. Then messages from the new ones fail, and nobody tells you. If you do it, a program has to rebuild the record whenever the service changes its own.\n\nFirst take out what you do not need. SPF checks the envelope sender, also called return-path, and not the From address your readers see. Many services put a domain of their own there, or a subdomain of yours with a CNAME. An include for them costs a lookup and changes nothing. Then move what is left over to subdomains.',
  },
  {
    question: 'How does DMARC change what SPF means?',
    answer:
      'SPF alone says nothing about the From address, so a forger can pass SPF with a domain of their own. DMARC asks for more: SPF must pass, and the envelope sender must belong to the same organisation as the From address. Or the same must be true of a DKIM signature. One of the two is enough.\n\nTo DMARC, softfail and fail are the same: SPF did not pass. What happens then is up to your DMARC policy. Set up DKIM for every service too, for it survives forwarding, which SPF mostly does not.',
  },
  {
    question: 'How long does it take until the record works?',
    answer:
      'A new record can be seen once your DNS provider has published it, often within minutes. Receivers that asked before may keep the old answer for its TTL, commonly between five minutes and a day. They also keep “there is no record”, for a time that your domain’s SOA record sets. Nothing spreads step by step: each receiver asks again when its own copy has run out.',
  },
];
