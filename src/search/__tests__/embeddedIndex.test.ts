import {EmbeddedIndex} from '../embedded/embeddedIndex';
import type {Segment, SearchRecord} from '../types';
import {record} from './record';

/** The top of a page, with nothing in it but its title. */
function page(
  path: string,
  title: string,
  fields: Partial<SearchRecord> = {},
): SearchRecord {
  return record({path, title, ...fields});
}

/** A section, with nothing in it but its heading; its anchor says nothing. */
function section(
  path: string,
  heading: string,
  fields: Partial<SearchRecord> = {},
): SearchRecord {
  return page(path, 'Something', {hash: 'x', trail: [heading], ...fields});
}

function find(query: string, ...records: SearchRecord[]) {
  const index = new EmbeddedIndex();
  index.add(records);
  return index.search(query);
}

/** Addresses of what is found, best first. */
function order(query: string, ...records: SearchRecord[]): string[] {
  return find(query, ...records).map(({path, hash}) => (hash ? `${path}#${hash}` : path));
}

const paths = (query: string, ...records: SearchRecord[]) => [
  ...new Set(find(query, ...records).map(({path}) => path)),
];

/** Marked words of a stretch in brackets. */
const shown = (segments: readonly Segment[] = []) =>
  segments.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

describe('a record is found by', () => {
  it.each([
    ['its title', page('/docs/a/', 'Receive webhooks'), 'webhooks'],
    ['its heading', section('/docs/a/', 'Receive webhooks'), 'webhooks'],
    [
      'the title of its page',
      section('/docs/a/', 'Stop', {title: 'Webhooks'}),
      'webhooks',
    ],
    [
      'the last of its headings',
      section('/docs/a/', '', {trail: ['send an email', 'body', 'files']}),
      'files',
    ],
    [
      'a heading above its own',
      section('/docs/a/', '', {trail: ['send an email', 'body', 'files']}),
      'body',
    ],
    [
      'its anchor',
      section('/docs/a/', 'When they fit', {hash: 'exact-alignment'}),
      'alignment',
    ],
    ['the end of its address', page('/docs/guides/rate-limits/', 'So much'), 'limits'],
    [
      'a keyword of its page',
      page('/docs/a/', 'B', {keywords: ['send', 'inbox']}),
      'inbox',
    ],
    [
      'a keyword of the page it stands on',
      section('/docs/a/', 'B', {keywords: ['send', 'inbox']}),
      'inbox',
    ],
    [
      'what people call it',
      section('/docs/a/', 'B', {aliases: ['mail merge', 'variables']}),
      'variables',
    ],
    [
      'a name in its code',
      section('/docs/a/', 'B', {code: ['POST', 'replyTo']}),
      'replyTo',
    ],
    ['its text', section('/docs/a/', 'B', {text: 'It is sent at night.'}), 'night'],
  ])('%s', (_, record, query) => {
    expect(order(query, record)).toHaveLength(1);
  });

  it('no anchor of a field, which says what its headings say', () => {
    expect(
      order('operation', section('/docs/a/', 'B', {hash: 'operation.field'})),
    ).toEqual([]);
  });
});

describe('a result', () => {
  it('shows title, headings and text with what was asked for marked', () => {
    const [found] = find(
      'stopping webhooks',
      section('/docs/a/', '', {
        title: 'Receive webhooks',
        trail: ['Every message', 'Stop it'],
        text: 'A webhook stops.',
      }),
    );
    expect(found).toMatchObject({path: '/docs/a/', hash: 'x', kind: 'docs'});
    expect(shown(found?.title)).toBe('Receive [webhooks]');
    expect(found?.trail.map(shown)).toEqual(['Every message', '[Stop] it']);
    expect(shown(found?.excerpt)).toBe('A [webhook] [stops].');
  });

  it('marks the words of a phrase, but none that say nothing', () => {
    const [found] = find(
      'gdpr',
      page('/docs/a/', 'Privacy', {text: 'The right to be forgotten is a right.'}),
    );
    expect(shown(found?.excerpt)).toBe('The [right] [to] be [forgotten] is a [right].');
  });

  it('marks every form that was found', () => {
    const [found] = find(
      'schedule',
      page('/docs/a/', 'A schedule', {text: 'Scheduled or delayed: the scheduler.'}),
    );
    expect(shown(found?.title)).toBe('A [schedule]');
    expect(shown(found?.excerpt)).toBe('[Scheduled] or [delayed]: the [scheduler].');
  });
});

