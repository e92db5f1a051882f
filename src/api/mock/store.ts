import type {JsonValue} from '../document';
import type {MockMode} from './types';

/** An object that the API keeps: an email, a contact, an endpoint. */
export type Item = Record<string, JsonValue>;

/** How many objects of one kind are kept; the oldest go first. */
const KEPT = 10_000;

/** What live and test keys have in common, with all that is below it. */
const SHARED = /^\/(?:projects|domains)\b/;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that no other object has, as far as chance allows. */
export function randomText(length: number): string {
  return Array.from(
    {length},
    () => LETTERS[Math.floor(Math.random() * LETTERS.length)],
  ).join('');
}

/** An ID like `em_7Qx2mB41`. */
export const newId = (prefix: string) => `${prefix}_${randomText(8)}`;

/** A time as the API writes it: in UTC, in seconds. */
export const timeText = (time: number) =>
  new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/** A value of an object as text, which is empty without one. */
export function textOf(value: JsonValue | undefined): string {
  const text = value ?? '';
  return typeof text === 'string' ? text : JSON.stringify(text);
}

/** What an object is found by. */
export const keyOf = (item: Item) => textOf(item['id'] ?? item['name']);

/**
 * The objects, by the path of the collection that they are in. The examples of the
 * document are there from the start, so that what the docs print works as printed.
 */
export class Store {
  private readonly collections = new Map<string, Map<string, Item>>();
  private readonly examples = new WeakSet<Item>();
  private readonly numbers = new WeakMap<Item, number>();
  private count = 0;

  /** @param path actual path of a collection: `/webhooks/wh_1/deliveries` */
  in(mode: MockMode, path: string): Map<string, Item> {
    const name = SHARED.test(path) ? path : `${mode} ${path}`;
    const found = this.collections.get(name) ?? new Map<string, Item>();
    this.collections.set(name, found);
    return found;
  }

  add(mode: MockMode, path: string, item: Item, key = keyOf(item)): void {
    const collection = this.in(mode, path);
    collection.delete(key);
    collection.set(key, item);
    this.count += 1;
    this.numbers.set(item, this.count);
    const [oldest] = collection.keys();
    if (collection.size > KEPT && oldest !== undefined) {
      collection.delete(oldest);
    }
  }

  /** A text that sorts objects as they were created. */
  ageOf(item: Item): string {
    return String(this.numbers.get(item) ?? 0).padStart(12, '0');
  }

  /** Finds an object by its ID, its name, or a contact by its address. */
  find(mode: MockMode, path: string, key: string): Item | undefined {
    const collection = this.in(mode, path);
    return (
      collection.get(key) ??
      (path === '/contacts'
        ? [...collection.values()].find(
            ({email}) => textOf(email).toLowerCase() === key.toLowerCase(),
          )
        : undefined)
    );
  }

  addExample(mode: MockMode, path: string, item: Item, key = keyOf(item)): void {
    this.examples.add(item);
    this.add(mode, path, item, key);
  }

  /**
   * Whether an object is an example that no request has changed yet. Whatever its state,
   * the first change is allowed, as the docs show each change with the same ID.
   */
  isExample(item: Item): boolean {
    return this.examples.has(item);
  }

  change(item: Item, changes: Readonly<Item>): void {
    this.examples.delete(item);
    Object.assign(item, changes);
  }
}

/** What happens later, in order. */
export class Timeline {
  private entries: {at: number; run: (now: number) => void}[] = [];

  plan(at: number, run: (now: number) => void): void {
    const before = this.entries.findLastIndex((entry) => entry.at <= at);
    this.entries.splice(before + 1, 0, {at, run});
  }

  advance(now: number): void {
    let [next] = this.entries;
    while (next && next.at <= now) {
      this.entries.shift();
      next.run(next.at);
      [next] = this.entries;
    }
  }
}

/** A place in a list as a cursor, and back; nothing for what is no cursor. */
const cursorOf = (key: string) => `cur_${btoa(encodeURIComponent(key))}`;
function placeOf(cursor: string): string | undefined {
  try {
    return decodeURIComponent(atob(cursor.replace(/^cur_/, '')));
  } catch {
    return undefined;
  }
}

/**
 * One page of a list.
 *
 * @param byName whether the list is sorted by name, and not from the newest to the oldest
 * @returns nothing for an invalid cursor
 */
export function pageOf(
  items: readonly Item[],
  store: Store,
  byName: boolean,
  limit: number,
  cursor: string | undefined,
): {data: Item[]; nextCursor: string | null} | undefined {
  const after = cursor === undefined ? '' : placeOf(cursor);
  if (after === undefined) {
    return undefined;
  }
  const direction = byName ? 1 : -1;
  const rest = items
    .map((item) => ({
      item,
      key: byName ? `${textOf(item['name'])} ${keyOf(item)}` : store.ageOf(item),
    }))
    .filter(({key}) => after === '' || (byName ? key > after : key < after))
    .toSorted((one, other) => (one.key < other.key ? -direction : direction));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map(({item}) => item),
    nextCursor: rest.length > limit && last ? cursorOf(last.key) : null,
  };
}
