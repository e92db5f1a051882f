/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const churnFaq: Question[] = [
  {
    question: 'What is a good churn rate for SaaS?',
    answer:
      'There is no single number. Small customers who pay by card each month leave more often than companies with yearly contracts, and a young product loses more customers than an established one. First compare with your own last quarters, for the same kind of customer.\n\nPayback is a test that needs no benchmark: do customers stay long enough to pay back what it cost to win them, with something left over? The page calculates that with churn included.',
  },
  {
    question: 'Do customers who joined this month count?',
    answer:
      'No. Churn is a share of the customers you had on the first day. Someone who joins on the 5th and leaves on the 20th belongs to neither number. If you divide by an average that includes new customers, fast growth makes churn look better than it is.',
  },
  {
    question: 'Why is 5% a month not 60% a year?',
    answer:
      'Because each month’s loss is a share of the customers who are left, not of the first day’s total. Of 100 customers, 95 stay after a month, and 95% of those after the next. After twelve months 54 are left, so the yearly churn is 46%.\n\nTo convert in the other direction, take the twelfth root of the share that stays: 0.54^(1/12) is about 0.95, so a churn of 46% a year is 5% a month, and not 3.8%.',
  },
  {
    question: 'Can churn be negative?',
    answer:
      'Customer churn cannot, and neither can gross MRR churn. Net MRR churn can: if the customers who stay add more than the others take away, the same customers pay you more than before. NRR is then above 100%.\n\nCheck gross churn as well, because a few large customers who grow can hide that many small ones leave.',
  },
  {
    question: 'Why is the lifetime value cut off at five years?',
    answer:
      'ARPA × margin ÷ churn adds up payments without an end. At 1% a month, more than half of the total comes from year six and later, when your prices, your product and your market will be different. Hardly any company has observed its customers for that long.\n\nThe page therefore counts the first five years only, and shows the value without a limit next to it. You can change the limit.',
  },
  {
    question: 'What is involuntary churn?',
    answer:
      'Involuntary churn is customers who did not decide to leave: their card expired or the bank declined the charge, and no one fixed it in time. Vendors of recovery tools estimate it at 20 to 40% of all SaaS churn. They sell a solution, so count your own: check the reason your billing system stores when it ends a subscription.\n\nRetries and a few clear emails recover part of it. The last section of the result shows what that part is worth.',
  },
];
