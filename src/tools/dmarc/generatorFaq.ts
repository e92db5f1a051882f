/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const generatorFaq: Question[] = [
  {
    question: 'Where do I publish the record?',
    answer:
      'As a TXT record at _dmarc and your domain, such as _dmarc.example.com. Most DNS panels add the domain themselves, so you type only _dmarc. A record at the domain itself has no effect.',
  },
  {
    question: 'Why is there no pct here?',
    answer:
      'RFC 9989 took it out. Receivers applied parts unevenly, and only 0 and 100 worked as meant. What pct=0 was used for is now t=y: you publish a policy and say that you are testing it.',
  },
  {
    question: 'Can I start with p=reject?',
    answer:
      'For a domain that sends no mail, yes, at once. For any other domain start with p=none and read the reports for a month: nearly everybody finds a service they had forgotten. The standard then asks for as long again at p=quarantine.',
  },
  {
    question: 'What is the difference between sp and np?',
    answer:
      'sp is for subdomains that exist in DNS, np for those that do not. Nobody sends real mail from a name that does not exist, so np=reject is safe from the first day, even beside p=none.',
  },
  {
    question: 'Which address should get the reports?',
    answer:
      'One that a program reads: the reports are compressed XML files, and a busy domain gets many a day. A mailbox of your own works for a start. At another domain, such as that of a report service, that domain has to publish its consent first.',
  },
  {
    question: 'Should I ask for failure reports with ruf?',
    answer:
      'Seldom. They can hold parts of private messages, few receivers send them, and what comes is mostly blacked out. The aggregate reports say which servers fail and how often.',
  },
];
