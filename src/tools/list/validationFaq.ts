/** Questions on checking a list; a blank line parts paragraphs. */
export const validationFaq = [
  {
    question: 'Is my list uploaded?',
    answer:
      'No. Your browser reads the file in a worker of this tab, and the result is made there too. Nothing is stored, and nothing of the list is put into the address of the page. Close the tab, and it is gone.\n\nThe one thing that leaves the page is the question which domains take mail, and only when you press that button. A DNS resolver, named beside the button, then sees the domains of your list and your IP address. It never sees the names before the @.',
  },
  {
    question: 'Why can no tool be sure that a mailbox exists?',
    answer:
      'Only the server that holds the mailbox knows, and it need not say. Services that promise to know connect to that server, begin a delivery and hang up. Many servers answer yes to everything at that point, or refuse strangers, so the answer is often a guess. A web page cannot make such a connection at all.\n\nWhat proves a mailbox is a message that was opened or a link in it that was clicked. That is why a confirmation email at sign-up is worth more than any check afterwards.',
  },
  {
    question: 'What is the bounce band made of?',
    answer:
      'Two counts. The lower end is the share of addresses that cannot work: broken ones, and those at a domain that does not exist or takes no mail. The upper end adds the doubtful ones: likely typos, disposable addresses, odd domains, and domains that gave no answer. Empty rows and duplicates are left out.\n\nIt is an estimate. Mailboxes that were closed at a working domain are not in it, and old lists have many of those.',
  },
  {
    question: 'Which classes should I send to?',
    answer:
      'Send to “Likely good”. Role addresses take mail too, but several people may read them, and none of them may have asked for yours. So send what they need, and no newsletters they did not order.\n\nWrite to likely typos only after you have mended them, and be careful: the mended address may belong to somebody else. Take out what is dead, broken, empty or there twice. What gave no answer you ask again tomorrow.',
  },
  {
    question: 'How large may a list be?',
    answer:
      'A hundred thousand rows take a few seconds. A million rows work on a computer with enough memory. The limit is 400 MB a file, because a browser can hold little more as one text.\n\nDNS takes longer than the rest: each domain is asked for once, eight at the same time. A list of companies has many domains, a list of private people few. You can pause at any time.',
  },
  {
    question: 'What does the apostrophe in saved files do?',
    answer:
      'A spreadsheet runs a cell that begins with =, +, - or @ as a formula, even in a CSV file. Somebody who typed a formula into your sign-up form would have it run on your computer. So such cells get an apostrophe in front, and the spreadsheet shows them as text. Plain numbers, such as a telephone number with its plus sign, are left alone.\n\nIf another program reads the file, and not a spreadsheet, you can switch this off above the button.',
  },
] as const;
