import {verdictOf, type ContactStatus, type Person} from '../parts/audience';
import {people} from '../targeted-email-messages/people';
import {departures, type PlatformId} from './departures';

export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

/** `Wed 10:20` as hours since the week began. */
export function hoursOf(moment: string): number {
  const [day = '', time = ''] = moment.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return DAYS.findIndex((name) => name === day) * 24 + hours + minutes / 60;
}

/** An email to one person, such as a receipt. */
interface Single {
  at: string;
  subject: string;
  platform: PlatformId;
}

/** A contact in the week of the board. */
export interface Reader {
  name: string;
  /** The contact as the week begins. */
  person: Person;
  story: string;
  /** When the status changes, and to what. */
  turn?: {at: string; status: ContactStatus};
  singles: readonly Single[];
}

export interface Piece {
  at: string;
  subject: string;
  platform: PlatformId;
  /** The status because of which it was not sent. */
  skipped?: ContactStatus;
}

const [first] = people;

function reader(
  name: string,
  story: string,
  changes: Partial<Person>,
  rest: Pick<Reader, 'turn' | 'singles'>,
): Reader {
  const person = people.find((one) => one.name === name) ?? first;
  if (!person) {
    throw new Error('The scene has no contacts.');
  }
  return {name, story, person: {...person, name, ...changes}, ...rest};
}

/** Five contacts of Acme, chosen so that each of the statuses is seen at work. */
export const readers: readonly Reader[] = [
  reader(
    'Dario',
    'unsubscribes on Wednesday',
    {},
    {
      turn: {at: 'Wed 10:20', status: 'unsubscribed'},
      singles: [{at: 'Fri 16:05', subject: 'Your receipt', platform: 'api'}],
    },
  ),
  reader(
    'Ana',
    'is subscribed all week',
    {},
    {
      singles: [
        {at: 'Tue 08:47', subject: 'Your sign-in code', platform: 'api'},
        {at: 'Fri 09:30', subject: 'Your receipt', platform: 'api'},
      ],
    },
  ),
  reader(
    'Elin',
    'starts a trial on Monday',
    {},
    {
      singles: [
        {at: 'Mon 11:30', subject: 'Activate your account', platform: 'api'},
        {at: 'Wed 11:30', subject: 'Create your first project', platform: 'sequences'},
      ],
    },
  ),
  reader(
    'Nora',
    'confirms on Thursday',
    {status: 'pending', groups: [], props: {plan: 'free', seats: 6}},
    {
      turn: {at: 'Thu 08:40', status: 'subscribed'},
      singles: [
        {at: 'Wed 21:05', subject: 'Please confirm your address', platform: 'forms'},
      ],
    },
  ),
  reader(
    'Femke',
    'has a mailbox that was closed',
    {status: 'subscribed'},
    {turn: {at: 'Mon 09:01', status: 'bounced'}, singles: []},
  ),
];

function statusAt({person, turn}: Reader, at: string): ContactStatus {
  return turn && hoursOf(at) >= hoursOf(turn.at) ? turn.status : person.status;
}

/** Whether an email needs the status `subscribed`: messages and sequences do. */
export function isMarketing(platform: PlatformId): boolean {
  return platform === 'messenger' || platform === 'sequences';
}

/**
 * The emails of the week that are meant for the contact, in order, with what kept one back:
 * the status is read when an email is sent, and only for marketing.
 */
export function weekOf(of: Reader): Piece[] {
  const messages = departures
    .map((email) => ({...email, at: `${email.day} ${email.time}`}))
    .filter(
      ({audience}) =>
        audience && verdictOf({...of.person, status: 'subscribed'}, audience).gets,
    );
  return [...messages, ...of.singles]
    .map(({at, subject, platform}) => {
      const status = statusAt(of, at);
      return {
        at,
        subject,
        platform,
        ...(isMarketing(platform) && status !== 'subscribed' && {skipped: status}),
      };
    })
    .sort((a, b) => hoursOf(a.at) - hoursOf(b.at));
}
