// cspell:words ewbhoko glid isrocketverified planb schedlue shcedlue unsned vszzzz wbhook xort zzcode
import {
  contentStems,
  lettersDiffer,
  readQuery,
  typosBetween,
  type Group,
} from '../embedded/query';
import {WEIGHTS} from '../embedded/weights';
import {stem} from '../terms';

/** Reads a question for an index that has only these words, and their stems. */
function read(query: string, ...words: string[]): Group[] {
  const vocabulary = new Set(words.flatMap((word) => [word, stem(word)]));
  return readQuery(query, {vocabulary, terms: [...vocabulary].sort()});
}

/** What is looked for, longer words with a star, and how much it counts. */
const lookedFor = (group: Group | undefined) =>
  group?.variants.map(({term, weight, prefix}) => [prefix ? `${term}*` : term, weight]);

/** How much a term counts at most; nothing where it is not looked for. */
function countOf(group: Group | undefined, term: string): number | undefined {
  const weights = group?.variants
    .filter((one) => one.term === term && !one.prefix)
    .map(({weight}) => weight);
  return weights?.length ? Math.max(...weights) : undefined;
}

const meant = (groups: readonly Group[]) => groups.map((group) => group.meant);

describe('a word of the question', () => {
  it('is found as it is, by its stem, and as a beginning while it is the last', () => {
    const [first, last, ...others] = read('rockets glide', 'rockets', 'glides');
    expect(lookedFor(first)).toEqual([
      ['rockets', 1],
      ['rocket', WEIGHTS.stem],
    ]);
    expect(lookedFor(last)).toEqual([
      ['glide', 1],
      ['glid', WEIGHTS.stem],
      ['glide*', WEIGHTS.prefix],
    ]);
    expect(first).toMatchObject({meant: ['rocket'], optional: false, weight: 1});
    expect(others).toEqual([]);
  });

  it('is known when the texts have another form of it', () => {
    const [group] = read('glide today', 'glides', 'today');
    expect(group?.meant).toEqual(['glid']);
    expect(lookedFor(group)).toEqual([
      ['glide', 1],
      ['glid', WEIGHTS.stem],
    ]);
  });

  it('is looked for once when it is its own stem', () => {
    expect(lookedFor(read('rocket today', 'rocket', 'today')[0])).toEqual([
      ['rocket', 1],
    ]);
  });

  it.each([
    ['no beginning as a single letter', 'b', ['b']],
    ['a beginning as two letters at the end', 'zq', ['zq', 'zq*']],
    ['no beginning as two letters before others', 'zq today', ['zq']],
    ['a beginning as three unknown letters', 'zqx today', ['zqx', 'zqx*']],
  ])('is %s', (_, query, terms) => {
    const [group] = read(query, 'today', 'b');
    expect(lookedFor(group)?.map(([term]) => term)).toEqual(terms);
  });

  it('is found by its synonyms, which count less', () => {
    expect(lookedFor(read('spf', 'spf')[0])).toEqual([
      ['spf', 1],
      ['spf*', WEIGHTS.prefix],
      ['sender policy framework', WEIGHTS.synonym],
    ]);
  });

  it('has no synonyms as one word of a phrase that has', () => {
    expect(countOf(read('sender', 'sender', 'spf')[0], 'spf')).toBeUndefined();
  });

  it('is not read beyond the first 600 characters', () => {
    const groups = read(`${'zq '.repeat(200)}webhook`, 'webhook');
    expect(groups).toHaveLength(200);
  });
});

