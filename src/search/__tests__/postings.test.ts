import {nearness, Postings} from '../embedded/postings';

/** Where the second field of a record begins. */
const SECOND = 100_000;

/** An index of records, each a heading and a text. */
function postingsOf(...records: [heading: string, text?: string][]): Postings {
  const postings = new Postings();
  for (const [heading, text = ''] of records) {
    postings.add([heading, text]);
  }
  return postings;
}

/** By record, where a phrase, or a word, stands. */
function placesOf(postings: Postings, phrase: string) {
  return postings.findPhrase(phrase.split(' ')).flatMap(({places}) => [...places]);
}

it('knows the words and their stems in order, and more with each record', () => {
  const postings = postingsOf(['Zebra schedules']);
  expect(postings.terms).toEqual(['schedul', 'schedules', 'zebra']);
  postings.add(['Dog']);
  expect(postings.terms).toEqual(['dog', 'schedul', 'schedules', 'zebra']);
  expect(postings.vocabulary.has('dog')).toBe(true);
  expect(postings.vocabulary.has('do')).toBe(false);
});

describe('a word', () => {
  it('is found in every record, field and place that has it', () => {
    const postings = postingsOf(['Send email', 'The email is sent'], ['Else'], ['Email']);
    expect(postings.find('email')).toEqual([
      {
        term: 'email',
        places: new Map([
          [0, [1, SECOND + 1]],
          [2, [0]],
        ]),
      },
    ]);
  });

  it('is found by its stem', () => {
    const [posting] = postingsOf(['It schedules']).find('schedul');
    expect(posting?.places).toEqual(new Map([[0, [1]]]));
  });

  it('that no record has is not found', () => {
    expect(postingsOf(['Email']).find('webhook')).toEqual([]);
  });

  it('of several parts is found as one, and by its parts, which stand in a row', () => {
    const postings = postingsOf(['The domain_not_verified error']);
    const places = ['domainnotverified', 'domain', 'not', 'verified', 'error'].map(
      (term) => postings.find(term)[0]?.places.get(0),
    );
    expect(places).toEqual([[1], [1], [2], [3], [4]]);
  });
});

describe('a beginning', () => {
  const words = ['apple web', 'webhooks zebra', 'webhook webinar', 'we'] as const;
  const begun = (letters: string) =>
    postingsOf(...words.map((heading): [string] => [heading]))
      .beginningWith(letters)
      .map(({term}) => term);

  it('gives the longer words, in order', () => {
    expect(begun('web')).toEqual(['webhook', 'webhooks', 'webinar']);
  });

  it('gives where they stand', () => {
    const [zebra] = postingsOf(['apple', 'a zebra']).beginningWith('ze');
    expect(zebra).toEqual({term: 'zebra', places: new Map([[0, [SECOND + 1]]])});
  });

  it.each(['zebra', 'zz', 'b', 'webs9'])('%s of no longer word gives none', (letters) => {
    expect(begun(letters)).toEqual([]);
  });
});

describe('a phrase', () => {
  it('is found where its words are neighbours in its order', () => {
    const postings = postingsOf(
      ['The limit of the rate'],
      ['Limit rate'],
      ['Rates', 'A rate limit, and another rate limit'],
      ['Rate', 'limit'],
    );
    expect(postings.findPhrase(['rate', 'limit'])).toEqual([
      {term: 'rate limit', places: new Map([[2, [SECOND + 1, SECOND + 5]]])},
    ]);
  });

  it('of three words needs them all', () => {
    const postings = postingsOf(
      ['Model context protocol'],
      ['Model context and protocol'],
      ['Model of context protocol'],
      ['Model protocol context'],
    );
    expect(placesOf(postings, 'model context protocol')).toEqual([[0, [0]]]);
  });

  it('stands where its first word does, each time that the others follow', () => {
    const postings = postingsOf(['Rate of a rate limit']);
    expect(placesOf(postings, 'rate limit')).toEqual([[0, [3]]]);
  });

  it.each(['limit rate', 'rate webhook', 'webhook rate', 'rate limit webhook'])(
    'such as %j is not found where no record has it',
    (phrase) => {
      const postings = postingsOf(['Rate limit'], ['Else']);
      expect(postings.findPhrase(phrase.split(' '))).toEqual([]);
    },
  );
});

describe('the frequency of a word', () => {
  const FIELDS = [
    {weight: 5, usual: 2},
    {weight: 1, usual: 4},
  ];

  /** How often the first of some records has `email`. */
  function frequency(record: [string, string?], lengthShare: number): number {
    const postings = postingsOf(record);
    const places = postings.find('email')[0]?.places.get(0) ?? [];
    return postings.frequency(0, places, FIELDS, lengthShare);
  }

  it('sums up its places, each by its field', () => {
    expect(frequency(['Email', 'An email is an email'], 0)).toBe(7);
  });

  it('is that of its fields where these are as long as usual', () => {
    expect(frequency(['Send email', 'This is an email'], 0.5)).toBe(6);
  });

  it('is less in long fields and more in short ones', () => {
    expect(frequency(['Send an email now'], 0.5)).toBeCloseTo(5 / 1.5);
    expect(frequency(['Email'], 0.5)).toBeCloseTo(5 / 0.75);
    expect(frequency(['', 'one two three four five six seven email'], 0.5)).toBeCloseTo(
      1 / 1.5,
    );
  });

  it('counts each part of a joined word for the length', () => {
    expect(frequency(['email not_sent_yet'], 0.5)).toBeCloseTo(5 / 1.5);
  });

  it('is nothing in a field that has no weight', () => {
    const postings = postingsOf(['', 'email']);
    expect(postings.frequency(0, [SECOND], FIELDS.slice(0, 1), 0.5)).toBe(0);
  });
});

describe('nearness', () => {
  it.each([
    ['neighbours', [4], [5], 1],
    ['neighbours the other way round', [5], [4], 1 / 1.5],
    ['words with two between', [1], [4], 1 / 3],
    ['words at the same place', [4], [4], 0],
    ['words far from each other', [0], [9], 0],
    ['words of different fields', [0], [SECOND], 0],
    ['words of which one is missing', [0], [], 0],
  ])('of %s', (_, one, other, near) => {
    expect(nearness(one, other)).toBeCloseTo(near);
  });

  it('is that of the places nearest to each other', () => {
    expect(nearness([0, 20, 40], [3, 22, 50])).toBeCloseTo(1 / 2);
    expect(nearness([0, 20, 40], [22, 3, 50])).toBeCloseTo(1 / 2);
  });
});
