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

const TEMPLATE = '[payment failed](/transactional-email-templates/payment-failed/)';
const CHANGED = `Our template ${TEMPLATE} with the words above the button changed.`;
const OWN = 'Written for this page.';

/** The example's customer, product and amounts are made up. */
export const schedule: readonly Stop[] = [
  {
    day: -7,
    action: 'The card on file ends before the next charge.',
    letter: {
      subject: 'Your card ends this month',
      purpose: 'Ask while nothing is wrong yet.',
      opening: [
        'Hello Ana,',
        'The card ending in 4242 expires before we charge it again on 1 December. Add the new one now and nothing will be interrupted.',
      ],
      button: 'Add the new card',
      closing: ['Has your bank given us the new number already? Then this email can go.'],
      origin: OWN,
    },
  },
  {
    day: 0,
    action: 'The charge fails. Access stays.',
    letter: {
      subject: 'We could not charge your card for Acme',
      purpose: 'Say it without blame, and say what you do next.',
      opening: [
        'Hello Ana,',
        'On 1 December we tried to charge your Visa card ending in 4242. The bank gave us no reason. It happens, and is soon mended.',
        'Still open, for the Team plan: €49.00',
      ],
      button: 'Update your card',
      closing: [
        'You would rather not follow a link in an email about money? Good. Sign in to Acme as you always do and open Settings, Billing.',
        'Today, nothing: your account works as before.',
      ],
      end: 'With a new card in place we charge it once, and you get a receipt. For another way to pay, or more time, write to help@acme.example.',
      dates: [
        {day: '4 December', step: 'We try the card again.'},
        {day: '8 December', step: 'We try once more.'},
        {day: '15 December', step: 'The last try. After it, projects are read-only.'},
      ],
      origin: `Our template ${TEMPLATE}, filled in.`,
    },
  },
  {
    day: 3,
    action: 'Retry. If it works, a receipt goes out and the schedule ends here.',
    letter: {
      subject: 'We tried again: your Acme payment is still open',
      purpose: 'Only after a second failure. Name the date that matters.',
      opening: [
        'Hello Ana,',
        'The second try failed too, so this is probably not a passing problem. A new card takes about a minute.',
        'Still open, for the Team plan: €49.00',
      ],
      button: 'Update your card',
      closing: ['Is somebody else in charge of billing? Please pass this on to them.'],
      dates: [
        {day: '8 December', step: 'We try once more.'},
        {day: '15 December', step: 'The last try. After it, projects are read-only.'},
      ],
      origin: CHANGED,
    },
  },
  {
    day: 7,
    action: 'Retry. A notice inside the product, for those who can change the card.',
  },
  {
    day: 14,
    action: 'Last retry. Projects become read-only, and nothing is deleted.',
    letter: {
      subject: 'Your Acme projects are read-only from today',
      purpose: 'Say what has changed, what is safe, and until when.',
      opening: [
        'Hello Ana,',
        'The last try failed today. Your projects are read-only now. Everything in them is safe, and you can export it at any time.',
      ],
      button: 'Add a card and go on',
      closing: ['Did you mean to leave? Then you need not do anything.'],
      dates: [{day: '31 December', step: 'The subscription ends.'}],
      origin: CHANGED,
    },
  },
  {
    day: 30,
    action: 'The subscription ends. No more retries, no more reminders.',
    letter: {
      subject: 'Your Acme subscription has ended',
      purpose: 'Close the door gently and leave the key.',
      opening: [
        'Hello Ana,',
        'Your Team plan ended today because we could not charge it. We will not try again. Your data stays until 31 January.',
      ],
      button: 'Start again',
      closing: ['This is the last email about it.'],
      origin: `${OWN} For people who leave by themselves we have [canceled subscription](/transactional-email-templates/canceled-subscription/).`,
    },
  },
];

/** `Day 3`, `7 days before`. */
export function dayInWords(day: number): string {
  return day < 0 ? `${String(-day)} days before` : `Day ${String(day)}`;
}
