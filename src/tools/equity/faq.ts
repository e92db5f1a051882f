/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const equityFaq: Question[] = [
  {
    question: 'Should cofounders split equally?',
    answer:
      'Often not, by what companies do; often yes, by what some investors advise. Carta counted more than 32,000 companies with several founders, started between 2015 and 2024: about 24 % had divided equally, and far more of them with two founders than with more. Michael Seibel of Y Combinator argues for equal or nearly equal parts, because almost all of the work is still to come.\n\nBoth can be right. If the methods on this page give nearly the same, equal parts save you a quarrel. If they are far apart, talk about why before you sign.',
  },
  {
    question: 'What is vesting with a cliff?',
    answer:
      'Shares are promised on the first day and earned over time. The usual plan is four years with a cliff of one year: who leaves before twelve months are over keeps nothing. After the twelfth a quarter is earned at once, and from then on a forty-eighth each month.\n\nIt protects those who stay. Without it, somebody who leaves in spring owns a third of what the others build until winter.',
  },
  {
    question: 'How big should the option pool be?',
    answer:
      'As big as the hires you plan until the next round of money, and no bigger, for it comes out of what you hold. Write down the jobs and what each would be offered, and add it up. The 10 % in the field is a number to begin with, not a recommendation.',
  },
  {
    question: 'Is the idea worth extra shares?',
    answer:
      'Something, but seldom much. Demmler, who wrote the method with weighted factors, lists the idea as one of five factors and notes how small a part of success it is. What is built, sold and repaired after it counts for more. On this page it begins with the smallest weight. Change it and watch how little or how much moves.',
  },
  {
    question: 'What if one founder puts in money and the other works?',
    answer:
      'Slicing Pie was made for that. It counts unpaid work at what it would cost elsewhere, twice, and cash four times, because cash is harder to save than time is to give. The two numbers are the author’s experience, as he says himself. You can also treat the money as a loan or an investment and keep it out of the split.',
  },
  {
    question: 'Does this calculator replace a lawyer?',
    answer:
      'No. It does the arithmetic and shows where you disagree. How shares are issued, earned, handed back and taxed depends on your country and the kind of company. Some deadlines are short: in the United States an 83(b) election must be filed within 30 days of the transfer. Take the printed summary to a lawyer and a tax adviser before anybody signs.',
  },
];
