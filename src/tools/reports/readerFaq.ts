/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const readerFaq: Question[] = [
  {
    question: 'Are my DMARC reports uploaded anywhere?',
    answer:
      'No. The files are unpacked and read in this browser tab, and nothing in them is sent, stored or put into a link. The page does not look anything up in DNS either, so it works without a connection once it has loaded.',
  },
  {
    question: 'Where do I get DMARC aggregate reports?',
    answer:
      'Add a rua tag with your address to your DMARC record, for example rua=mailto:dmarc@example.com. Receivers such as Google, Microsoft and Yahoo then send one email a day with an XML file attached, usually packed with gzip or ZIP. Save the attachments, or save the whole emails, and open them here.',
  },
  {
    question: 'What is the difference between DKIM or SPF “pass” and a DMARC pass?',
    answer:
      'SPF and DKIM can pass for any domain, such as that of your email service. DMARC passes only if one of them passes for a domain that belongs to the one in the From address. That is why a service can show SPF pass and still fail DMARC until you set up DKIM with your own domain.',
  },
  {
    question: 'Why does forwarded email fail SPF?',
    answer:
      'SPF checks the server that delivers the message, and a forwarder is not in your SPF record. A DKIM signature travels with the message, so it still passes unless the message is changed on the way, which many mailing lists do.',
  },
  {
    question: 'How does the reader know which service sent a message?',
    answer:
      'By what the report itself contains: the domain of a DKIM signature, the return-path, a selector that only one service uses, or an IP network that Google, Microsoft or Amazon SES publish. Anything else is grouped by network: 256 neighboring IPv4 addresses, or one IPv6 /48.',
  },
  {
    question: 'Do the numbers add up to all the email I have sent?',
    answer:
      'No. Only receivers that send reports are counted, and each counts what it received, including forged email. Use the shares and the list of sources to decide, rather than the totals.',
  },
  {
    question: 'Can I use pct to roll out a policy step by step?',
    answer:
      'No longer. RFC 9989 removed pct because receivers applied it in different ways. Publish the stricter policy with t=y only once your own email passes: receivers that know the tag apply the next milder policy, but the others apply it in full.',
  },
];
