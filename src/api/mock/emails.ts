import type {JsonValue} from '../document';
import type {Endpoints} from './endpoints';
import {newId, textOf, timeText, type Item, type Store, type Timeline} from './store';
import type {JsonObject, MockEmail, MockMode} from './types';

/** A state of a recipient, and the milliseconds after which it comes. */
interface Step {
  after: number;
  status: string;
  reply: string | null;
  event?: string;
}

const SENT: Step = {after: 50, status: 'sent', reply: null, event: 'email.sent'};
const DELIVERED: Step = {
  after: 100,
  status: 'delivered',
  reply: '250 2.0.0 OK',
  event: 'email.delivered',
};

/** What becomes of an email by the name of a test recipient (docs/api/testing.mdx). */
const OUTCOMES: Readonly<Record<string, readonly Step[]>> = {
  delivered: [SENT, DELIVERED],
  bounced: [
    SENT,
    {
      after: 100,
      status: 'bounced',
      reply: '550 5.1.1 No such mailbox',
      event: 'email.bounced',
    },
  ],
  complained: [
    SENT,
    DELIVERED,
    {...DELIVERED, after: 2000, status: 'complained', event: 'email.complained'},
  ],
  // The API waits for a minute.
  delayed: [
    {...SENT, reply: '451 4.3.0 Try again later'},
    {...DELIVERED, after: 5000},
  ],
  suppressed: [{after: 50, status: 'suppressed', reply: null}],
  opened: [SENT, DELIVERED],
};

const OPENED_AFTER = 1000;

/** How many emails the inbox keeps. */
const KEPT = 10_000;

/** The most urgent status first. */
const URGENCY = ['complained', 'bounced', 'suppressed', 'queued', 'sent', 'delivered'];

/** The addresses of a field that may have one or a list. */
export const addressesIn = (value: JsonValue | undefined): string[] =>
  [value ?? []].flat().filter((one) => typeof one === 'string');

/** `ada@acme.example` for `Ada <ada@acme.example>`. */
export const addressOf = (mailbox: string) =>
  /([^\s<]+@[^\s>]+)>?\s*$/.exec(mailbox)?.[1] ?? mailbox;

/** `bounced` for `Ada <bounced+1@test.…>`; nothing for any other address. */
export function testRecipient(address: string, domain: string): string | undefined {
  const [local = '', host = ''] = addressOf(address).split('@');
  const name = local.replace(/\+.*$/, '').toLowerCase();
  return host.toLowerCase() === domain && Object.hasOwn(OUTCOMES, name)
    ? name
    : undefined;
}

interface KeptEmail extends MockEmail {
  value: Item;
  events: JsonObject[];
}

/** Takes emails in, and lets happen to them what their recipients ask for. */
export class Emails {
  private kept: KeptEmail[] = [];

  constructor(
    private readonly testDomain: string,
    private readonly store: Store,
    private readonly timeline: Timeline,
    private readonly endpoints: Endpoints,
  ) {}

  /** @param request a valid body of `POST /emails` */
  accept(request: JsonObject, mode: MockMode, now: number): Item {
    const {scheduledAt} = request;
    const sendAt = typeof scheduledAt === 'string' ? Date.parse(scheduledAt) : undefined;
    const value: Item = {
      id: newId('em'),
      status: sendAt === undefined ? 'queued' : 'scheduled',
      test: mode === 'test',
      from: request['from'] ?? '',
      to: addressesIn(request['to']),
      cc: addressesIn(request['cc']),
      bcc: addressesIn(request['bcc']),
      replyTo: addressesIn(request['replyTo']),
      subject: request['subject'] ?? '',
      template: request['template'] ?? null,
      tags: request['tags'] ?? [],
      metadata: request['metadata'] ?? {},
      createdAt: timeText(now),
      scheduledAt: sendAt === undefined ? null : timeText(sendAt),
      trackOpens: request['trackOpens'] ?? false,
      openedAt: null,
      recipients: [],
    };
    const email: KeptEmail = {value, request, events: []};
    this.kept.push(email);
    if (this.kept.length > 2 * KEPT) {
      this.kept = this.kept.slice(-KEPT);
    }
    this.store.add(mode, '/emails', value);
    if (sendAt === undefined) {
      this.queue(email, mode, now);
    } else {
      this.schedule(email, mode, sendAt);
    }
    return value;
  }

