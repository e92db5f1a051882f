/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const checkerFaq: Question[] = [
  {
    question: 'My record is valid. Why does some of my email still fail SPF?',
    answer:
      'SPF is checked for the domain in the return-path, which is often not the domain in your From address, because many services use their own domain there. Look for Return-Path or smtp.mailfrom in the source of such a message, and check that domain here.\n\nThe other usual cause is forwarding: the message then comes from the forwarder’s server, which your record does not name. Unlike SPF, a DKIM signature survives that.',
  },
  {
    question: 'What does permerror mean?',
    answer:
      'The receiver could not use the record, and waiting will not help: a term contains an error, the domain has two records, an include leads nowhere, or a limit is exceeded. There is neither a pass nor a fail, and DMARC treats it as an SPF check that did not pass.\n\nTemperror is different: DNS did not respond, and the receiver tries again later.',
  },
  {
    question: 'The checker counts eleven lookups, but my email arrives. Is it wrong?',
    answer:
      'Both can be true, because a receiver stops at the first term that matches. A sender near the start of the record passes before the eleventh lookup is needed. For senders further back, and for all forged email, the check continues to the end and stops with permerror.\n\nThe count here is for a sender that matches nothing until the end, which is the number that has to stay within ten. “Would this sender pass?” shows where the check ends for one address.',
  },
  {
    question: 'What is a lookup that finds nothing, and why is it limited?',
    answer:
      'A term can query a name that does not exist or has no such record, which is called a void lookup. RFC 7208 asks receivers to stop with permerror at the third one, so that no one can use SPF to flood someone else’s DNS with useless queries. Void lookups come from services that have closed down and from mistyped names.',
  },
  {
    question: 'Do you see or keep what I check?',
    answer:
      'No. Your browser asks a public DNS resolver over HTTPS, and the page evaluates the response. The resolver sees the names in the queries and your IP address. It is named below the button before you press it, and you can choose your own.',
  },
  {
    question: 'Should I take out includes to stay within ten lookups?',
    answer:
      'Remove the ones you no longer use, and those of services that send with their own return-path, because they cost lookups and have no effect. Do not replace an include with the addresses behind it unless a program keeps them up to date. For the rest, use a subdomain, which has ten lookups of its own.',
  },
];
