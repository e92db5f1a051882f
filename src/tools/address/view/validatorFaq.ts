import type {Question} from '../../../ui';

export const validatorFaq: readonly Question[] = [
  {
    question: 'Can you tell whether the mailbox exists?',
    answer:
      'No, and neither can any other web page, because only the domain’s server knows its mailboxes, and asking it takes SMTP, which browsers do not support. Services that do connect get a reliable response from some servers, but others accept every address and sort it out later, delay unknown senders for a few minutes, or refuse connections that never deliver anything.\n\nThis page tells you what can be known from outside: whether the syntax is valid, whether the domain accepts email, and whether the address looks like a typo. The only proof is a message that someone responds to.',
  },
  {
    question: 'Is the address I type sent anywhere?',
    answer:
      'The address itself is not. When you press the button, your browser asks the DNS resolver named next to it for the domain after the @ and for its mail servers, while the part before the @ stays in your browser. The list of disposable domains is loaded with the first check and searched on your device.\n\nThe address is part of the link to this page, after the #, so that you can bookmark or share a result. Browsers do not send that part to a server.',
  },
  {
    question: 'Why is an address with a warning still valid?',
    answer:
      'Because a mail server could accept it. The grammar of RFC 5321 allows quotation marks, an IP address in square brackets and a domain without a dot, but such addresses are so rare that a typo is more likely. Invalid means that no server that follows the standards would accept it.\n\nThe verdict considers both: a valid address with a warning is risky at best, and one whose domain cannot exist on the Internet is undeliverable.',
  },
  {
    question: 'What is a disposable address, and what is not?',
    answer:
      'A disposable mailbox is created for one signup and is soon gone, or open to anyone. The page knows several thousand domains that offer them, from a public list. If one of these domains is a typo away from a large provider, such as gmial.com, the page suggests the provider and does not call the address disposable.\n\nForwarding services such as DuckDuckGo Email Protection, SimpleLogin or addy.io are different, because a person reads that email for as long as they want it. Some lists mix the two up, but here they count as normal addresses.',
  },
  {
    question: 'Should I reject info@ and other role addresses?',
    answer:
      'Not for email about an order, an invoice or an account, because info@ may be a small company’s only address. Be careful with newsletters: several people may read them, the one who signed up may leave, and the others did not ask for it and may report it as spam. The page mentions a role without changing the verdict. An address such as no-reply@ is different, because no one reads it, so it counts as risky.',
  },
  {
    question: 'Does a plus sign or a dot make another address?',
    answer:
      'It depends: according to the standard, only the server decides what everything before the @ means, even whether upper and lower case differ. Gmail ignores dots and everything after a plus sign. Many others support the plus sign, but few ignore dots. So never change an address that someone gave you: store it as it is, and apply its provider’s rules only when you look for duplicates.',
  },
];