  /** Moves a scheduled email to another time. */
  reschedule(value: Item, mode: MockMode, sendAt: number): void {
    this.store.change(value, {status: 'scheduled', scheduledAt: timeText(sendAt)});
    const email = this.kept.find((one) => one.value === value);
    if (email) {
      this.schedule(email, mode, sendAt);
    }
  }

  /** Cancels what is scheduled from a domain. Test keys may send from any. */
  cancelFrom(domain: string): void {
    for (const {value} of this.kept) {
      const {status, test, from} = value;
      const isFrom = addressOf(textOf(from)).toLowerCase().endsWith(`@${domain}`);
      if (status === 'scheduled' && test === false && isFrom) {
        this.store.change(value, {status: 'canceled'});
      }
    }
  }

  private schedule(email: KeptEmail, mode: MockMode, sendAt: number): void {
    this.timeline.plan(sendAt, (now) => {
      const {status, scheduledAt} = email.value;
      // It may have been canceled or moved since.
      if (status === 'scheduled' && scheduledAt === timeText(sendAt)) {
        this.queue(email, mode, now);
      }
    });
  }

  private queue(email: KeptEmail, mode: MockMode, now: number): void {
    const {value} = email;
    const addresses = ['to', 'cc', 'bcc'].flatMap((field) => addressesIn(value[field]));
    const recipients = addresses.map((address): Item => ({
      address: addressOf(address),
      status: 'queued',
      reply: null,
      updatedAt: timeText(now),
    }));
    Object.assign(value, {status: 'queued', recipients});
    for (const recipient of recipients) {
      const name = this.nameOf(recipient);
      for (const step of OUTCOMES[name] ?? []) {
        this.timeline.plan(now + step.after, (at) => {
          this.take(step, recipient, recipients, email, mode, at);
        });
      }
    }
    const [first] = recipients;
    if (first && this.nameOf(first) === 'opened' && value['trackOpens'] === true) {
      this.timeline.plan(now + OPENED_AFTER, (at) => {
        value['openedAt'] = timeText(at);
        this.emit('email.opened', first, email, mode, at);
      });
    }
  }

  private nameOf({address}: Item): string {
    return testRecipient(textOf(address), this.testDomain) ?? 'delivered';
  }

  private take(
    {status, reply, event}: Step,
    recipient: Item,
    recipients: readonly Item[],
    email: KeptEmail,
    mode: MockMode,
    now: number,
  ): void {
    Object.assign(recipient, {status, reply, updatedAt: timeText(now)});
    const states = recipients.map((one) => textOf(one['status']));
    email.value['status'] = URGENCY.find((one) => states.includes(one)) ?? status;
    if (event !== undefined) {
      this.emit(event, recipient, email, mode, now);
    }
  }

  private emit(
    type: string,
    {address, reply}: Item,
    {value, events}: KeptEmail,
    mode: MockMode,
    now: number,
  ): void {
    const data: JsonObject = {
      emailId: value['id'] ?? '',
      recipient: address ?? '',
      reply:
        type === 'email.delivered' || type === 'email.bounced' ? (reply ?? null) : null,
      subject: value['subject'] ?? '',
      template: value['template'] ?? null,
      tags: value['tags'] ?? [],
      metadata: value['metadata'] ?? {},
      test: mode === 'test',
    };
    events.push(this.endpoints.emit(mode, type, data, now));
  }

  /** Newest first. */
  list(): MockEmail[] {
    return this.kept.slice(-KEPT).reverse();
  }
}
