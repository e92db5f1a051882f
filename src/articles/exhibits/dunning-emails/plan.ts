import {schedule} from './schedule';

/** What a decline code asks for: the rows of the article's table. */
export const DECLINES = [
  {
    value: 'unclear',
    label: 'No reason: do_not_honor, generic_decline',
    firstDay: 0,
    first: 'Suggest a call to the bank.',
    retries: true,
  },
  {
    value: 'wait',
    label: 'Temporary: insufficient_funds, processing_error',
    // Told only once a retry has failed, too.
    firstDay: 3,
    first: 'Send the text of day 0, with the dates that are left.',
    retries: true,
  },
  {
    value: 'ask',
    label: 'expired_card',
    firstDay: 0,
    first: 'Ask for the new card.',
    retries: true,
  },
  {
    value: 'confirm',
    label: 'authentication_required',
    firstDay: 0,
    first: 'Link to the page where the customer confirms the payment.',
    retries: false,
  },
  {
    value: 'stop',
    label: 'lost_card, stolen_card, pickup_card',
    firstDay: 0,
    first: 'Ask for another card, and never say why.',
    retries: false,
  },
] as const;

export type Decline = (typeof DECLINES)[number]['value'];

export interface PlannedDay {
  /** Days since the charge failed. */
  day: number;
  /** Its date at midnight UTC. */
  date: Date;
  isRetry: boolean;
  /** Subject of the email, sent if nothing was paid until then. */
  subject?: string;
  /** What is special about the first email. */
  hint?: string;
}

export interface DunningPlan {
  days: readonly PlannedDay[];
  /** What to change, in a sentence. */
  warning?: string;
}

/** The last day of a month's first days, when salaries have been paid. */
const PAYDAYS = 5;
const RETRIES: readonly number[] = [3, 7, 14];

/**
 * A date as date fields give it.
 *
 * @param text `2026-12-01`; anything else is nothing
 */
export function readDay(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) {
    return undefined;
  }
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript reads 31 February as 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? date
    : undefined;
}

/**
 * The article's schedule for one decline code, with its dates.
 *
 * @param failed the day on which the charge failed, at midnight UTC
 */
export function planFor(decline: Decline, failed: Date): DunningPlan {
  const kind = DECLINES.find(({value}) => value === decline) ?? DECLINES[0];
  const stops = schedule.filter(({day}) => day >= 0);
  const [failure] = stops;
  const days = stops
    .map((stop): PlannedDay => {
      const {day} = stop;
      const date = new Date(failed);
      date.setUTCDate(date.getUTCDate() + day);
      const isFirst = day === kind.firstDay;
      const subject =
        day < kind.firstDay ? undefined : (isFirst ? failure : stop)?.letter?.subject;
      return {
        day,
        date,
        isRetry: kind.retries && RETRIES.includes(day),
        ...(subject !== undefined && {
          subject: kind.retries ? subject : subject.replace(/^.*: y/, 'Y'),
        }),
        ...(isFirst && {hint: kind.first}),
      };
    })
    .filter(({isRetry, subject}) => isRetry || subject !== undefined);
  const isAfterPayday = days.some(
    ({isRetry, date}) => isRetry && date.getUTCDate() <= PAYDAYS,
  );
  return {
    days,
    ...(kind.retries &&
      !isAfterPayday && {
        warning:
          'None of these retries is in the first days of a month, so consider moving one to a day after salaries have been paid.',
      }),
  };
}
