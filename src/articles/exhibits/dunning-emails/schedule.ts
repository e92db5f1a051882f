/** A letter of the schedule, in the order it is read. */
export interface Letter {
  subject: string;
  /** What it is for, in a few words. */
  purpose: string;
  /** Above the button. */
  opening: readonly string[];
  button: string;
  /** Below the button. */
  closing: readonly string[];
  /** What comes next, each with its day. */
  dates?: readonly {day: string; step: string}[];
  /** After the dates. */
  end?: string;
  /** Where the words are from; may hold [links](/docs/). */
  origin: string;
}

/** One stop of the schedule: what the billing system tries, and what is sent. */
export interface Stop {
  /** Days since the payment failed; less than 0 is before it is due. */
  day: number;
  /** What happens to the payment and the account that day. */
  action: string;
  letter?: Letter;
}

const TEMPLATE =
  '[payment failed template](/transactional-email-templates/payment-failed/)';
const CHANGED = `Our ${TEMPLATE} with different text above the button.`;
const OWN = 'Written for this article.';

/**
 * The bank gave no reason, so it is retried and the customer is told on the same day. The
 * customer, product and amounts are made up.
 */
export const schedule: readonly Stop[] = [
  {
    day: -7,
    action: 'Only if the card on file expires before the next charge.',
    letter: {
      subject: 'Your card expires this month',
      purpose: 'Ask for the new card while nothing has gone wrong yet.',
      opening: [
        'Hello Ana,',
        'The card ending in 4242 expires before your next payment on 1 December. Add the new one now, and nothing will be interrupted.',
      ],
      button: 'Add your new card',
      closing: [
        'If you have already updated your card with us, you can ignore this email.',
      ],
      origin: OWN,
    },
  },
  {
    day: 0,
    action: 'The charge fails and the bank gives no reason. Access stays as it is.',
    letter: {
      subject: 'We could not charge your card for Acme',
      purpose: 'Say what happened without blame, and what you will do next.',
      opening: [
        'Hello Ana,',
        'On 1 December we tried to charge your Visa card ending in 4242, but your bank declined the payment without giving a reason. This happens often and is quick to fix.',
        'Amount due for the Team plan: €49.00',
      ],
      button: 'Update your card',
      closing: [
        'If you prefer not to follow a link in an email about money, sign in to Acme as usual and open Settings, Billing.',
        'Nothing changes today: your account works as before.',
      ],
      dates: [
        {day: '4 December', step: 'We try the card again.'},
        {day: '8 December', step: 'We try once more.'},
        {
          day: '15 December',
          step: 'The last attempt. If it fails, your projects become read-only.',
        },
      ],
      end: 'As soon as you add a new card, we charge it once and send you a receipt. If you would like to pay another way or need more time, write to help@acme.example.',
      origin: `Based on our ${TEMPLATE}.`,
    },
  },
  {
    day: 3,
    action: 'Retry. If it works, send a receipt and end the schedule here.',
    letter: {
      subject: 'We tried again: your Acme payment is still due',
      purpose: 'Sent only after the second failure. Name the date that matters.',
      opening: [
        'Hello Ana,',
        'The second attempt failed as well, so this is probably more than a temporary problem. Adding another card takes about a minute, or you can ask your bank why it declined the payment.',
        'Amount due for the Team plan: €49.00',
      ],
      button: 'Update your card',
      closing: ['If someone else is in charge of billing, please forward this to them.'],
      dates: [
        {day: '8 December', step: 'We try once more.'},
        {
          day: '15 December',
          step: 'The last attempt. If it fails, your projects become read-only.',
        },
      ],
      origin: CHANGED,
    },
  },
  {
    day: 7,
    action: 'Retry. Show a notice in the product to everyone who can change the card.',
  },
  {
    day: 14,
    action: 'Last retry. If it fails, projects become read-only and nothing is deleted.',
    letter: {
      subject: 'Your Acme projects are read-only from today',
      purpose: 'Say what has changed, what is safe, and until when.',
      opening: [
        'Hello Ana,',
        'The last attempt to charge your card failed today, so your projects are now read-only. Everything in them is safe, and you can export it at any time.',
      ],
      button: 'Add a card and continue',
      closing: ['If you meant to leave, you do not need to do anything.'],
      dates: [{day: '31 December', step: 'Your subscription ends.'}],
      origin: CHANGED,
    },
  },
  {
    day: 30,
    action: 'The subscription ends. No more retries and no more reminders.',
    letter: {
      subject: 'Your Acme subscription has ended',
      purpose: 'End it politely and say how to come back.',
      opening: [
        'Hello Ana,',
        'Your Team plan ended today because we could not charge your card. We will not try again, and we keep your data until 31 January.',
      ],
      button: 'Restart your subscription',
      closing: ['This is the last email we will send you about this payment.'],
      origin: `${OWN} For customers who cancel on their own, there is the [canceled subscription template](/transactional-email-templates/canceled-subscription/).`,
    },
  },
];

/** `Day 3`, `7 days before`. */
export function dayInWords(day: number): string {
  return day < 0 ? `${String(-day)} days before` : `Day ${String(day)}`;
}
