import {isStopWord, stem, wordsOf} from '../terms';
import {isDocs, type SearchRecord, type SearchResult} from '../types';
import {excerptOf, marked} from './excerpt';
import {readId} from './ids';
import {nearness, Postings, type Places, type Posting} from './postings';
import {contentStems, readQuery, type Group, type Variant} from './query';
import {routeAsked, routeOf, sameRoute, type Route} from './routes';
import {FIELDS, WEIGHTS} from './weights';

const MOST_PAGES = 8;
/** Of these, how many docs leave to the best other pages: `/contact/` when "contact" is asked. */
const KEPT_FOR_OTHERS = 2;
const MOST_OF_A_PAGE = 4;

interface Hit {
  id: number;
  record: SearchRecord;
  score: number;
}

/** What one word of a question found in one record. */
interface Match {
  score: number;
  /** How much of the word's meaning is there, from 0 to 1. */
  share: number;
  terms: string[];
  places: Places;
}

interface Found {
  group: Group;
  rarity: number;
  matches: Map<number, Match>;
}

/** What a record, or a page, has of a question. */
interface Evidence {
  score: number;
  share: number;
}

/**
 * Writers choose addresses with care: `#alignment` stands above 'When the three fit
 * together'. Anchors of API fields say nothing new.
 */
function addressWords(path: string, hash: string): string {
  const words = hash || (path.split('/').at(-2) ?? '');
  return words.includes('.') ? '' : words.replaceAll('-', ' ');
}

/** A page's top has its title as its heading: it does not count twice. */
function fieldsOf({path, hash, title, trail, ...record}: SearchRecord) {
  const {text, code, keywords, aliases} = record;
  const words: Readonly<Record<keyof typeof FIELDS, string>> = {
    heading: trail.at(-1) ?? title,
    title: trail.length > 0 ? title : '',
    keywords: hash ? '' : keywords.join(' ; '),
    aliases: aliases.join(' ; '),
    topic: hash ? keywords.join(' ; ') : '',
    path: trail.slice(0, -1).join(' ; '),
    address: addressWords(path, hash),
    code: code.join(' ; '),
    text,
  };
  return Object.values(words);
}

/** What may have a question word for word, as stems. */
interface Names {
  /** As they are: `rate_limited` is no `rate limit`. */
  letters: readonly [heading: string, address: string];
  /** Heading, address and aliases: what this very section is called. */
  names: string[];
  /** What the page is about, told of its top. */
  keywords: string[];
}

const NAMELESS: Names = {letters: ['', ''], names: [], keywords: []};

/** Stems in a row, for comparing word for word. */
function stemmed(text: string): string {
  return wordsOf(text)
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .map(stem)
    .join(' ');
}

/** Names from code among other words: `domain_not_verified` in a pasted error. */
function identifiersIn(query: string): Set<string> {
  const words = wordsOf(query);
  return new Set(
    words.length > 1
      ? words
          .filter(({parts}) => parts.length > 0)
          .map(({start, end}) => query.slice(start, end).toLowerCase())
      : [],
  );
}

/** What a heading gains, and an address half as often, whose letters are the question's. */
function toTheLetter({letters: [heading, address]}: Names, spelled: string): number {
  if (heading === spelled) {
    return WEIGHTS.same;
  }
  return address === spelled ? Math.sqrt(WEIGHTS.same) : 1;
}

/** The words of a text in small letters, their joints kept. */
function letters(text: string): string {
  return wordsOf(text)
    .map(({start, end}) => text.slice(start, end).toLowerCase())
    .join(' ');
}

/** What names gain that have a phrase word for word, or are nothing but that phrase. */
function literally({names, keywords}: Names, phrase: string): number {
  const isPhrase = phrase.includes(' ');
  if (names.includes(phrase)) {
    return isPhrase ? WEIGHTS.exact : WEIGHTS.literal;
  }
  const isInside = (line: string) => ` ${line} `.includes(` ${phrase} `);
  return keywords.includes(phrase) ||
    (isPhrase && (names.some(isInside) || keywords.some(isInside)))
    ? WEIGHTS.literal
    : 1;
}

/**
 * How much a heading is the question, no more and no less, from 0 to 1.
 *
 * @param question stems of what was meant, and how much each says
 */
function likeness(
  heading: readonly string[],
  question: ReadonlyMap<string, number>,
): number {
  const shared = heading.reduce((sum, term) => sum + (question.get(term) ?? 0), 0);
  const others = heading.filter((term) => !question.has(term)).length;
  const asked = [...question.values()].reduce((sum, rarity) => sum + rarity, 0);
  return shared === 0 ? 0 : (2 * shared) / (asked + shared + others / 2);
}