describe('the list', () => {
  const many = (count: number, folder: string, fields: Partial<SearchRecord> = {}) =>
    Array.from({length: count}, (_, place) =>
      page(`/${folder}/${place}/`, 'Webhooks', fields),
    );
  const article = {kind: 'article'} as const;

  it('has equally good records in the order of the site', () => {
    expect(order('webhooks', ...many(5, 'docs'))).toEqual(
      many(5, 'docs').map(({path}) => path),
    );
  });

  it('has eight pages at most', () => {
    expect(order('webhooks', ...many(10, 'docs'))).toHaveLength(8);
    expect(order('webhooks', ...many(10, 'articles', article))).toHaveLength(8);
  });

  it('has docs first and leaves two places to other pages', () => {
    const all = [...many(10, 'articles', article), ...many(10, 'docs')];
    expect(order('webhooks', ...all)).toEqual([
      ...many(6, 'docs').map(({path}) => path),
      ...many(2, 'articles').map(({path}) => path),
    ]);
    expect(
      order('webhooks', ...many(1, 'articles', article), ...many(10, 'docs')),
    ).toEqual([...many(7, 'docs').map(({path}) => path), '/articles/0/']);
  });

  it('has the four best sections of a page, next to each other', () => {
    const sections = ['a', 'b', 'c', 'd', 'e'].map((hash) =>
      section('/docs/one/', 'Webhooks', {hash}),
    );
    const other = section('/docs/two/', 'Webhooks');
    expect(
      order('webhooks', ...sections.slice(0, 1), other, ...sections.slice(1)),
    ).toEqual([
      '/docs/one/#a',
      '/docs/one/#b',
      '/docs/one/#c',
      '/docs/one/#d',
      '/docs/two/#x',
    ]);
  });

  it('leaves sections out that are much worse than the best of their page', () => {
    const sections = [1, 0.8, 0.3].map((weight) =>
      section('/docs/one/', 'Webhooks', {hash: `${weight * 10}`, weight}),
    );
    expect(order('webhooks', ...sections)).toEqual(['/docs/one/#10', '/docs/one/#8']);
  });

  it('has pages that are worse than the best, but none that are much worse', () => {
    const weighed = (kind: SearchRecord['kind']) =>
      [1, 0.4, 0.01].map((weight, place) =>
        page(`/${place}/`, 'Webhooks', {weight, kind}),
      );
    expect(order('webhooks', ...weighed('docs'))).toEqual(['/0/', '/1/']);
    expect(order('webhooks', ...weighed('article'))).toEqual(['/0/', '/1/']);
  });

  it('passes docs over that only mention what an article is about', () => {
    const about = page('/articles/one/', 'How webhooks began', article);
    const aside = page('/docs/two/', 'How webhooks end', {weight: 0.3});
    expect(order('webhooks', about, aside)).toEqual(['/articles/one/']);
    expect(order('webhooks', {...about, kind: 'docs'}, aside)).toEqual([
      '/articles/one/',
      '/docs/two/',
    ]);
  });

  it('keeps docs that are called what was asked for', () => {
    const about = page('/articles/one/', 'How webhooks began', article);
    const called = {aliases: ['webhooks'], weight: 0.15};
    expect(order('webhooks', about, page('/docs/two/', 'Calls', called))).toEqual([
      '/docs/two/',
      '/articles/one/',
    ]);
  });
});

/**
 * Two records of which the first has to win, however they were added. The second has more
 * weight where only a rule makes up for that.
 */
function expectFirst(
  query: string,
  first: SearchRecord,
  second: SearchRecord,
  others: readonly SearchRecord[] = [],
) {
  for (const records of [
    [first, second],
    [second, first],
  ]) {
    const found = paths(query, ...records, ...others);
    const both = found.filter((path) => path === first.path || path === second.path);
    expect(both[0]).toBe(first.path);
  }
}

const ONE = '/docs/one/';
const TWO = '/docs/two/';

