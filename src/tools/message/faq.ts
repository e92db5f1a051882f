import type {Question} from './question';

export const messageFaq: Question[] = [
  {
    question: 'Is my message uploaded anywhere?',
    answer:
      'No. Your browser reads and checks it on this page, and nothing is sent before you press the button. After that your browser asks the DNS resolver for the records that the check needs: the SPF, DKIM and DMARC records of the domains in the message. The resolver therefore sees those domain names, and with a few SPF records also the server’s address, its HELO name or the envelope sender, but never the text or the subject.',
  },
  {
    question: 'Why does DKIM fail here when the recipient’s provider said pass?',
    answer:
      'Usually because copying changed the message: text fields drop spaces at line ends, and some programs show a tidied source. Save the message as an .eml file and open that file instead, because it keeps every byte. The sender may also have replaced the key in the meantime: the recipient’s provider checked when the message arrived, but this page checks now.',
  },
  {
    question: 'How do you know which server delivered the message?',
    answer:
      'From what the recipient’s own server wrote. If it noted the client in Received-SPF or Authentication-Results, that address is used as long as a Received field next to it agrees. Otherwise the checker takes the first Received field from the top whose client has a public address and does not belong to the receiver. Fields further down were there before the message arrived, so anyone could have forged them. You can always enter the address yourself.',
  },
  {
    question: 'Does a pass mean that the message is safe, or that it reaches the inbox?',
    answer:
      'Neither. A pass means that the domain in the From address takes responsibility for the message. Criminals can authenticate their own domains, and mailbox providers also weigh reputation, content and complaints before they choose a folder. Without a pass, though, most large providers will not let bulk email in.',
  },
  {
    question: 'Which messages need one-click unsubscribe?',
    answer:
      'Gmail and Yahoo ask for it in marketing email from bulk senders; Gmail counts you as one from about 5,000 messages a day to Gmail addresses. Receipts, password resets and other transactional messages are exempt. One-click means a List-Unsubscribe field with an HTTPS URL, List-Unsubscribe-Post: List-Unsubscribe=One-Click, and a valid DKIM signature that covers both fields.',
  },
  {
    question: 'Can I check a message that I have sent, from my sent folder?',
    answer:
      'Only partly. The copy in your sent folder was never delivered, so it has no Received fields and often no DKIM signature. Send the message to a mailbox at another provider, and check the copy that arrives there.',
  },
];
