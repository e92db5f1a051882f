import type {Question} from './question';

export const checkerFaq: Question[] = [
  {
    question: 'How do I find my DKIM selector?',
    answer:
      'Send a message to yourself and open its source. In Gmail that is “Show original” in the menu with three dots. Look for the line DKIM-Signature: the selector stands after s=, the domain after d=. A message may have several signatures, each with a selector of its own.\n\nThere is no question to DNS that lists all selectors of a domain. Checkers that need no selector try common names, as this one does when you choose “Only the domain”.',
  },
  {
    question: 'Is my message sent anywhere?',
    answer:
      'No. It is read and verified by your browser. The only thing that leaves the page is the question for the key: the selector and domain that stand in the signature, sent to the resolver named below the button.',
  },
  {
    question: 'Why does the signature fail here when the receiver said pass?',
    answer:
      'Most often because copying changed the message. Text fields drop blanks at the end of lines, mail programs show a decoded or tidied source, and some add lines of their own in front. Save the message as an .eml file and choose that file: then every octet is as it was.\n\nIt can also be that the key was changed since. Receivers check at once; weeks later the selector may be revoked.',
  },
  {
    question: 'What does “body hash did not verify” mean?',
    answer:
      'The body is not what was signed. A mailing list that adds a footer, a virus scanner that adds a notice, a gateway that rewrites links: each of them changes the body. The signature over the header can still be right, and this page shows the two apart. It also tries the usual changes, and says so if lines at the end were added.',
  },
  {
    question: 'Does a valid DKIM signature mean the email is genuine?',
    answer:
      'It means that the domain in d= signed this message, and that the signed parts are unchanged. Anybody can sign with a domain of their own and write yours into From. DMARC closes that gap: it asks that d= and the From address belong together. The result shows how the two compare.',
  },
  {
    question: 'Is a key of 1024 bits still accepted?',
    answer:
      'Yes. RFC 8301 makes receivers take keys from 1024 bits on and asks signers for 2048. Shorter keys than 1024 bits must be refused, and are. If you have 1024, plan the change: a new key under a new selector, without a hurry.',
  },
];
