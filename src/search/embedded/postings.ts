import {spellingsOf, stem} from '../terms';

/** Fields of a record lie one after the other, this far apart. */
const FIELD_SPAN = 100_000;

/** Where one term stands in one record: field times span, plus the word's place. */
export type Places = readonly number[];

/** What a field counts, and how long it usually is. */
export interface FieldWeight {
  weight: number;
  /** Words of a usual field; a longer one counts less a word. */
  usual: number;
}

/** A term and where it stands, by record. */
export interface Posting {
  term: string;
  places: ReadonlyMap<number, Places>;
}

/**
 * An inverted index with places: which records have a term, in which field, and what
 * stands next to it. Grows by whole records; nothing is ever taken out.
 */
export class Postings {
  /** By term: a record and a place, a record and a place; records in order. */
  readonly #terms = new Map<string, number[]>();
  /** Words of each field of each record. */
  readonly #lengths: number[][] = [];
  #sorted: string[] | undefined;

  get vocabulary(): Pick<ReadonlySet<string>, 'has'> {
    return this.#terms;
  }

  /** Every term, in order. */
  get terms(): readonly string[] {
    this.#sorted ??= [...this.#terms.keys()].sort();
    return this.#sorted;
  }

  /**
   * Adds the next record.
   *
   * @param fields text of each field, always in the same order
   */
  add(fields: readonly string[]): void {
    const record = this.#lengths.length;
    this.#sorted = undefined;
    this.#lengths.push(
      fields.map((text, field) => this.#putText(record, field * FIELD_SPAN, text)),
    );
  }

  #putText(record: number, begin: number, text: string): number {
    let place = begin;
    for (const {whole, parts} of spellingsOf(text)) {
      this.#putForms(whole, record, place);
      // Parts stand beside each other, so that they are found as neighbours too.
      parts.forEach((part, index) => {
        this.#putForms(part, record, place + index);
      });
      place += Math.max(1, parts.length);
    }
    return place - begin;
  }

  /** A word is found as it is, and by what its forms have in common. */
  #putForms(word: string, record: number, place: number): void {
    const stemmed = stem(word);
    this.#put(word, record, place);
    if (stemmed !== word) {
      this.#put(stemmed, record, place);
    }
  }

  #put(term: string, record: number, place: number): void {
    const places = this.#terms.get(term);
    if (places) {
      places.push(record, place);
    } else {
      this.#terms.set(term, [record, place]);
    }
  }

  #placesOf(term: string): Map<number, number[]> {
    const pairs = this.#terms.get(term) ?? [];
    const places = new Map<number, number[]>();
    for (let index = 0; index < pairs.length; index += 2) {
      const record = pairs[index] ?? 0;
      const place = pairs[index + 1] ?? 0;
      const known = places.get(record);
      if (known) {
        known.push(place);
      } else {
        places.set(record, [place]);
      }
    }
    return places;
  }

  /** A term, if there is one. */
  find(term: string): Posting[] {
    return this.#terms.has(term) ? [{term, places: this.#placesOf(term)}] : [];
  }

  /** Terms that begin with these letters and go on. */
  beginningWith(letters: string): Posting[] {
    const {terms} = this;
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') <= letters) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    const found: Posting[] = [];
    for (let term = terms[low]; term?.startsWith(letters); term = terms[low]) {
      found.push(...this.find(term));
      low += 1;
    }
    return found;
  }

  /** Several terms as neighbours, in this order; its places are those of the first. */
  findPhrase(phrase: readonly string[]): Posting[] {
    const [first = '', ...others] = phrase;
    const [head] = this.find(first);
    if (!head || others.some((term) => !this.#terms.has(term))) {
      return [];
    }
    const rest = others.map((term) => this.#placesOf(term));
    const found = new Map<number, Places>();
    for (const [record, places] of head.places) {
      const begins = places.filter((place) =>
        rest.every((records, index) => records.get(record)?.includes(place + index + 1)),
      );
      if (begins.length > 0) {
        found.set(record, begins);
      }
    }
    return found.size > 0 ? [{term: phrase.join(' '), places: found}] : [];
  }

  /**
   * How often a term stands in a record, each place counted by its field (BM25F: Robertson
   * and Zaragoza, The Probabilistic Relevance Framework, 2009, section 3.6).
   *
   * @param lengthShare how much a long field takes away, from 0 to 1
   */
  frequency(
    record: number,
    places: Places,
    fields: readonly FieldWeight[],
    lengthShare: number,
  ): number {
    let sum = 0;
    for (const place of places) {
      const field = Math.floor(place / FIELD_SPAN);
      const {weight, usual} = fields[field] ?? {weight: 0, usual: 1};
      const length = this.#lengths[record]?.[field] ?? usual;
      sum += weight / (1 - lengthShare + (lengthShare * length) / usual);
    }
    return sum;
  }
}

/**
 * How near two words stand to each other, from 1 for neighbours to 0 for different
 * fields or more than eight words between.
 */
export function nearness(a: Places, b: Places): number {
  let closest = 9;
  for (const one of a) {
    for (const other of b) {
      const distance = other > one ? other - one : (one - other) * 1.5;
      if (distance > 0 && distance < closest) {
        closest = distance;
      }
    }
  }
  return closest >= 9 ? 0 : 1 / closest;
}
