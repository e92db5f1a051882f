/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const generatorFaq: Question[] = [
  {
    question: 'Can a domain have two SPF records?',
    answer:
      'No. If a receiver finds two TXT records that begin with v=spf1, the check ends in permerror, as if you had no valid record. Put everything that sends for you into one record. If you paste your old record above, your choices are added to it.',
  },
  {
    question: 'Should the record end in ~all or -all?',
    answer:
      'Both say that servers you did not name are not allowed to send as you. With ~all, the result is softfail, so the message should be accepted but marked. With -all, the result is fail, and a receiver may reject the message immediately, before it looks at DKIM or DMARC. Because forwarded email often fails SPF, -all can cost you such messages.\n\nUse ~all for a domain that sends email, and let DMARC decide what happens to forged messages. Use -all for a domain that sends none: v=spf1 -all.',
  },
  {
    question: 'What are the ten lookups?',
    answer:
      'Checking your record may take up to ten DNS lookups. The terms include, a, mx, ptr, exists and redirect cost one each, and the terms inside every include count as well, while ip4, ip6 and all are free. If an eleventh lookup is needed, the check ends in permerror.\n\nThere is a second limit: more than two void lookups, which are lookups that find no record, also end in permerror. They occur when a service closes down and its name stays in your record.',
  },
  {
    question: 'Where do I publish the record?',
    answer:
      'Publish it at your DNS provider, as a TXT record on the domain in your return-path address. For addresses such as you@example.com, that is usually example.com itself. Most DNS panels call this host @, and some require an empty field. Enter the text on one line, without quotation marks.\n\nA record longer than 255 characters is published as several strings in the same TXT record, and most panels split it for you. Do not use the old record type named SPF, because receivers only read TXT.',
  },
  {
    question: 'Does the record cover my subdomains?',
    answer:
      'No. SPF only checks the exact domain of the envelope sender, so if news.example.com sends email, it needs a record of its own. This also helps when ten lookups are not enough: give a service a subdomain, and its lookups count there.\n\nFor subdomains that send nothing, DMARC protects better, with its sp and np tags.',
  },
  {
    question: 'Should I flatten my record to save lookups?',
    answer:
      'Usually not. Flattening replaces an include with the addresses behind it, which saves lookups until the service changes its addresses. Messages from the new ones then fail, and no one tells you, so a program has to rebuild the record after every change.\n\nFirst remove what you do not need. SPF checks the envelope sender, also called return-path, and not the From address your readers see. Many services use their own domain there, or a subdomain of yours with a CNAME, so an include for them costs a lookup and has no effect. Then move the rest to subdomains.',
  },
  {
    question: 'How does DMARC change what SPF means?',
    answer:
      'SPF alone says nothing about the From address, so forged email can pass SPF with another domain. DMARC therefore requires that SPF passes and that the envelope sender belongs to the same organization as the From address, or that the same is true of a DKIM signature. One of the two is enough.\n\nTo DMARC, softfail and fail are the same, because SPF did not pass. Your DMARC policy then decides what happens. Set up DKIM for every service too, because it survives forwarding, which SPF mostly does not.',
  },
  {
    question: 'How long does it take until the record works?',
    answer:
      'A new record is visible once your DNS provider has published it, often within minutes. Receivers that queried it before may cache the old response for its TTL, commonly between five minutes and a day. They also cache “there is no record”, for a time that your domain’s SOA record sets. Nothing propagates step by step: each receiver queries again when its own copy has expired.',
  },
];
