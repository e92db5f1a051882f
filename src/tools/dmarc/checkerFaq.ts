/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const checkerFaq: Question[] = [
  {
    question: 'My record has pct=50. What does it do now?',
    answer:
      'Receivers that follow RFC 9989 ignore it and apply your policy to all email, while older receivers apply it to a part of the email, each in its own way. Remove pct once all your own email passes. Until then, publish p=none. t=y is no substitute, because receivers that do not know it apply your policy in full.',
  },
  {
    question: 'Is p=none a valid policy for Gmail and Outlook?',
    answer:
      'Yes. Google, Yahoo and Microsoft require a DMARC record with at least p=none from bulk senders. It meets that requirement, but does not keep anyone from using your name, so treat it as a first step.',
  },
  {
    question: 'Why does the checker ask for records above my domain?',
    answer:
      'Because receivers do. Since RFC 9989, they find the organization behind a name by walking up the DNS tree, with at most eight queries, instead of using a list of public suffixes. This decides which record applies, and which other names belong to you.',
  },
  {
    question: 'Do subdomains need records of their own?',
    answer:
      'No. A name without a record uses the one of its organizational domain, with its sp tag, or np if the name does not exist. A subdomain with its own record follows only that one.',
  },
  {
    question: 'Why do I get no reports?',
    answer:
      'Check the table of report addresses. An address at another domain needs that domain’s consent in DNS, and its domain has to accept email. Reports are sent about once a day, and only by receivers that support them, so a domain that sends little gets few.',
  },
  {
    question: 'Does a good grade mean that my mail arrives?',
    answer:
      'No. It means that receivers can tell forged email from yours. Whether yours passes depends on SPF and DKIM at each service that sends for you, and whether it reaches the inbox also depends on your reputation.',
  },
];