/** Sections of as many pages, all with one heading. */
function copies(count: number, heading: string, kind: SearchRecord['kind'] = 'docs') {
  return Array.from({length: count}, (_, place) =>
    section(`/${kind}/${heading.toLowerCase().replaceAll(' ', '-')}/${place}/`, heading, {
      kind,
    }),
  );
}

describe('by its words, first comes', () => {
  const together = section(ONE, 'A', {text: 'Pause campaign.'});
  const apart = section(TWO, 'A', {
    text: 'Pause one, two, three, four, five or six days of a campaign.',
    weight: 1.4,
  });

  it('what has all of them, before what has one in its heading', () => {
    expectFirst(
      'pause campaign',
      section(ONE, 'A', {text: 'On pause for one, two or three days: a campaign.'}),
      section(TWO, 'Campaign', {weight: 1.5}),
    );
  });

  it('what has them next to each other', () => {
    expectFirst('pause campaign', together, apart);
  });

  it('what has them next to each other, with a word between that no text has', () => {
    expectFirst('pause zzqqxx campaign', together, apart);
  });

  it('what has the rarer of two', () => {
    expectFirst(
      'pause campaign',
      section(ONE, 'Pause'),
      section(TWO, 'Campaign'),
      copies(3, 'Campaign today'),
    );
  });

  it('what has the one that is rare in the docs, however many articles have it', () => {
    expectFirst('pause campaign', section(ONE, 'Pause'), section(TWO, 'Campaign'), [
      ...copies(3, 'Campaign today'),
      ...copies(12, 'Pause', 'article'),
    ]);
  });

  it('the same of the docs, however many other articles there are', () => {
    const weighty = section(TWO, 'Campaign', {weight: 4});
    const docs = copies(3, 'Campaign today');
    expectFirst('pause campaign', section(ONE, 'Pause'), weighty, docs);
    expectFirst('pause campaign', section(ONE, 'Pause'), weighty, [
      ...docs,
      ...copies(60, 'Something else', 'article'),
    ]);
  });

  it('the article that has the rarer of two, where no docs have them', () => {
    const rare = section(ONE, 'Pause', {kind: 'article'});
    const common = section(TWO, 'Campaign', {kind: 'article', weight: 2});
    const articles = copies(3, 'Campaign today', 'article');
    expectFirst('pause campaign', rare, common, articles);
    expectFirst('pause campaign', rare, common, [...articles, ...copies(1, 'Else')]);
  });

  it('what has a rare one, however common its synonyms are', () => {
    expectFirst('unsend campaign', section(ONE, 'Unsend'), section(TWO, 'Campaign'), [
      ...copies(2, 'Campaign today'),
      ...copies(9, 'Stop'),
    ]);
  });

  it('what has another one, when forms of the first are common', () => {
    expectFirst('pauses campaign', section(ONE, 'Campaign'), section(TWO, 'Pauses'), [
      ...copies(2, 'Campaign today'),
      ...copies(9, 'It paused'),
    ]);
  });

  it('what a text is about, before a word that says little', () => {
    expectFirst(
      'use webhooks',
      section(ONE, 'Calls', {text: 'They are webhooks.'}),
      section(TWO, 'Use'),
    );
  });

  it('the shorter of two words that begin as asked', () => {
    expectFirst('inter', section(ONE, 'Interval'), section(TWO, 'Internationalization'));
  });

  it('what has the nearest of such words next to the other word', () => {
    expectFirst(
      'campaign inter',
      section(ONE, 'A', {text: 'The campaign interval or some internationalization.'}),
      section(TWO, 'A', {text: 'The campaign internationalization or some interval.'}),
    );
  });

  it('what has the word itself, before a synonym right beside another word', () => {
    expectFirst(
      'pause unsend',
      section(ONE, 'A', {text: 'Pause, and then a long while later you unsend it.'}),
      section(TWO, 'A', {text: 'Pause, stop.', weight: 1.3}),
    );
  });

  it('the section whose page has the other word', () => {
    expectFirst(
      'pause campaign',
      section(ONE, 'Pause'),
      section(TWO, 'Pause', {weight: 1.2}),
      [section(ONE, 'Campaign', {hash: 'y', weight: 0.01})],
    );
  });
});

