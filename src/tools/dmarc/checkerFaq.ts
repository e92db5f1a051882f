/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const checkerFaq: Question[] = [
  {
    question: 'My record has pct=50. What does it do now?',
    answer:
      'Nothing, at receivers that follow RFC 9989: your policy holds for all mail. Older receivers apply it to a part of the mail, each in its own way. Take pct out. If you want to test a policy, write t=y in its place.',
  },
  {
    question: 'Is p=none a valid policy for Gmail and Outlook?',
    answer:
      'Google, Yahoo and Microsoft ask senders of many messages for a DMARC record with at least p=none. It opens the door, but it does not stop anybody from using your name. Treat it as the first step.',
  },
  {
    question: 'Why does the checker ask for records above my domain?',
    answer:
      'Because receivers do. Since RFC 9989 they find the organization behind a name by walking up the tree of DNS names, at most eight questions, in place of a list of public suffixes. The walk decides which record applies, and which other names count as yours.',
  },
  {
    question: 'Do subdomains need records of their own?',
    answer:
      'No. A name without a record takes the one of its organizational domain, with its sp tag, or np where the name does not exist. A subdomain with a record of its own follows that one alone.',
  },
  {
    question: 'Why do I get no reports?',
    answer:
      'Look at the table of report addresses. An address at another domain needs that domain’s consent in DNS, and its domain has to take mail. Reports come about once a day, and only from receivers that send them. A domain that sends little gets few.',
  },
  {
    question: 'Does a good grade mean that my mail arrives?',
    answer:
      'No. It means that forged mail can be told from yours. Whether yours passes depends on SPF and DKIM at each service that sends for you, and whether it reaches the inbox depends on your reputation as well.',
  },
];
