import type {Fact} from '../site';
import {SpecError, type Schema} from './document';

/**
 * What a value may be, in a few words that begin with a small letter. What limits an
 * operation as a whole is a sentence.
 */
export interface ApiLimit {
  text: string;
  /** The standard it follows from: 'RFC 5322, section 2.1.1'. */
  source?: string;
  /** True while the owner has not confirmed the figure. */
  sample?: true;
}

/** Values of `src/site/facts.ts` by their id. */
export type Facts = Readonly<Record<string, Fact<unknown>>>;

/** How each kind of limit in `x-fact` is said. */
const FACT_TEXTS: Readonly<Record<string, (value: number) => string>> = {
  maximum: (value) => `at most ${String(value)}`,
  maxItems: (value) => `at most ${String(value)} entries`,
  messageMegabytes: (value) => `the whole message at most ${String(value)} MB`,
  daysAhead: (value) => `at most ${String(value)} days ahead`,
  rememberedHours: (value) => `remembered for ${String(value)} hours`,
  perSecond: (value) => `${String(value)} requests a second`,
  doneInDays: (value) => `The erasure is complete within ${String(value)} days.`,
  overlapHours: (value) => `The overlap lasts ${String(value)} hours.`,
};

/**
 * The owner's value of one limit.
 *
 * @param kind what it limits, a key of `x-fact`
 * @param id its id in `src/site/facts.ts`
 * @throws {SpecError} when there is no such kind, no such fact or no number in it
 */
export function readFact(
  kind: string,
  id: string,
  facts: Facts,
  where: string,
): {value: number; text: string; confirmed: boolean} {
  const say = FACT_TEXTS[kind];
  if (!say) {
    const kinds = Object.keys(FACT_TEXTS).join(', ');
    throw new SpecError(where, `x-fact "${kind}" is none of ${kinds}.`);
  }
  const fact = facts[id];
  if (typeof fact?.value !== 'number') {
    throw new SpecError(where, `x-fact "${id}" is not a number in src/site/facts.ts.`);
  }
  return {value: fact.value, text: say(fact.value), confirmed: fact.confirmed};
}

/**
 * The owner's limits on a schema or an error.
 *
 * @throws {SpecError} as `readFact` does
 */
export function factLimits(
  {'x-fact': wanted = {}}: Pick<Schema, 'x-fact'>,
  facts: Facts,
  where: string,
): ApiLimit[] {
  return Object.entries(wanted).map(([kind, id]) => {
    const {text, confirmed} = readFact(kind, id, facts, where);
    return {text, ...(!confirmed && {sample: true})};
  });
}

/** The limits that JSON Schema's own keywords set, in words. */
function keywordTexts(schema: Schema): string[] {
  const {minLength, maxLength, minimum, maximum, minItems, maxItems} = schema;
  const texts: string[] = [];
  if (minLength !== undefined) {
    texts.push(
      minLength === 1 ? 'not empty' : `at least ${String(minLength)} characters`,
    );
  }
  if (maxLength !== undefined) {
    texts.push(`at most ${String(maxLength)} characters`);
  }
  if (minimum !== undefined) {
    texts.push(`at least ${String(minimum)}`);
  }
  if (maximum !== undefined) {
    texts.push(`at most ${String(maximum)}`);
  }
  if (minItems !== undefined) {
    texts.push(minItems === 1 ? 'not empty' : `at least ${String(minItems)} entries`);
  }
  if (maxItems !== undefined) {
    texts.push(`at most ${String(maxItems)} entries`);
  }
  if (schema.uniqueItems) {
    texts.push('no entry twice');
  }
  return texts;
}

/**
 * Everything that limits a value, without what limits the values inside it.
 *
 * @throws {SpecError} for a pattern that `x-limit` does not put into words
 */
export function readLimits(schema: Schema, facts: Facts, where: string): ApiLimit[] {
  if (schema.pattern !== undefined && !schema['x-limit']) {
    throw new SpecError(where, 'say its pattern in words in x-limit.');
  }
  const source = schema['x-source'];
  const limits: ApiLimit[] = keywordTexts(schema).map((text) => ({text}));
  const last = limits.at(-1);
  if (source !== undefined) {
    // The source stands after the limits it is the source of, or alone.
    if (last) {
      last.source = source;
    } else {
      limits.push({text: `as in ${source}`});
    }
  }
  return [...limits, ...factLimits(schema, facts, where), ...(schema['x-limit'] ?? [])];
}
