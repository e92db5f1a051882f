/** Questions on checking a list; a blank line parts paragraphs. */
export const validationFaq = [
  {
    question: 'Is my list uploaded?',
    answer:
      'No. Your browser reads the file in a worker of this tab, which also creates the result. Nothing is stored, no part of the list is in the URL of the page, and when you close the tab, the list is gone.\n\nThe only thing that leaves the page is the query whether the domains accept email, and only when you press that button. A DNS resolver, named next to the button, then sees the domains of your list and your IP address. It never sees the names before the @.',
  },
  {
    question: 'Why can no tool be sure that a mailbox exists?',
    answer:
      'Only the server that hosts the mailbox knows, and it does not have to say. Services that promise to know connect to that server, start a delivery and disconnect. Many servers accept everything at that point, or reject unknown clients, so the result is often a guess. A web page cannot make such a connection at all.\n\nThe best proof that a mailbox exists is a reply, or a confirmation that someone completes after following a link in the message. An open or a bare click proves little, because machines load images and follow links, too. That is why a confirmation email at signup is worth more than any check afterwards.',
  },
  {
    question: 'How is the bounce range calculated?',
    answer:
      'It uses two counts. The lower end is the share of addresses that cannot work: broken ones, and those at a domain that does not exist or accepts no email. The upper end adds the doubtful ones: likely typos, disposable addresses, odd domains, and domains without a response. Empty rows and duplicates are not counted.\n\nIt is an estimate, because it cannot include mailboxes that were closed at a working domain, and old lists have many of those.',
  },
  {
    question: 'Which classes should I send to?',
    answer:
      'Send to “Likely good”. Role addresses accept email too, but several people may read them, and none of them may have asked for yours. Send them what they need, but no newsletters they did not ask for.\n\nCorrect likely typos before you write to them, and be careful, because the corrected address may belong to someone else. Remove addresses that are dead, broken, empty or duplicates. Check those without a response again tomorrow.',
  },
  {
    question: 'How large may a list be?',
    answer:
      'A hundred thousand rows take a few seconds, and a million rows work on a computer with enough memory. The limit is 400 MB per file, because a browser cannot hold much more as one text.\n\nDNS takes longer than the rest: each domain is looked up once, eight at a time. A list of companies has many domains, and a list of private people has few. You can pause at any time.',
  },
  {
    question: 'What does the apostrophe in saved files do?',
    answer:
      'A spreadsheet runs a cell that begins with =, +, - or @ as a formula, even in a CSV file. If someone typed a formula into your signup form, it would run on your computer. Such cells therefore get an apostrophe in front, and the spreadsheet shows them as text. Plain numbers, such as a phone number with its plus sign, are left alone.\n\nIf the file is read by another program instead of a spreadsheet, you can turn this off above the button.',
  },
] as const;
