import type {Question} from './question';

export const checkerFaq: Question[] = [
  {
    question: 'How do I find my DKIM selector?',
    answer:
      'Send a message to yourself and open its source, which Gmail calls “Show original”. Look for the line DKIM-Signature: the selector follows s=, and the domain follows d=. A message can have several signatures, each with its own selector.\n\nThere is no DNS query that lists all selectors of a domain. If you choose “Only the domain”, this checker therefore tries common names, as other checkers do.',
  },
  {
    question: 'Is my message sent anywhere?',
    answer:
      'No. Your browser reads and verifies it. The only thing sent from this page is the DNS query for the key, with the selector and domain from the signature, to the resolver named below the button.',
  },
  {
    question: 'Why does the signature fail here when the receiver said pass?',
    answer:
      'Usually because copying changed the message. Text fields drop spaces at the end of lines, mail clients show a decoded or cleaned-up source, and some add lines at the top. Save the message as an .eml file and choose that file, so that every octet is preserved.\n\nThe key may also have changed since. Receivers check a message immediately, while weeks later its selector may have been revoked.',
  },
  {
    question: 'What does “body hash did not verify” mean?',
    answer:
      'The body was changed after it was signed, for example by a mailing list that adds a footer, a virus scanner that adds a notice, or a gateway that rewrites links. The signature over the header can still be valid, so this page shows the two separately. It also tries the usual changes, and tells you if lines were added at the end.',
  },
  {
    question: 'Does a valid DKIM signature mean the email is genuine?',
    answer:
      'It means that the domain in d= signed this message, and that the signed parts are unchanged. However, anyone can sign with their own domain and write yours into From. DMARC closes that gap by requiring that d= and the From address belong together, and the result shows how the two compare.',
  },
  {
    question: 'Is a key of 1024 bits still accepted?',
    answer:
      'Yes. RFC 8301 requires receivers to be able to verify RSA keys from 1024 to 4096 bits, and asks signers to use at least 2048. Receivers must reject keys below 1024 bits, and they do. If your key has 1024 bits, there is no hurry, but plan to replace it with a new key under a new selector.',
  },
];