/** The records of the site with everything that is needed to find them. */
export class EmbeddedIndex {
  readonly #records: SearchRecord[] = [];
  /** How many of them are of the docs. */
  #docs = 0;
  /** Stems of each record's own heading. */
  readonly #headings: string[][] = [];
  readonly #names: Names[] = [];
  /** Operations of the API, by record. */
  readonly #routes = new Map<number, Route>();
  readonly #postings = new Postings();

  add(records: readonly SearchRecord[]): void {
    for (const record of records) {
      const {path, hash, trail, title, keywords, aliases} = record;
      const heading = trail.at(-1) ?? title;
      const route = routeOf(record);
      if (route) {
        this.#routes.set(this.#records.length, route);
      }
      this.#records.push(record);
      this.#docs += isDocs(record) ? 1 : 0;
      this.#headings.push(contentStems(heading));
      const own = [heading, addressWords(path, hash)];
      this.#names.push({
        letters: [letters(heading), letters(addressWords(path, hash))],
        names: [...own, ...aliases].map(stemmed),
        keywords: hash ? [] : keywords.map(stemmed),
      });
      this.#postings.add(fieldsOf(record));
    }
  }

  /**
   * @param asked any text
   * @returns best first: docs, then other pages; results of one page next to each other
   */
  search(asked: string): SearchResult[] {
    const query = readId(asked);
    const found = this.#read(query);
    const hits = this.#rank(query, found);
    const phrase = stemmed(query);
    const best = hits[0]?.score ?? 0;
    const bestIsDocs = hits[0] !== undefined && isDocs(hits[0].record);
    const pages = new Map<string, Hit[]>();
    for (const hit of hits) {
      const {path} = hit.record;
      // What a section of the docs is called by its writer is an answer, however much more
      // an article has of the word.
      const isCalled = this.#names[hit.id]?.names.includes(phrase) ?? false;
      const isAside = isDocs(hit.record) && !bestIsDocs && !isCalled;
      const floor = isAside ? WEIGHTS.weakestDocs : WEIGHTS.weakest;
      const found = pages.get(path);
      if (found) {
        const [first] = found;
        if (
          found.length < MOST_OF_A_PAGE &&
          hit.score > (first?.score ?? 0) * WEIGHTS.section
        ) {
          found.push(hit);
        }
      } else if (hit.score >= best * floor) {
        pages.set(path, [hit]);
      }
    }
    const ofDocs = ([hit]: Hit[]) => hit !== undefined && isDocs(hit.record);
    const all = [...pages.values()];
    const others = all.filter((page) => !ofDocs(page));
    const mostDocs = MOST_PAGES - Math.min(others.length, KEPT_FOR_OTHERS);
    return [...all.filter(ofDocs).slice(0, mostDocs), ...others]
      .slice(0, MOST_PAGES)
      .flat()
      .map(({id, record}) => {
        const terms = found.flatMap(({matches}) => matches.get(id)?.terms ?? []);
        return resultOf(record, new Set(terms.flatMap(markable)));
      });
  }

  #read(query: string): Found[] {
    return readQuery(query, this.#postings).map((group) => {
      const matches = this.#find(group);
      return {group, matches, rarity: this.#rarity(matches)};
    });
  }

  #rank(query: string, found: readonly Found[]): Hit[] {
    const phrase = stemmed(query);
    const spelled = letters(query);
    const identifiers = identifiersIn(query);
    const route = routeAsked(query);
    const asked = found.filter(({group, matches}) => !group.optional && matches.size > 0);
    // A word that no text has is no reason to prefer one text to another.
    const whole = asked.reduce((sum, {rarity}) => sum + rarity, 0);
    const question = new Map(
      found.flatMap(({group, rarity}) => group.meant.map((term) => [term, rarity])),
    );
    const own = this.#gather(found, (id) => id);
    const pages = this.#gather(found, (id) => this.#records[id]?.path ?? '');
    const weigh = ({score, share}: Evidence) => {
      const coverage = whole === 0 ? 1 : Math.min(1, share / whole);
      return score * (WEIGHTS.least + (1 - WEIGHTS.least) * coverage ** WEIGHTS.coverage);
    };
    return [...own]
      .flatMap(([id, evidence]): Hit[] => {
        const record = this.#records[id];
        if (!record) {
          return [];
        }
        const page = pages.get(record.path) ?? evidence;
        const alike = likeness(this.#headings[id] ?? [], question);
        const names = this.#names[id] ?? NAMELESS;
        const isNamed = names.letters.some((one) => identifiers.has(one));
        const literal =
          literally(names, phrase) *
          (isNamed ? WEIGHTS.named : toTheLetter(names, spelled));
        const top = record.hash ? 1 : asked.length > 1 ? WEIGHTS.top : WEIGHTS.topic;
        const score =
          (weigh(evidence) + WEIGHTS.near * this.#nearness(id, asked)) *
            (1 + WEIGHTS.alike * alike) *
            top *
            literal *
            record.weight +
          WEIGHTS.page * weigh(page);
        const own = route && this.#routes.get(id);
        const routed = own ? WEIGHTS.route * sameRoute(route, own) : 0;
        return [{id, record, score: score * WEIGHTS.kinds[record.kind] + routed}];
      })
      .sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /** Sums up what was found: by record, or by page with each word's best. */
  #gather<Key>(found: readonly Found[], keyOf: (id: number) => Key): Map<Key, Evidence> {
    const all = new Map<Key, Evidence>();
    for (const {group, matches, rarity} of found) {
      const best = new Map<Key, Evidence>();
      for (const [id, {score, share}] of matches) {
        const key = keyOf(id);
        const before = best.get(key);
        best.set(key, {
          score: Math.max(score, before?.score ?? 0),
          share: Math.max(share, before?.share ?? 0),
        });
      }
      for (const [key, {score, share}] of best) {
        const sum = all.get(key) ?? {score: 0, share: 0};
        sum.score += score * rarity ** WEIGHTS.rarity * group.weight;
        sum.share += group.optional ? 0 : share * rarity;
        all.set(key, sum);
      }
    }
    return all;
  }

  #isDocs(id: number): boolean {
    const record = this.#records[id];
    return record !== undefined && isDocs(record);
  }

  /** How near each two neighbours of the question stand in a record. */
  #nearness(id: number, asked: readonly Found[]): number {
    return asked.slice(1).reduce((sum, {matches, rarity}, index) => {
      const before = asked[index];
      const here = matches.get(id);
      const there = before?.matches.get(id);
      return here && there
        ? sum +
            nearness(there.places, here.places) *
              Math.min(here.share, there.share) *
              Math.min(rarity, before?.rarity ?? 0)
        : sum;
    }, 0);
  }

  /**
   * From nearly 0 for a word that all records have to 1 for a word that one has. Where
   * the docs have the word they alone are counted: what is rare there stays so, however
   * many articles are published.
   */
  #rarity(matches: ReadonlyMap<number, Match>): number {
    const inDocs = [...matches].filter(([id]) => this.#isDocs(id));
    const counted = inDocs.length > 0 ? inDocs : [...matches];
    const all = inDocs.length > 0 ? this.#docs : this.#records.length;
    const own = counted.filter(([, {share}]) => share >= WEIGHTS.stem).length;
    const count = own || counted.length;
    return count === 0 ? 1 : Math.log(1 + all / count) / Math.log(1 + all);
  }

  #postingsOf({term, prefix}: Variant): Posting[] {
    if (prefix) {
      return this.#postings.beginningWith(term);
    }
    return term.includes(' ')
      ? this.#postings.findPhrase(term.split(' '))
      : this.#postings.find(term);
  }

  /** Records that have a word in any of its variants, each by its best. */
  #find({variants}: Group): Map<number, Match> {
    const best = new Map<number, Match>();
    const fields = Object.values(FIELDS);
    for (const variant of variants) {
      for (const {term, places} of this.#postingsOf(variant)) {
        // The more letters are missing, the less sure it is.
        const begun = variant.prefix ? (variant.term.length / term.length) ** 0.5 : 1;
        const weight = variant.weight * begun;
        for (const [id, where] of places) {
          const often = this.#postings.frequency(id, where, fields, WEIGHTS.length);
          const score = (weight * often) / (often + WEIGHTS.enough);
          const before = best.get(id);
          if (!before) {
            best.set(id, {score, share: weight, terms: [term], places: where});
          } else {
            before.terms.push(term);
            before.score = Math.max(before.score, score);
            if (weight > before.share) {
              before.share = weight;
              before.places = where;
            }
          }
        }
      }
    }
    return best;
  }
}

/** The words of a phrase are marked one by one. */
function markable(term: string): string[] {
  return term.split(' ').filter((word) => !isStopWord(word));
}

function resultOf(
  {path, hash, kind, title, trail, text}: SearchRecord,
  terms: ReadonlySet<string>,
): SearchResult {
  return {
    path,
    hash,
    kind,
    title: marked(title, terms),
    trail: trail.map((heading) => marked(heading, terms)),
    excerpt: excerptOf(text, terms),
  };
}
