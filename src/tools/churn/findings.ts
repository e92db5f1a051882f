import {money, months, percent, plain} from '../number';
import type {Problem, Severity} from '../kit';
import type {ChurnNumbers, Measure, MeasureId} from './measures';
import {likelyRange, type Period} from './rates';

/** Below this many losses, chance moves the rate more than anything you do. */
const FEW_LOSSES = 10;
/** Rule of thumb for LTV:CAC (D. Skok, SaaS Metrics 2.0). */
const GOOD_RATIO = 3;
/** Rule of thumb for payback in months, from the same source. */
const GOOD_PAYBACK = 12;

const skok = {
  label: 'D. Skok, SaaS Metrics 2.0',
  url: 'https://www.forentrepreneurs.com/saas-metrics-2/',
};

type Measures = Readonly<Record<MeasureId, Measure>>;

/** A rule of thumb or a fact about the numbers; nothing where it does not apply. */
type Finding = Problem | false | undefined;

/**
 * What the numbers say as a whole: contradictions, undefined cases with their reason, and
 * what a reader should know before believing them.
 */
export function findings(
  numbers: ChurnNumbers,
  measures: Measures,
  period: Period,
): Problem[] {
  return [
    ...aboutCustomers(numbers),
    ...aboutRevenue(numbers, measures, period),
    ...aboutValue(numbers, measures),
  ].filter((finding) => typeof finding === 'object');
}

const customers = (count: number) =>
  `${plain(count)} ${count === 1 ? 'customer' : 'customers'}`;

function aboutCustomers(numbers: ChurnNumbers): Finding[] {
  const {customersStart: start, customersLost: lost, customersJoined: joined} = numbers;
  if (start === undefined || lost === undefined) {
    return [];
  }
  const both = `${customers(lost)} lost, ${plain(start)} at the start`;
  if (lost > start) {
    return [
      {
        code: 'lost-more-than-start',
        severity: 'error',
        message: `${customers(lost)} lost is more than the ${plain(start)} there were at the start.`,
        cure: 'Count only customers of the first day. Customers who joined and left within the period belong to neither number.',
      },
    ];
  }
  if (start === 0) {
    return [
      {
        code: 'no-customers',
        severity: 'warning',
        message:
          'There were no customers at the start, so churn is undefined and not 0%.',
        cure: 'Choose a period that begins with customers.',
      },
    ];
  }
  const [low, high] = likelyRange(lost, start);
  return [
    lost === 0 && {
      code: 'nobody-lost',
      severity: 'note',
      message: `No customer left (${plain(start)} at the start). That does not prove a churn of 0%, because by chance, a real rate of up to ${percent(high)} could look like this.`,
      cure: 'Choose a longer period. Until then, lifetime and LTV without a limit have no finite value.',
    },
    lost === start && {
      code: 'all-lost',
      severity: 'warning',
      message: `${both}: all of them left.`,
    },
    lost > 0 &&
      lost < FEW_LOSSES && {
        code: 'few-losses',
        severity: 'note',
        message: `${both}. With so few, chance plays a large part: with 95% confidence, the actual rate is between ${percent(low)} and ${percent(high)}.`,
        cure: 'Only treat it as a change if the ranges of two periods do not overlap.',
      },
    lost > 0 && {
      code: 'constant-churn',
      severity: 'note',
      message:
        '1 ÷ churn is the lifetime only if churn stays the same at every age. New customers usually leave faster than old ones, so the curve falls more steeply at first and less later.',
      cure: 'Draw the curve of one month’s new customers from your billing data, and compare.',
    },
    joined !== undefined &&
      joined > 0 && {
        code: 'joiners-left-out',
        severity: 'fine',
        message: `New customers (${plain(joined)}) are not in the churn. You ended with ${customers(start - lost + joined)}.`,
      },
  ];
}

function aboutRevenue(
  numbers: ChurnNumbers,
  {netMrrChurn}: Measures,
  period: Period,
): Finding[] {
  const {mrrStart, mrrCancelled: cancelled, mrrContraction: contraction} = numbers;
  if (mrrStart === undefined || cancelled === undefined || contraction === undefined) {
    return [];
  }
  const gone = cancelled + contraction;
  if (gone > mrrStart) {
    return [
      {
        code: 'mrr-lost-more-than-start',
        severity: 'error',
        message: `Lost MRR (${money(gone)}) is higher than MRR at the start (${money(mrrStart)}).`,
        cure: 'Leave out customers who joined and left within the period, and do not count a cancellation as a contraction too.',
      },
    ];
  }
  if (mrrStart === 0) {
    return [
      {
        code: 'no-mrr',
        severity: 'warning',
        message:
          'There was no MRR at the start, so its churn and retention are undefined.',
      },
    ];
  }
  const {customersLost: lost, customersStart: start = 0} = numbers;
  const net = netMrrChurn.value;
  return [
    net !== undefined &&
      net < 0 && {
        code: 'negative-net-churn',
        severity: 'fine',
        message: `Net MRR churn is negative: those who stayed added ${money(-net * mrrStart)} more in the ${period} than the others took away. Without a single new customer, revenue would grow.`,
        cure: 'Look at gross churn as well. Expansion of a few large customers can hide that many small ones leave.',
      },
    lost === 0 &&
      cancelled > 0 && {
        code: 'mrr-without-customers',
        severity: 'warning',
        message: `${money(cancelled)} of MRR was canceled, but no customer was lost.`,
        cure: 'If a customer who stays pays less, that is a contraction and not a cancellation.',
      },
    lost !== undefined &&
      lost > 0 &&
      lost <= start &&
      cancelled === 0 && {
        code: 'customers-without-mrr',
        severity: 'warning',
        message: `${customers(lost)} left, but none of their MRR was canceled.`,
        cure: 'Leave customers of free plans out of both numbers, or add what they paid.',
      },
  ];
}

function aboutValue(numbers: ChurnNumbers, measures: Measures): Finding[] {
  const {margin} = numbers;
  const ratio = measures.ltvToCac.value;
  const payback = measures.payback.value;
  const lifetime = measures.lifetime.value;
  const never =
    payback !== undefined &&
    lifetime !== undefined &&
    measures.paybackWithChurn.value === undefined;
  const severity: Severity = 'note';
  return [
    margin !== undefined &&
      margin > 0 &&
      margin < 1 && {
        code: 'margin-below-one',
        severity: 'warning',
        message: `The gross margin is read as ${plain(margin, 2)}%.`,
        cure: `If you meant ${plain(margin * 100)}%, enter ${plain(margin * 100)}.`,
      },
    never && {
      code: 'never-paid-back',
      severity: 'warning',
      message: `A customer takes ${months(payback)} to pay back the acquisition cost but stays only ${months(lifetime)} on average, so your new customers as a group never pay it back.`,
      cure: 'Spend less to win a customer, raise the price or the margin, or keep them longer.',
    },
    !never &&
      payback !== undefined &&
      payback > GOOD_PAYBACK && {
        code: 'slow-payback',
        severity,
        message: `It takes ${months(payback)} until a customer has paid back what they cost. A common rule of thumb asks for at most ${GOOD_PAYBACK} months.`,
        reference: skok,
      },
    !never &&
      ratio !== undefined &&
      ratio < GOOD_RATIO && {
        code: 'low-ratio',
        severity,
        message: `LTV:CAC is ${plain(ratio)}. A common rule of thumb asks for at least ${GOOD_RATIO}. It takes the LTV without a limit, so ours is the stricter test.`,
        reference: skok,
      },
  ];
}
