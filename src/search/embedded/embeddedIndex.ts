import MiniSearch from 'minisearch';
import {stem, termsOf, wordsOf} from '../terms';
import {isDocs, type SearchRecord, type SearchResult} from '../types';
import {excerptOf, marked} from './excerpt';
import {contentStems, readQuery, type Group} from './query';
import {WEIGHTS} from './weights';

const MOST_PAGES = 8;
const MOST_OF_A_PAGE = 4;

interface Document {
  id: number;
  heading: string;
  title: string;
  keywords: string;
  topic: string;
  path: string;
  address: string;
  code: string;
  text: string;
}

interface Hit {
  record: SearchRecord;
  score: number;
  /** Terms of the index that were found in it. */
  terms: Set<string>;
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
function documentOf(
  {path, hash, title, trail, text, code, keywords}: SearchRecord,
  id: number,
): Document {
  return {
    id,
    text,
    title: trail.length > 0 ? title : '',
    heading: trail.at(-1) ?? title,
    address: addressWords(path, hash),
    path: trail.slice(0, -1).join(' '),
    keywords: hash ? '' : keywords.join(' '),
    topic: hash ? keywords.join(' ') : '',
    code: code.join(' '),
  };
}

/** Stems in a row, for comparing word for word. */
function stemmed(text: string): string {
  return wordsOf(text)
    .map(({whole}) => stem(whole))
    .join(' ');
}

/** A phrase somewhere in a line, or a word that is the whole line. */
function says(lines: readonly string[], phrase: string): boolean {
  return lines.some((line) =>
    phrase.includes(' ') ? ` ${line} `.includes(` ${phrase} `) : line === phrase,
  );
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
  /** Stems of each record's own heading. */
  readonly #headings: string[][] = [];
  /** What has the question word for word: heading, address, keywords, as stems. */
  readonly #phrases: string[][] = [];
  readonly #vocabulary = new Set<string>();
  readonly #index = new MiniSearch<Document>({
    fields: Object.keys(WEIGHTS.fields),
    tokenize: termsOf,
    processTerm: (term) => {
      this.#vocabulary.add(term);
      return term;
    },
    searchOptions: {tokenize: (term) => [term], processTerm: (term) => term},
  });

  add(records: readonly SearchRecord[]): void {
    const first = this.#records.length;
    this.#records.push(...records);
    this.#headings.push(
      ...records.map(({trail, title}) => contentStems(trail.at(-1) ?? title)),
    );
    this.#phrases.push(
      ...records.map(({path, hash, trail, title, keywords}) =>
        [trail.at(-1) ?? title, addressWords(path, hash), ...(hash ? [] : keywords)].map(
          stemmed,
        ),
      ),
    );
    this.#index.addAll(records.map((record, index) => documentOf(record, first + index)));
  }

  /**
   * @param query any text
   * @returns best first: docs, then other pages; results of one page next to each other
   */
  search(query: string): SearchResult[] {
    const hits = this.#rank(query);
    const best = hits[0]?.score ?? 0;
    const bestIsDocs = hits[0] !== undefined && isDocs(hits[0].record);
    const pages = new Map<string, Hit[]>();
    for (const hit of hits) {
      const {path} = hit.record;
      const isAside = isDocs(hit.record) && !bestIsDocs;
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
    return [...all.filter(ofDocs), ...all.filter((page) => !ofDocs(page))]
      .slice(0, MOST_PAGES)
      .flat()
      .map(resultOf);
  }

  #rank(query: string): Hit[] {
    const phrase = stemmed(query);
    const question = new Map<string, number>();
    let required = 0;
    const found = new Map<number, {score: number; share: number; terms: Set<string>}>();
    let whole = 0;
    for (const group of readQuery(query, this.#vocabulary)) {
      const matches = this.#find(group);
      const rarity = this.#rarity(matches.size);
      // A word that no text has is no reason to prefer one text to another.
      whole += group.optional || matches.size === 0 ? 0 : rarity;
      required += group.optional ? 0 : 1;
      group.meant.forEach((term) => question.set(term, rarity));
      for (const [id, {score, terms, share}] of matches) {
        const hit = found.get(id) ?? {score: 0, share: 0, terms: new Set<string>()};
        hit.score += score * rarity ** WEIGHTS.rarity;
        hit.share += group.optional ? 0 : share * rarity;
        terms.forEach((term) => hit.terms.add(term));
        found.set(id, hit);
      }
    }
    return [...found]
      .flatMap(([id, {score, share, terms}]): Hit[] => {
        const record = this.#records[id];
        if (!record) {
          return [];
        }
        const coverage = whole === 0 ? 1 : Math.min(1, share / whole);
        const alike = likeness(this.#headings[id] ?? [], question);
        const literal = says(this.#phrases[id] ?? [], phrase) ? WEIGHTS.literal : 1;
        const {least} = WEIGHTS;
        const top = record.hash ? 1 : required > 1 ? WEIGHTS.top : WEIGHTS.topic;
        const factor =
          (least + (1 - least) * coverage ** WEIGHTS.coverage) *
          (1 + WEIGHTS.alike * alike);
        return [
          {
            record,
            terms,
            score:
              score * factor * top * literal * record.weight * WEIGHTS.kinds[record.kind],
          },
        ];
      })
      .sort((a, b) => b.score - a.score);
  }

  /** From nearly 0 for a word that all records have to 1 for a word that one has. */
  #rarity(matches: number): number {
    const all = this.#records.length;
    return matches === 0 ? 1 : Math.log(1 + all / matches) / Math.log(1 + all);
  }

  /** Records that have a word in any of its variants, each by its best. */
  #find({variants}: Group) {
    const best = new Map<number, {score: number; share: number; terms: string[]}>();
    for (const {term, weight, prefix} of variants) {
      for (const {id, score, terms} of this.#index.search(term, {
        prefix,
        boost: WEIGHTS.fields,
      })) {
        const weighed = score * weight;
        const before = best.get(id as number);
        best.set(id as number, {
          score: Math.max(weighed, before?.score ?? 0),
          share: Math.max(weight, before?.share ?? 0),
          terms: [...(before?.terms ?? []), ...terms],
        });
      }
    }
    return best;
  }
}

function resultOf({
  record: {path, hash, kind, title, trail, text},
  terms,
}: Hit): SearchResult {
  return {
    path,
    hash,
    kind,
    title: marked(title, terms),
    trail: trail.map((heading) => marked(heading, terms)),
    excerpt: excerptOf(text, terms),
  };
}