describe('by its name, first comes', () => {
  it('the heading with the question in it, word for word', () => {
    const text = 'A rate limit.';
    expectFirst(
      'rate limit',
      section(ONE, 'The rate limit of an account', {text}),
      section(TWO, 'The limit rate of an account', {text, weight: 2}),
    );
  });

  it('the page with the word for a keyword, before one with a longer keyword', () => {
    expectFirst(
      'quota',
      page(ONE, 'Account', {keywords: ['usage', 'quota']}),
      page(TWO, 'Account', {keywords: ['usage quota'], weight: 1.15}),
    );
  });

  it('a heading with more words, before one that only has another name', () => {
    const calls = section(TWO, 'Calls', {aliases: ['webhooks'], text: 'Webhooks.'});
    const today = section(ONE, 'Receive webhooks today');
    expectFirst('webhooks', today, {...calls, weight: 1.15});
    expectFirst('zzqqxx webhooks', section(ONE, 'Webhooks today'), {
      ...calls,
      weight: 1.25,
    });
  });

  it('the heading that is spelled as the question', () => {
    expectFirst(
      'rate limit?',
      section(ONE, 'Rate limit'),
      section(TWO, 'Rate-limit', {weight: 0.65}),
    );
    expectFirst(
      'rate limit',
      section(ONE, 'Rate-limit'),
      section(TWO, 'Ratelimit', {aliases: ['rate limit'], weight: 1.1}),
    );
  });

  it('the anchor that is the question', () => {
    expectFirst(
      'alignment',
      section(ONE, 'When they fit', {hash: 'alignment'}),
      section(TWO, 'When they fit', {hash: 'exact-alignment', weight: 1.55}),
    );
  });

  it('the heading or the anchor that is a name in a pasted error', () => {
    expectFirst(
      'Failed: DOMAIN_NOT_VERIFIED',
      section(ONE, 'domain_not_verified', {text: 'It failed.'}),
      section(TWO, 'When the request failed', {
        text: 'It says domain_not_verified.',
        weight: 2.5,
      }),
    );
    expectFirst(
      'Failed: domain_not_verified',
      section(ONE, 'Verify first', {hash: 'domain_not_verified', text: 'It failed.'}),
      section(TWO, 'Verify first', {text: 'Failed: domain_not_verified.'}),
    );
  });

  it('the heading that is the name, before the anchor that is', () => {
    expectFirst(
      'domain_not_verified',
      section(ONE, 'domain_not_verified'),
      section(TWO, 'domain_not_verified error', {
        hash: 'domain_not_verified',
        weight: 1.15,
      }),
    );
  });

  it('the operation whose method and address were asked for', () => {
    const code = ['DELETE', '/v1/contacts/{contactId}'];
    expectFirst(
      'DELETE /v1/contacts/ct_1',
      section(ONE, 'Remove one', {code}),
      section(TWO, 'Delete contacts', {
        text: 'Delete contacts with /v1/contacts/ct_1.',
        weight: 0.5,
      }),
    );
  });

  it('the section about several words, before the top of a page', () => {
    expectFirst(
      'pause campaign',
      section(ONE, 'Pause campaign'),
      page(TWO, 'Pause campaign', {weight: 1.15}),
    );
  });

  it('what was there first, of a section and a page of the same name', () => {
    const records = [section(ONE, 'Pause'), page(TWO, 'Pause')];
    expect(paths('pause', ...records)).toEqual([ONE, TWO]);
    expect(paths('pause', ...records.reverse())).toEqual([TWO, ONE]);
  });

  it('what was there first, of two that have one word each', () => {
    const records = [section(ONE, 'Pause'), section(TWO, 'Campaign')];
    expect(paths('campaign pause', ...records)).toEqual([ONE, TWO]);
    expect(paths('pause campaign', ...records)).toEqual([ONE, TWO]);
  });
});

describe('a question', () => {
  it.each([
    ['of words that say nothing', 'how', 'How?'],
    ['of which only a word is known that says little', 'get zzqqxx', 'Get an email'],
  ])('%s finds a heading with them', (_, query, title) => {
    expect(order(query, page(ONE, title))).toEqual([ONE]);
  });
});
