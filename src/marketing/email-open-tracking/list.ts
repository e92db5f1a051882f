/** How many people are on the list that the page plays with. */
export const LIST_SIZE = 40;

/** What a recipient's mail app does with the image: see `cases.ts`. */
export type Loading = 'always' | 'when opened' | 'never';

/** What can be moved: how many recipients have which mail app, and how many read. */
export interface List {
  /** Recipients whose app loads the image in any case. */
  always: number;
  /** Recipients whose app never loads it. */
  never: number;
  /** Recipients who read the email. */
  readers: number;
}

interface Recipient {
  loading: Loading;
  read: boolean;
  /** Whether `openedAt` has a time. */
  recorded: boolean;
}

interface Reading {
  recipients: readonly Recipient[];
  /** Opens that the log has. */
  recorded: number;
  /** The fewest and the most people who can have read it, given the opens of each app. */
  least: number;
  most: number;
}

/** A whole number from 0 to `most`; 0 for what is none. */
export function within(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 0), most) : 0;
}

/**
 * Sends one tracked email to each recipient of a list and counts what is recorded.
 *
 * Readers are spread evenly, whatever their mail app. Opens in apps that wait for the reader
 * are readers. Nothing shows who reads in the other apps, so those make the range.
 */
export function readList({always, never, readers}: List): Reading {
  const apple = within(always, LIST_SIZE);
  const blocked = within(never, LIST_SIZE - apple);
  const reading = within(readers, LIST_SIZE);
  const recipients = Array.from({length: LIST_SIZE}, (_, index): Recipient => {
    // 7 and 40 have no common divisor, so each place comes up once.
    const read = (index * 7 + 3) % LIST_SIZE < reading;
    const loading =
      index < apple ? 'always' : index < LIST_SIZE - blocked ? 'when opened' : 'never';
    const recorded = loading === 'always' || (loading === 'when opened' && read);
    return {loading, read, recorded};
  });
  const count = (test: (one: Recipient) => boolean) => recipients.filter(test).length;
  const least = count((one) => one.loading === 'when opened' && one.read);
  return {
    recipients,
    recorded: count((one) => one.recorded),
    least,
    most: least + apple + blocked,
  };
}
