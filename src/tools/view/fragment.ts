/**
 * The state of a tool's form as text: read from the form, and from a link that somebody
 * shares. One reader for both, so that a link can hold nothing the form cannot.
 */

/** What FormData and URLSearchParams have in common. */
export interface FieldSource {
  getAll: (name: string) => readonly unknown[];
}

/** How one field is read and written. */
export interface Entry<Value> {
  initial: Value;
  /** The value, or nothing where what was given is not one of this field's. */
  read: (given: readonly string[]) => Value | undefined;
  write: (value: Value) => readonly string[];
}

/** A tool's fields by name. The names stand in shared links: keep them. */
export type Shape<State> = {readonly [Name in keyof State]: Entry<State[Name]>};

const controls = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** Without control characters and halves of characters; never longer than `max`. */
function clean(text: string, max: number): string {
  return text.slice(0, max).replace(controls, ' ');
}

/** One line of text, cut at `max` UTF-16 units. */
export function textEntry(max: number): Entry<string> {
  return {
    initial: '',
    read: ([first]) => (first === undefined ? undefined : clean(first, max)),
    write: (value) => [value],
  };
}

/** Several lines of text, cut at `max` UTF-16 units. */
export function linesEntry(max: number): Entry<string> {
  return {
    initial: '',
    read: ([first]) =>
      first
        ?.replace(/\r\n?/g, '\n')
        .slice(0, max)
        .split('\n')
        .map((line) => clean(line, max))
        .join('\n'),
    write: (value) => [value],
  };
}

/** A box to tick. */
export function flagEntry(): Entry<boolean> {
  return {
    initial: false,
    read: (given) => given.includes('1'),
    write: (value) => (value ? ['1'] : []),
  };
}

/** One of a few values. */
export function choiceEntry<Value extends string>(
  options: readonly Value[],
  initial: Value,
): Entry<Value> {
  return {
    initial,
    read: ([first]) => options.find((option) => option === first),
    write: (value) => [value],
  };
}

/** Any number of known values, each at most once, in the order of `options`. */
export function severalEntry(options: readonly string[]): Entry<readonly string[]> {
  return {
    initial: [],
    read: (given) => options.filter((option) => given.includes(option)),
    write: (value) => value,
  };
}

function names<State>(shape: Shape<State>): (keyof State & string)[] {
  return Object.keys(shape) as (keyof State & string)[];
}

/** The state of a form nobody has touched. */
export function initialState<State>(shape: Shape<State>): State {
  return Object.fromEntries(
    names(shape).map((name) => [name, shape[name].initial]),
  ) as State;
}

/**
 * Reads a state. Fields that are missing or hold what they cannot hold have their
 * initial value; names that are not in the shape are passed over.
 *
 * @param source FormData, or the URLSearchParams of a fragment
 */
export function readState<State>(shape: Shape<State>, source: FieldSource): State {
  return Object.fromEntries(
    names(shape).map((name) => {
      const given = source.getAll(name).filter((value) => typeof value === 'string');
      return [name, shape[name].read(given) ?? shape[name].initial];
    }),
  ) as State;
}

/** Reads the state in `location.hash`, with or without its `#`. */
export function readFragment<State>(shape: Shape<State>, hash: string): State {
  return readState(shape, new URLSearchParams(hash.replace(/^#/, '')));
}

/**
 * Writes what differs from an untouched form.
 *
 * @returns a fragment without its `#`; empty where nothing differs
 */
export function writeFragment<State>(shape: Shape<State>, state: State): string {
  const pairs = names(shape).flatMap((name) => {
    const {initial, write} = shape[name];
    const values = write(state[name]);
    return values.join('\n') === write(initial).join('\n')
      ? []
      : values.map((value) => [name, value]);
  });
  return new URLSearchParams(pairs).toString();
}
