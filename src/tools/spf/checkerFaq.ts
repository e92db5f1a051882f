/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const checkerFaq: Question[] = [
  {
    question: 'My record is valid. Why does some of my email still fail SPF?',
    answer:
      'SPF is checked for the domain in the return-path, which is often not the domain in your From address. Many services put a domain of their own there. Look for Return-Path or smtp.mailfrom in the source of such a message, and check that domain here.\n\nThe other usual cause is forwarding: the message then comes from the forwarder’s server, which your record does not name. A DKIM signature survives that, SPF does not.',
  },
  {
    question: 'What does permerror mean?',
    answer:
      'The receiver could not use the record, and waiting will not help: a term has a fault, the domain has two records, an include leads nowhere, or one of the limits is passed. There is no pass and no fail. For DMARC it counts like an SPF that did not pass.\n\nTemperror is the other kind: DNS did not answer, and a receiver tries again later.',
  },
  {
    question: 'The checker counts eleven lookups, but my email arrives. Is it wrong?',
    answer:
      'A receiver stops at the first term that matches. A sender that stands early in the record passes before the eleventh lookup is made. Senders further back, and all forgers, make the check go to the end, and there it stops with permerror.\n\nThe count here is for a sender that nothing matches before the end. That is the number that has to stay within ten. Under “Would this sender pass?” you can see where the check ends for one address.',
  },
  {
    question: 'What is a lookup that finds nothing, and why is it limited?',
    answer:
      'A term can ask for a name that does not exist, or has no such record. That is called a void lookup. RFC 7208 asks receivers to stop with permerror at the third one, so that nobody can use SPF to flood other people’s DNS with useless questions. They come from services that closed down, and from names that were mistyped.',
  },
  {
    question: 'Do you see or keep what I check?',
    answer:
      'No. Your browser asks a public DNS resolver over HTTPS, and the page works the answer out by itself. The resolver sees the names that are asked for and your IP address. Which one is asked stands below the button before you press it, and you can name your own.',
  },
  {
    question: 'Should I take out includes to get below ten?',
    answer:
      'Take out those you no longer use, and those of services that send with a return-path of their own: they cost lookups and change nothing. Do not replace an include with the addresses behind it unless a program keeps them up to date. For what is left over, use a subdomain: it has ten lookups of its own.',
  },
];
