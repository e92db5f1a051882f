import mockRules from '@generated/api-reference/default/mock-rules.json';
import {useSyncExternalStore} from 'react';
import {createMock, type MockRequest, type MockResponse} from '../api/plain';
import {keyPrefix} from '../site';

/** A request that the mock has responded to. */
export interface Sent {
  /** From 1, in the order they were sent. */
  number: number;
  time: Date;
  request: MockRequest;
  response: MockResponse;
}

/** What all operations of the site share in this tab, until it is closed or reloaded. */
export interface Session {
  /** The API key as it was typed. It is in memory only, and never stored or linked. */
  key: string;
  /** The newest first. */
  sent: readonly Sent[];
}

/** What stands for a key where none was typed. */
const TEST_KEY = `${keyPrefix}_test_example`;

/** More are not compared by anyone. */
const KEPT = 20;

const mock = createMock(mockRules);
const listeners = new Set<() => void>();
let session: Session = {key: '', sent: []};

function change(next: Partial<Session>): void {
  session = {...session, ...next};
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

export function typeKey(key: string): void {
  change({key});
}

/**
 * Lets the mock respond to a request.
 *
 * @param request without the key
 * @param fault a code of the operation that the mock is asked to respond with
 */
export function send(request: MockRequest, fault: string): Sent {
  const {sent, key} = session;
  const time = new Date();
  const headers = {
    ...request.headers,
    authorization: `Bearer ${key || TEST_KEY}`,
    ...(fault && {[mockRules.faultHeader]: fault}),
  };
  const one = {
    number: (sent[0]?.number ?? 0) + 1,
    time,
    request,
    response: mock.respond({...request, headers}, time.getTime()),
  };
  change({sent: [one, ...sent].slice(0, KEPT)});
  return one;
}
