/** Questions on cleaning a list; a blank line parts paragraphs. */
export const cleanerFaq = [
  {
    question: 'Does the cleaner change my file?',
    answer:
      'No. It reads the file and makes new ones: the clean list, the rows that were taken out, each with the rule and the reason, and the rows that were held back as likely typos, each with a suggestion. Your file stays as it is, and nothing is uploaded.\n\nIn the clean list all columns, the order of the rows, the delimiter and the line ends are those of your file. Cells that no rule touches are written exactly as they were. The file is UTF-8.',
  },
  {
    question: 'Do dots matter in an email address?',
    answer:
      'At Gmail they do not: a.nn@gmail.com and ann@gmail.com are one mailbox, and so are both at googlemail.com. Elsewhere a dot makes another address. So the rule works at Gmail only.\n\nBy default dots are only left out for comparing, and the address stays as the person wrote it. People recognise their own spelling, and your other systems may look them up by it.',
  },
  {
    question: 'Should I remove the part after the plus sign?',
    answer:
      'Mostly not. ann+shop@gmail.com reaches ann@gmail.com, but Ann chose the tag, for instance to sort her mail. If you take it out, her filter does not work, and it looks as if you had got her address from elsewhere. Comparing without the tag finds the duplicates and leaves the address alone.\n\nA plus sign does not mean the same everywhere. The rule works at Gmail, and at the domains you name.',
  },
  {
    question: 'Are capital letters important?',
    answer:
      'In the domain they never are. In the part before the @ a server could tell Ann from ann, says the standard, but hardly any does. So the cleaner compares without regard to capitals and leaves the part before the @ as it was written. If you know of a server that does tell them apart, there is a box for it under the duplicates.',
  },
  {
    question: 'What happens to addresses such as ann@gmial.com?',
    answer:
      'They are held back for you to check. The cleaner shows what was probably meant, ann@gmail.com, and you decide for each row, or for all of them, whether to correct the address, keep it as it is or take it out. Until then the row is in neither the clean list nor the removed rows, and you can save the held rows as a file of their own.\n\nA few misspellings of large providers are also on lists of disposable domains. The cleaner does not remove them for that reason, because a customer who mistyped their own address would be lost. The email validator and the list validation call the same addresses typos.',
  },
  {
    question: 'Should role addresses such as info@ go?',
    answer:
      'It depends on what you send. Invoices often have to go to billing@. A newsletter to info@ reaches several people of whom perhaps one asked for it, and it takes only one to report it as spam. So the switch is off at first and shows how many there are.',
  },
  {
    question: 'How often should I clean a list?',
    answer:
      'Before every large mailing to people you have not written to for some months, and whenever a list comes from another system. Between that, let bounces do the work: an address that bounced for good should not be written to again. Good sending services keep such a suppression list for you.\n\nCleaning mends what is wrong with addresses. It does not make up for permission: a bought list stays one, however clean.',
  },
] as const;
