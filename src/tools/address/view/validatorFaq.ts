import type {Question} from '../../../ui';

export const validatorFaq: readonly Question[] = [
  {
    question: 'Can you tell whether the mailbox exists?',
    answer:
      'No, and neither can any other web page. Only the server of the domain knows its mailboxes, and it is asked over SMTP, which browsers do not speak. Services that do connect get an honest answer from some servers. Others take every address and sort it out later, put strangers off for a few minutes, or refuse to talk to whoever only asks.\n\nWhat can be known from outside, this page tells you: whether the address is written as it should be, whether its domain takes mail, and whether it looks like a slip. The proof is a message that somebody answers.',
  },
  {
    question: 'Is the address I type sent anywhere?',
    answer:
      'The address itself is not. When you press the button, your browser asks the DNS resolver named beside it for the domain after the @ and for its mail servers. The part before the @ stays in your browser. The list of throw-away domains is loaded with the first check and searched on your device.\n\nThe address is kept in the link of this page, after the #, so that you can bookmark or share a result. Browsers do not send that part to a server.',
  },
  {
    question: 'Why is an address with a warning still valid?',
    answer:
      'Because a mail server can be given it. The grammar of RFC 5321 allows quotation marks, an IP address in square brackets and a domain without a dot. Such addresses are so rare that a slip is more likely, so the page warns. Invalid means that no server following the standards could take it.\n\nThe verdict weighs both: a valid address with a warning is risky at best, and one whose domain cannot exist on the Internet is undeliverable.',
  },
  {
    question: 'What is a throw-away address, and what is not?',
    answer:
      'A throw-away or disposable mailbox is made for one sign-up and gone, or open to anyone, soon after. The page knows several thousand domains that give them out, from a public list. Where one of them is a typo away from a large provider, such as gmial.com, the page suggests the provider and does not call the address disposable.\n\nForwarding services such as DuckDuckGo Email Protection, SimpleLogin or addy.io are something else: a person reads that mail, for as long as you are worth it. Some lists mix the two up. Here they count as normal addresses.',
  },
  {
    question: 'Should I refuse info@ and other role addresses?',
    answer:
      'Not for mail about an order, an invoice or an account: a small company’s only address may be info@. For a newsletter be careful. Several people may read it, the one who signed up may leave, and those who stay did not ask for it and may report it as spam. The page notes a role and leaves the verdict as it is. An address such as no-reply@ is different: nobody reads it, so it counts as risky.',
  },
  {
    question: 'Does a plus sign or a dot make another address?',
    answer:
      'That is up to the server. By the standard everything before the @ is the server’s own affair, even whether capital letters matter. Gmail ignores dots and everything from a plus sign on. Many others know the plus, few ignore dots. So never change an address that somebody gave you: store it as it is, and compare in the way of its provider only where you look for duplicates.',
  },
];
