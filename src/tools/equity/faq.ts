/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const equityFaq: Question[] = [
  {
    question: 'Should cofounders split equally?',
    answer:
      'It depends on whom you ask. Carta counted more than 32,000 companies with several founders, started between 2015 and 2024: about 24% had divided equally, and teams of two much more often than larger ones. Michael Seibel of Y Combinator argues for equal or nearly equal parts, because almost all of the work is still to come.\n\nBoth can be right. If the methods on this page give similar results, equal parts save you an argument. If they differ a lot, talk about the reasons before you sign.',
  },
  {
    question: 'What is vesting with a cliff?',
    answer:
      'Shares are promised on the first day and earned over time. The usual plan is four years with a cliff of one year: a founder who leaves within twelve months keeps nothing. After the twelfth month a quarter is earned immediately, and then a forty-eighth each month.\n\nIt protects the founders who stay. Without it, a founder who leaves after three months keeps a full share of everything the others build afterward.',
  },
  {
    question: 'How big should the option pool be?',
    answer:
      'As big as the hires you plan until the next funding round, and no bigger, because it dilutes what you hold. Write down the jobs and what you would offer for each, and add it up. The 10% in the field is a starting point and not a recommendation.',
  },
  {
    question: 'Is the idea worth extra shares?',
    answer:
      'Something, but rarely much. Demmler, who published the method with weighted factors, lists the idea as one of five factors and notes how small a part of success it is. What you build, sell and fix afterwards counts for more. On this page, the idea has the smallest weight by default. Change it to see how much the result moves.',
  },
  {
    question: 'What if one founder puts in money and the other works?',
    answer:
      'Slicing Pie was designed for this. It counts unpaid work at twice what it would cost elsewhere, and cash four times, because cash is harder to save than time is to give. According to the author, the two numbers come from experience. You can also treat the money as a loan or an investment and keep it out of the split.',
  },
  {
    question: 'Does this calculator replace a lawyer?',
    answer:
      'No. It does the arithmetic and shows where you disagree. How shares are issued, earned, returned and taxed depends on your country and the type of company. Some deadlines are short: in the United States, an 83(b) election must be filed within 30 days of the transfer. Show the printed summary to a lawyer and a tax adviser before anyone signs.',
  },
];