describe('a mistyped word', () => {
  it.each([
    ['a letter missing', 'wbhook', 'webhook'],
    ['four letters, two swapped', 'prot', 'port'],
    ['eight letters, twice two swapped', 'shcedlue', 'schedule'],
  ])('is corrected: %s', (_, typed, word) => {
    const [group] = read(`${typed} today`, word, 'today');
    expect(countOf(group, word)).toBe(WEIGHTS.typo);
    expect(group?.meant).toContain(stem(word));
  });

  it.each([
    ['too short', 'prt', 'port'],
    ['two typos in seven letters', 'ewbhoko', 'webhook'],
    ['the same letters in another order', 'trop', 'port'],
    ['a number', '5.7.16', '5.7.15'],
    ['a word that the texts have', 'sort', 'port', 'sort'],
    ['the beginning of a word that the texts have', 'webh', 'web', 'webhook'],
    ['a word with synonyms', 'unsend', 'unsent'],
  ])('is none: %s', (_, typed, word, ...others) => {
    const [group] = read(`${typed} today`, word, 'today', ...others);
    expect(countOf(group, word)).toBeUndefined();
  });

  it('is corrected to the nearest words only', () => {
    const [group] = read('schedlue', 'schedule', 'scheduled');
    expect(countOf(group, 'schedule')).toBe(WEIGHTS.typo);
    expect(countOf(group, 'scheduled')).toBeUndefined();
  });

  it('is found by the stem and the synonyms of what was meant, which count less', () => {
    const [schedule] = read('schedlue', 'schedule');
    expect(countOf(schedule, 'schedul')).toBeCloseTo(WEIGHTS.typo * WEIGHTS.stem);
    const [unsend] = read('unsned', 'unsend');
    expect(countOf(unsend, 'stop')).toBeCloseTo(WEIGHTS.typo * WEIGHTS.synonym);
  });

  it('may mean the heading of any of its first guesses, but not of all', () => {
    const [group] = read('xort', 'fort', 'mort', 'port', 'sort', 'tort');
    expect(group?.variants.length).toBeGreaterThan(8);
    expect(group?.meant).toHaveLength(8);
    expect(group?.meant).toEqual(expect.arrayContaining(['xort', 'fort', 'mort']));
  });
});

describe('two words in one', () => {
  it('are found as neighbours', () => {
    const [group] = read('vscode', 'vs', 'code');
    expect(countOf(group, `vs ${stem('code')}`)).toBe(WEIGHTS.halves);
  });

  it.each([
    ['the first is unknown', 'zzcode', 'code'],
    ['the second is unknown', 'vszzzz', 'vs'],
    ['the second is a single letter', 'planb', 'plan', 'b'],
  ])('are none where %s', (_, query, ...words) => {
    const [group] = read(query, ...words);
    expect(group?.variants.filter(({term}) => term.includes(' '))).toEqual([]);
  });
});

describe('one word in two', () => {
  it.each([
    ['neither half is known', 'web hook', ['webhook']],
    ['one half is unknown', 'web hook', ['webhook', 'web']],
    ['the texts have the singular', 'web hooks', ['webhook']],
  ])('is read as one where %s', (_, query, words) => {
    const groups = read(query, ...words);
    expect(meant(groups)).toEqual([['webhook']]);
    expect(countOf(groups[0], query.replace(' ', ''))).toBe(1);
  });

  it('stays two where both are known, and is looked for as one, too', () => {
    const groups = read('web hooks', 'web', 'hook', 'webhook', 'webhooks');
    expect(meant(groups)).toEqual([['web'], ['hook'], ['webhook']]);
    expect(groups[2]).toEqual({
      meant: ['webhook'],
      variants: [
        {term: 'webhooks', weight: 1, prefix: false},
        {term: 'webhook', weight: WEIGHTS.stem, prefix: false},
      ],
      optional: true,
      weight: WEIGHTS.joined,
    });
  });

  it.each([
    ['with a number behind it', 'sha 256', 'sha256', true],
    ['with a number before it', '8 bit', '8bit', true],
    ['but not when it is a number', '5 7', '57', false],
  ])('is joined %s', (_, query, whole, isJoined) => {
    const groups = read(query, whole, ...query.split(' '));
    expect(groups.some((group) => countOf(group, whole) === 1)).toBe(isJoined);
  });
});

