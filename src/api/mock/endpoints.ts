import type {JsonValue} from '../document';
import {newId, randomText, textOf, timeText, type Item, type Store} from './store';
import type {JsonObject, MockAttempt, MockDelivery, MockMode, MockRules} from './types';

const HOUR = 60 * 60 * 1000;

/** Milliseconds from an attempt to the next; the API itself takes days over it. */
const RETRIES = [1000, 2000, 4000, 8000];

/** How many deliveries are kept for the inbox. */
const KEPT = 1000;

/** The parts of an endpoint that no response shows. */
interface Endpoint {
  item: Item;
  mode: MockMode;
  /** The secrets that sign, with the time at which each stops. */
  secrets: {secret: string; until: number}[];
}

interface Entry extends Omit<MockDelivery, 'secrets'> {
  value: Item;
  endpoint: Endpoint;
  due: number | null;
  attempts: number;
}

/** `whsec_` and 24 random bytes in base64. */
const newSecret = () => `whsec_${randomText(32)}`;

/** The endpoints and the deliveries to them. */
export class Endpoints {
  private readonly endpoints = new Map<string, Endpoint>();
  private entries: Entry[] = [];

  constructor(
    private readonly rules: MockRules,
    private readonly store: Store,
  ) {}

  /** Makes an endpoint receive events, and gives it a secret or another one. */
  newSecretFor(item: Item, mode: MockMode, now: number): string {
    const secret = newSecret();
    this.setSecret(item, mode, secret, now);
    return secret;
  }

  /** Creates an endpoint for all events in both modes, with the same secret. */
  addForAll(url: string, now: number, secret = newSecret()): string {
    for (const mode of ['live', 'test'] as const) {
      const item: Item = {
        id: newId('wh'),
        url,
        events: this.rules.events,
        status: 'enabled',
        test: mode === 'test',
        createdAt: timeText(now),
      };
      this.store.add(mode, '/webhooks', item);
      this.setSecret(item, mode, secret, now);
    }
    return secret;
  }

  private setSecret(item: Item, mode: MockMode, secret: string, now: number): void {
    const endpoint = this.endpoints.get(textOf(item['id'])) ?? {item, mode, secrets: []};
    const until = now + this.rules.limits.secretOverlapHours * HOUR;
    endpoint.secrets = [
      {secret, until: Infinity},
      ...endpoint.secrets.map((one) => ({...one, until: Math.min(one.until, until)})),
    ];
    this.endpoints.set(textOf(item['id']), endpoint);
  }

  /** Sends an event to every enabled endpoint that asked for its type. */
  emit(mode: MockMode, type: string, data: JsonObject, now: number): JsonObject {
    const event = {type, timestamp: timeText(now), data};
    const eventId = newId('msg');
    for (const endpoint of this.endpoints.values()) {
      const {item} = endpoint;
      if (
        endpoint.mode === mode &&
        item['status'] === 'enabled' &&
        (item['events'] as readonly JsonValue[]).includes(type)
      ) {
        this.send(endpoint, eventId, event, now);
      }
    }
    return event;
  }

  /** Sends a test event, whatever the endpoint's events are, and returns its ID. */
  test(item: Item, now: number): string {
    const eventId = newId('msg');
    const endpoint = this.endpoints.get(textOf(item['id']));
    if (endpoint) {
      const data = {webhookId: item['id'] ?? null};
      const event = {type: 'webhook.test', timestamp: timeText(now), data};
      this.send(endpoint, eventId, event, now);
    }
    return eventId;
  }

  private send(
    endpoint: Endpoint,
    eventId: string,
    event: JsonObject,
    now: number,
  ): void {
    const value: Item = {
      id: newId('dl'),
      eventId,
      type: event['type'] ?? '',
      status: 'pending',
      test: endpoint.mode === 'test',
      createdAt: timeText(now),
      nextAttemptAt: timeText(now),
      event,
      attempts: [],
    };
    const {item, mode} = endpoint;
    this.store.add(mode, `/webhooks/${textOf(item['id'])}/deliveries`, value);
    const url = textOf(item['url']);
    const body = JSON.stringify(event);
    this.entries.push({value, endpoint, url, eventId, body, due: now, attempts: 0});
    if (this.entries.length > 2 * KEPT) {
      this.entries = this.entries.slice(-KEPT);
    }
  }

  /** Plans one more attempt, as a redelivery does. */
  again(delivery: Item, now: number): void {
    Object.assign(delivery, {status: 'pending', nextAttemptAt: timeText(now)});
    const entry = this.entries.find(({value}) => value === delivery);
    if (entry) {
      // No retry follows a redelivery.
      Object.assign(entry, {due: now, attempts: RETRIES.length});
    }
  }

  /** Forgets an endpoint with what is still to be sent to it. */
  remove(item: Item): void {
    this.endpoints.delete(textOf(item['id']));
    this.entries = this.entries.filter(({endpoint}) => endpoint.item !== item);
  }

  /** The attempts that are due, each of them once. */
  due(now: number): MockDelivery[] {
    return this.entries
      .filter(({due, endpoint}) => {
        const isEnabled = endpoint.item['status'] === 'enabled';
        return due !== null && due <= now && isEnabled;
      })
      .map((entry) => {
        entry.due = null;
        const {value, eventId, body, endpoint} = entry;
        const secrets = endpoint.secrets
          .filter(({until}) => until > now)
          .map(({secret}) => secret);
        return {value, url: textOf(endpoint.item['url']), eventId, secrets, body};
      });
  }

  record({value}: MockDelivery, attempt: MockAttempt, now: number): void {
    const entry = this.entries.find((one) => one.value === value);
    if (!entry) {
      return;
    }
    const {responseStatus} = attempt;
    const isDone =
      responseStatus !== null && responseStatus >= 200 && responseStatus < 300;
    const wait = RETRIES[entry.attempts];
    entry.attempts += 1;
    const isLast = isDone || responseStatus === 410 || wait === undefined;
    if (responseStatus === 410) {
      entry.endpoint.item['status'] = 'disabled';
    }
    entry.due = isLast ? null : now + wait;
    Object.assign(entry.value, {
      status: isDone ? 'delivered' : isLast ? 'failed' : 'pending',
      nextAttemptAt: entry.due === null ? null : timeText(entry.due),
      attempts: [
        ...(entry.value['attempts'] as readonly JsonValue[]),
        {attemptedAt: timeText(now), ...attempt},
      ],
    });
  }

  /** The latest deliveries, newest first. */
  list(): Omit<MockDelivery, 'secrets'>[] {
    return this.entries.toReversed();
  }
}
