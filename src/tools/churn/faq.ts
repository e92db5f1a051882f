/** A question people ask, and its answer in plain text; a blank line parts paragraphs. */
interface Question {
  question: string;
  answer: string;
}

export const churnFaq: Question[] = [
  {
    question: 'What is a good churn rate for SaaS?',
    answer:
      'There is no single number. Small customers who pay by card each month leave more often than companies with yearly contracts, and a young product loses more than an old one. Compare with your own last quarters first, for the same kind of customer.\n\nA test that needs no benchmark is payback: do customers stay long enough to pay back what it cost to win them, with some left over? The page works that out with churn counted in.',
  },
  {
    question: 'Do customers who joined this month count?',
    answer:
      'No. Churn is a share of those who were there on the first day. Somebody who joins on the 5th and leaves on the 20th belongs to neither number. If you divide by an average that includes new customers, fast growth makes churn look better than it is.',
  },
  {
    question: 'Why is 5 % a month not 60 % a year?',
    answer:
      'Because each month’s loss is taken from what is left, not from the first day’s total. Of 100 customers 95 stay after a month, and 95 % of those after the next. After twelve months 54 are left, so the churn of a year is 46 %.\n\nThe way back is the twelfth root. A churn of 46 % a year is 5 % a month, and not 3.8 %.',
  },
  {
    question: 'Can churn be negative?',
    answer:
      'Customer churn cannot, and neither can gross MRR churn. Net MRR churn can: if those who stay add more than the others take away, the same customers pay you more than before. NRR is then above 100 %.\n\nLook at gross churn too. A few large customers who grow can hide that many small ones leave.',
  },
  {
    question: 'Why is the lifetime value cut off at five years?',
    answer:
      'ARPA × margin ÷ churn adds up payments without an end. At 1 % a month more than half of the sum comes from years six and later, in which your prices, your product and your market will be different. Hardly any company has watched its customers for that long.\n\nSo the page counts the first five years only, and shows the value without a limit beside it. You can change the limit.',
  },
  {
    question: 'What is involuntary churn?',
    answer:
      'Customers who did not decide to go: their card expired or the bank refused the charge, and nobody repaired it in time. Vendors of recovery tools put it at 20 to 40 % of all SaaS churn. They sell the cure, so count your own: look at the reason your billing system notes when it ends a subscription.\n\nRetries and a few clear emails win part of it back. The last leaf of the passbook shows what that part is worth.',
  },
];