describe('a phrase with another name', () => {
  it('is one thing, found by that name and a little by its words', () => {
    const groups = read('the data processing agreement?', 'dpa', 'process');
    const [group] = groups;
    expect(groups).toHaveLength(1);
    expect(group).toMatchObject({
      meant: ['data', 'process', stem('agreement')],
      optional: false,
      weight: 3,
    });
    expect(countOf(group, `data process ${stem('agreement')}`)).toBe(1);
    expect(countOf(group, 'dpa')).toBe(WEIGHTS.phrase);
    expect(countOf(group, 'processing')).toBe(WEIGHTS.phraseWord);
    expect(countOf(group, 'process')).toBe(WEIGHTS.phraseWord);
  });

  it('is not found by its stop words', () => {
    const [group] = read('right to be forgotten', 'gdpr');
    expect(group?.meant).not.toContain('be');
    expect(countOf(group, 'right')).toBe(WEIGHTS.phraseWord);
    expect(countOf(group, 'be')).toBeUndefined();
  });

  it('leaves the words around it alone', () => {
    const groups = read('webhooks sender policy framework webhooks', 'webhook', 'spf');
    expect(meant(groups)).toEqual([
      ['webhook'],
      ['sender', 'policy', 'framework'],
      ['webhook'],
    ]);
  });
});

describe('words that say little', () => {
  it('are left out beside others', () => {
    expect(meant(read('what is a webhook', 'what', 'webhook'))).toEqual([['webhook']]);
  });

  it('are looked for where there are no others', () => {
    expect(read('what is this', 'what', 'is', 'this')).toHaveLength(3);
    expect(read('works', 'works')[0]).toMatchObject({optional: false, weight: 1});
  });

  it('count a little when they say something', () => {
    expect(read('works today', 'works', 'today')[0]).toEqual({
      meant: ['work'],
      variants: [
        {term: 'works', weight: 1, prefix: false},
        {term: 'work', weight: WEIGHTS.stem, prefix: false},
      ],
      optional: true,
      weight: WEIGHTS.soft,
    });
  });
});

describe('an identifier', () => {
  it('is one word that the texts have, and its parts count a little', () => {
    const groups = read('is_rocket_verified', 'isrocketverified', 'rocket', 'verified');
    expect(groups).toMatchObject([
      {meant: ['rocket', stem('verified')], optional: false, weight: 1},
      {meant: [], optional: true, weight: WEIGHTS.part},
      {meant: [], optional: true, weight: WEIGHTS.part},
    ]);
    expect(countOf(groups[0], 'isrocketverified')).toBe(1);
    expect(lookedFor(groups[1])).toEqual([['rocket', 1]]);
  });

  it('that no text has is its parts', () => {
    const groups = read('rocket_verified', 'rocket', 'verified');
    expect(groups).toMatchObject([
      {meant: ['rocket'], optional: false, weight: 1},
      {meant: [stem('verified')], optional: false, weight: 1},
    ]);
    expect(groups).toHaveLength(2);
  });
});

it('knows what a heading is about: its words and the parts of its identifiers', () => {
  expect(contentStems('The scheduledAt of webhooks')).toEqual(['schedul', 'webhook']);
});

it.each([
  ['', 'ab', 2],
  ['hook', 'webhook', 3],
  ['ab', 'xy', 2],
  ['xa', 'ay', 2],
  ['ax', 'ya', 2],
  ['ab', 'ba', 1],
])('counts the typos between “%s” and “%s”', (one, other, typos) => {
  expect(typosBetween(one, other, 3)).toBe(typos);
  expect(typosBetween(other, one, 3)).toBe(typos);
});

it('allows two letters to differ for each typo', () => {
  expect(lettersDiffer('ab', '', 1)).toBe(false);
  expect(lettersDiffer('abc', '', 1)).toBe(true);
});
