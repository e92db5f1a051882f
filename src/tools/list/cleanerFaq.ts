/** Questions on cleaning a list; a blank line parts paragraphs. */
export const cleanerFaq = [
  {
    question: 'Does the cleaner change my file?',
    answer:
      'No. It reads the file and creates new ones: the clean list, the removed rows, each with the rule and the reason, and the rows that were held back as likely typos, each with a suggestion. Your file is not changed, and nothing is uploaded.\n\nThe clean list has all columns, the order of the rows, the delimiter and the line endings of your file, in UTF-8. Cells that no rule affects are written exactly as they were.',
  },
  {
    question: 'Do dots matter in an email address?',
    answer:
      'At Gmail they do not: a.nn@gmail.com and ann@gmail.com are the same mailbox, and so are both at googlemail.com. At other providers, a dot makes a different address, so the rule only applies to Gmail.\n\nBy default, dots are only ignored for comparing, and the address stays as the person wrote it, because people recognize their own spelling and your other systems may search for it.',
  },
  {
    question: 'Should I remove the part after the plus sign?',
    answer:
      'Usually not. ann+shop@gmail.com reaches ann@gmail.com, but Ann chose the tag, for instance to sort her email. If you remove it, her filter does not work, and it looks as if you had got her address somewhere else. Comparing without the tag finds the duplicates and leaves the address alone.\n\nA plus sign does not mean the same everywhere, so the rule only applies to Gmail and to the domains you add.',
  },
  {
    question: 'Are capital letters important?',
    answer:
      'In the domain they never are. According to the standard, a server could tell Ann from ann in the part before the @, but hardly any does. The cleaner therefore ignores case when it compares and leaves the part before the @ as it was written. If you know of a server that distinguishes them, there is a checkbox under the duplicates.',
  },
  {
    question: 'What happens to addresses such as ann@gmial.com?',
    answer:
      'They are held back for you to check. The cleaner shows what was probably intended, ann@gmail.com, and you decide for each row, or for all of them, whether to correct the address, keep it as it is or remove it. Until then, the row is in neither the clean list nor the removed rows, and you can save the held rows as a separate file.\n\nA few misspellings of large providers are also on lists of disposable domains. The cleaner does not remove them for that reason, because you would lose customers who mistyped their own address. The email validator and the list validation also report these addresses as typos.',
  },
  {
    question: 'Should I remove role addresses such as info@?',
    answer:
      'It depends on what you send. Invoices often have to go to billing@. A newsletter to info@ reaches several people, of whom perhaps one asked for it, and a single one can report it as spam. The rule is therefore off by default and shows how many there are.',
  },
  {
    question: 'How often should I clean a list?',
    answer:
      'Clean it before every large mailing to people you have not written to for some months, and whenever a list comes from another system. In between, rely on bounces: do not write again to an address that bounced permanently. Good email services keep such a suppression list for you.\n\nCleaning fixes errors in addresses, but it does not replace permission: a bought list is still a bought list, however clean.',
  },
] as const;
