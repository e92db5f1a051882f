/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const generatorFaq: Question[] = [
  {
    question: 'Where do I publish the record?',
    answer:
      'Publish it as a TXT record at _dmarc and your domain, such as _dmarc.example.com. Most DNS panels add the domain automatically, so you only enter _dmarc. A record at the domain itself has no effect.',
  },
  {
    question: 'Why is there no pct here?',
    answer:
      'RFC 9989 removed it. Receivers applied percentages inconsistently, and only 0 and 100 worked as intended. What pct=0 was used for is now t=y, which publishes a policy and says that you are testing it.',
  },
  {
    question: 'Can I start with p=reject?',
    answer:
      'For a domain that sends no email, you can start with it immediately. For any other domain, start with p=none and read the reports for a month, because nearly everyone finds a service they had forgotten. The standard then recommends the same time at p=quarantine.',
  },
  {
    question: 'What is the difference between sp and np?',
    answer:
      'sp is for subdomains that exist in DNS, and np for those that do not. Email from names that do not exist is nearly always forged, so you can publish np=reject even together with p=none, once you know that no server of yours sends from an internal host name.',
  },
  {
    question: 'Which address should get the reports?',
    answer:
      'One that a program reads, because the reports are compressed XML files and a busy domain gets many per day. Your own mailbox is enough for a start. If the address is at another domain, such as that of a report service, that domain has to publish its consent first.',
  },
  {
    question: 'Should I ask for failure reports with ruf?',
    answer:
      'Rarely. They can contain parts of private messages, few receivers send them, and those that do redact most of the content. The aggregate reports show which servers fail and how often.',
  },
];
