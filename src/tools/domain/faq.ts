/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const domainFaq: Question[] = [
  {
    question: 'What does the domain checker look at?',
    answer:
      'It checks the records that decide whether email from and to a domain works: MX, SPF, DKIM, DMARC, MTA-STS, TLS-RPT and BIMI, the name servers with DNSSEC and CAA, and the reverse DNS of the mail servers. Each result cites the RFC or draft it comes from, and every rule is published.',
  },
  {
    question: 'Why does the checker find no DKIM key although I sign my email?',
    answer:
      'DKIM keys are published under a selector, and DNS offers no way to list the selectors of a domain. The checker tries the usual selectors of the services it finds in your SPF and MX records, so an empty result proves nothing. Open an email that someone received from you, look for s= in its DKIM-Signature header, and enter that selector in the form.',
  },
  {
    question: 'My domain sends no email. Do I need any of these records?',
    answer:
      'Yes, because otherwise anyone can send email in its name. You need the SPF record v=spf1 -all and a DMARC record with p=reject. If the domain receives no email either, add a null MX record (0 .), which tells senders not to try. With all three, the domain gets grade A, and the checker does not expect DKIM, MTA-STS or BIMI.',
  },
  {
    question: 'Why can the checker not read my MTA-STS policy file?',
    answer:
      'A web page may read a file from another server only if that server allows it with a CORS header. Mail servers do not need that header, so the policy can work perfectly well without it. A redirect, an invalid certificate and a missing file look the same to a web page, though, and they disable the policy. The report shows a curl command that requests the file from your own computer: it must show status 200 and no certificate error.',
  },
  {
    question: 'Does an A mean that my email reaches the inbox?',
    answer:
      'No. It means that receivers can tell your email from a forgery and that replies can be delivered. Whether a message reaches the inbox also depends on your reputation, on complaints and on what you send.',
  },
  {
    question: 'Is the domain sent to your servers?',
    answer:
      'No. Your browser queries the DNS resolver named next to the button, and only after you press it. If you share a link to a report, it contains the domain after the # sign, and browsers never send that part to a server.',
  },
];
