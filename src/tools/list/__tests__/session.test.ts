// cspell:ignore näme
import type {DomainCheck, MailAcceptance} from '../../address';
import type {CleanRules, TableChoice} from '..';
import {MAX_FILE} from '../read/file';
import type {Selection} from '../work/protocol';
import {ListSession, type Report} from '../work/session';

const unheard: Report = () => Promise.resolve();

/** A list that is open: a pasted text, or the octets of a file. */
async function openList(
  text: string | Uint8Array<ArrayBuffer>,
  choice: TableChoice = {},
) {
  const session = new ListSession();
  const source = typeof text === 'string' ? {text} : {file: new Blob([text])};
  const info = await session.open({source, choice}, unheard);
  return {
    session,
    info,
    shown: async (selection: Selection, query = '') => {
      const {count} = await session.select({selection, query}, unheard);
      return session.rows({from: 0, count});
    },
    saved: async (selection: Selection, guarded = true) =>
      (await session.save({selection, guarded}, unheard)).arrayBuffer(),
    clean: (rules: CleanRules) => session.clean(rules, unheard),
  };
}

function textOf(octets: ArrayBuffer): string {
  return new TextDecoder('utf-8', {ignoreBOM: true}).decode(octets);
}

const octets = (text: string) => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

const check = (domain: string, acceptance: MailAcceptance): DomainCheck => ({
  domain,
  acceptance,
  exchanges: [],
  problems: [],
});

const SORTED: Selection = {of: 'sorted', classes: ['unasked', 'broken', 'empty']};

describe('the text of a list', () => {
  test('is read without a mark and without NUL characters where it was pasted', async () => {
    const {info, shown, clean, saved} = await openList('\ufeffann@exam\0ple.org\n');
    await clean({});
    expect(info).toMatchObject({encoding: 'pasted', notes: []});
    expect(await shown({of: 'kept'})).toMatchObject([{address: 'ann@example.org'}]);
    expect(textOf(await saved({of: 'kept'}))).toBe('ann@example.org\n');
  });

  test.each([
    ['a file in UTF-8', 'email\nann@one.org\n', 'email\nann@one.org\n'],
    [
      'a file in UTF-8 with a mark',
      '\xef\xbb\xbfemail\nann@one.org\n',
      '\ufeffemail\nann@one.org\n',
    ],
    [
      'a file in Windows-1252',
      'email\nZo\xeb <zoe@one.org>\n',
      '\ufeffemail\nZoë <zoe@one.org>\n',
    ],
  ])('is saved in UTF-8: %s', async (_, text, expected) => {
    const {clean, saved} = await openList(octets(text), {layout: ''});
    await clean({});
    expect(textOf(await saved({of: 'kept'}))).toBe(expected);
  });

  test('is read again in another encoding, without choosing the file again', async () => {
    const {session, info} = await openList(octets('n\xe4me,email\nx,ann@one.org\n'));
    expect(info.columns).toEqual(['näme', 'email']);
    const open = async (encoding: 'macintosh' | undefined) =>
      (await session.open({encoding, choice: {}}, unheard)).columns[0];
    expect(await open('macintosh')).toBe('n‰me');
    expect(await open(undefined)).toBe('näme');
  });

  test('takes the place of the one before, with all that was found out', async () => {
    const {session, shown, clean} = await openList('ann@one.org\n');
    await session.sort(unheard);
    await clean({});
    expect(await shown(SORTED)).toHaveLength(1);
    await session.open({source: {text: 'bob@two.org\n'}, choice: {}}, unheard);
    expect(session.rows({from: 0, count: 5})).toEqual([]);
    expect(await shown(SORTED)).toEqual([]);
    expect(await shown({of: 'kept'})).toEqual([]);
    await clean({});
    expect(await shown({of: 'kept'})).toMatchObject([{address: 'bob@two.org'}]);
  });

  test('is refused because of its size before it is read', async () => {
    const file = {size: MAX_FILE + 1} as Blob;
    await expect(
      new ListSession().open({source: {file}, choice: {}}, unheard),
    ).rejects.toMatchObject({problem: {code: 'file-too-large'}});
  });

  test.each(['people.xlsx', 'people.xlsm', 'PEOPLE.XLSB', 'people.xls'])(
    'is said not to be a workbook where the file is called %s',
    async (name) => {
      const file = new Blob(['email\nann@one.org\n']);
      const session = new ListSession();
      const codes = async (source: {file: Blob; name?: string}) =>
        (await session.open({source, choice: {}}, unheard)).notes.map(({code}) => code);
      expect(await codes({file, name})).toEqual(['text-named-workbook']);
      expect(await codes({file, name: `${name}.csv`})).toEqual([]);
      expect(await codes({file})).toEqual([]);
    },
  );
});

describe('what is said about a list', () => {
  test('names the row and the place that it is about', async () => {
    const {info} = await openList('email,note\n\nann@one.org,"12 inch\nbob@one.org,=1\n');
    expect(info.notes).toMatchObject([
      {code: 'formula-cell', message: expect.stringMatching(/ row 4 /) as string},
      {code: 'stray-quote', cure: expect.stringMatching(/“"12 inch”/) as string},
    ]);
  });

  test('quotes the beginning of the place, wherever in the list it is', async () => {
    const rows = 'ann@one.org,x\n'.repeat(10);
    const stray = `"${'z'.repeat(60)}`;
    const {info} = await openList(`email,note\n${rows}bob@one.org,${stray}\n${rows}`);
    expect(info.notes).toMatchObject([
      {
        code: 'stray-quote',
        cure: expect.stringContaining(`“${stray.slice(0, 40)}”`) as string,
      },
    ]);
  });

  test('names the column without addresses', async () => {
    const {info} = await openList('email,age\nx,1\ny,2\nz,3\n', {column: 1});
    expect(info.notes).toMatchObject([
      {code: 'no-addresses', message: expect.stringMatching(/“age”/) as string},
    ]);
  });

  test.each([
    ['email\nann@one.org\n', []],
    ['email\nnobody\nann@one.org\n', []],
    ['email\n', ['only-header']],
    ['', ['no-rows']],
  ])('of %j: %j', async (text, codes) => {
    const {info} = await openList(text);
    expect(info.notes.map(({code}) => code)).toEqual(codes);
  });
});

describe('what a table shows', () => {
  const LONG = 'x'.repeat(500);

  test('long cells are cut, and so are the names of columns', async () => {
    const {session, info, shown} = await openList(
      `email,${LONG},c\nann@one.org,${LONG},"a ""b"""\n`,
    );
    expect(info.columns.map(({length}) => length)).toEqual([5, 120, 1]);
    await session.sort(unheard);
    const [row] = await shown(SORTED);
    expect(row?.others.map(({length}) => length)).toEqual([120, 5]);
    expect(row?.others[1]).toBe('a "b"');
  });

  test('long addresses are cut, whatever happened to them', async () => {
    const {session, shown, clean} = await openList(
      `${LONG}@ONE.org\n ${LONG}@one.org\n`,
      {layout: ''},
    );
    await session.sort(unheard);
    const length = async (selection: Selection) =>
      (await shown(selection)).map(({address, was}) => [address.length, was?.length]);
    const cut = [360, undefined];
    expect(await length(SORTED)).toEqual([cut, cut]);
    await clean({trim: true});
    expect(await length({of: 'kept'})).toEqual([cut, [360, 360]]);
    await clean({syntax: true});
    expect(await length({of: 'removed'})).toEqual([cut, cut]);
  });

  test('the first twenty columns are shown, apart from the one with the address', async () => {
    const others = async (column: number) => {
      const cells = Array.from({length: 30}, (_, index) => `c${index}`);
      cells[column] = 'ann@one.org';
      const choice = {layout: ',', header: false, column} as const;
      const {session, shown} = await openList(`${cells.join(',')}\n`, choice);
      await session.sort(unheard);
      const [row] = await shown(SORTED);
      return [row?.address, row?.others.length, row?.others.at(-1)];
    };
    expect(await others(1)).toEqual(['ann@one.org', 19, 'c19']);
    expect(await others(25)).toEqual(['ann@one.org', 20, 'c19']);
  });

  test('a kept row shows what its address was, or else nothing of that', async () => {
    const {shown, clean} = await openList(
      'name,email\nA, Ann <ann@ONE.org> \nB,bob@one.org\n',
    );
    await clean({domainCase: true});
    expect(await shown({of: 'kept'})).toEqual([
      {
        number: 2,
        address: 'ann@one.org',
        was: ' Ann <ann@ONE.org> ',
        rules: ['domainCase'],
        reason: '',
        others: ['A'],
      },
      {number: 3, address: 'bob@one.org', rules: [], reason: '', others: ['B']},
    ]);
  });

  test('a removed row shows the rule and its reason', async () => {
    const {shown, clean} = await openList('email,n\nx@@one.org,1\nann@one.org,2\n,3\n');
    await clean({syntax: true, empty: true});
    expect(await shown({of: 'removed'})).toEqual([
      {
        number: 2,
        address: 'x@@one.org',
        rules: ['syntax'],
        reason: expect.stringMatching(/@/) as string,
        others: ['1'],
      },
      {
        number: 4,
        address: '',
        rules: ['empty'],
        reason: 'The row has no address in this column.',
        others: ['3'],
      },
    ]);
    expect(await shown({of: 'removed', rule: 'empty'})).toMatchObject([{number: 4}]);
    expect(await shown({of: 'removed', rule: 'role'})).toEqual([]);
  });
});

describe('which rows are shown', () => {
  test('none before the list was sorted, cleaned or searched', async () => {
    const {session, shown} = await openList('ann@one.org\n');
    expect(session.rows({from: 0, count: 5})).toEqual([]);
    const all: Selection[] = [SORTED, {of: 'kept'}, {of: 'held'}, {of: 'removed'}];
    for (const selection of all) {
      expect(await shown(selection)).toEqual([]);
    }
  });

  test.each([
    ['', [1, 2, 3]],
    ['  ', [1, 2, 3]],
    [' BOB ', [2]],
    ['one.ORG', [1, 3]],
    ['nobody', []],
  ])('those that contain %j', async (query, numbers) => {
    const {session, shown} = await openList('ann@one.org\nBob@two.org\ncy@ONE.org\n');
    await session.sort(unheard);
    expect((await shown(SORTED, query)).map(({number}) => number)).toEqual(numbers);
  });

  test('up to a given number, starting at a given place', async () => {
    const {session} = await openList('a@one.org\nb@one.org\nc@one.org\nd@one.org\n');
    await session.sort(unheard);
    await session.select({selection: SORTED, query: ''}, unheard);
    expect(session.rows({from: 1, count: 2}).map(({number}) => number)).toEqual([2, 3]);
    expect(session.rows({from: 3, count: 2}).map(({number}) => number)).toEqual([4]);
  });
});

describe('domains', () => {
  const LIST = 'a@one.org\nb@one.org\nc@two.org\nd@three.org\n';

  test('are handed out in parts, those with the most addresses first', async () => {
    const {session} = await openList(LIST);
    const names = (from: number, again = false) =>
      session.domains({from, count: 2, again}).map(({domain}) => domain);
    expect(names(0)).toEqual([]);
    await session.sort(unheard);
    expect(names(0)).toEqual(['one.org', 'two.org']);
    session.learn([check('one.org', 'accepts'), check('two.org', 'unknown')]);
    // The parts are of one whole, whatever is learned meanwhile.
    expect(names(2)).toEqual(['three.org']);
    expect(names(0)).toEqual(['three.org']);
    expect(names(0, true)).toEqual(['two.org', 'three.org']);
  });

  test('cannot be learned about before the list is sorted', async () => {
    const {session} = await openList(LIST);
    expect(() => session.learn([])).toThrow(/not sorted/);
  });
});

describe('a long list', () => {
  const COUNT = 12_000;
  const LINES = Array.from({length: COUNT}, (_, row) => `u${row}@one.org\n`).join('');

  test('is done in steps, and nothing of it is lost between them', async () => {
    const session = new ListSession();
    const steps: string[] = [];
    const report = (name: string): Report => {
      return (done, total) => {
        steps.push(`${name} ${done} of ${total}`);
        return Promise.resolve();
      };
    };
    const selection: Selection = {of: 'kept'};
    await session.open({source: {text: LINES}, choice: {}}, report('open'));
    await session.sort(report('sort'));
    await session.clean({}, report('clean'));
    await session.select({selection, query: '99@'}, report('select'));
    const blob = await session.save({selection, guarded: false}, report('save'));
    expect(steps).toEqual([
      'sort 0 of 12000',
      'sort 5000 of 12000',
      'sort 10000 of 12000',
      'clean 0 of 12000',
      'clean 5000 of 12000',
      'clean 10000 of 12000',
      'select 4999 of 12000',
      'select 9999 of 12000',
      'save 4999 of 12000',
      'save 9999 of 12000',
    ]);
    expect(session.rows({from: 0, count: COUNT})).toHaveLength(COUNT / 100);
    expect(await blob.text()).toBe(LINES);
  });

  test('is opened in steps of twenty thousand rows', async () => {
    const text = 'a@one.org\n'.repeat(40_001);
    const steps: number[][] = [];
    const {rows} = await new ListSession().open(
      {source: {text}, choice: {}},
      (...step) => {
        steps.push(step);
        return Promise.resolve();
      },
    );
    expect(rows).toBe(40_001);
    expect(steps).toEqual([
      [200_000, text.length],
      [400_000, text.length],
    ]);
  });
});

describe('what is saved', () => {
  test('ragged rows are filled up, so that further columns stand below each other', async () => {
    const {session, saved} = await openList(
      'email;n\nann@one.org;1\nx@@one.org\nbob@one.org;1;2;3\n;x\n',
    );
    await session.sort(unheard);
    const lines = textOf(await saved(SORTED)).split('\n');
    expect(lines.map((line) => line.split(';').slice(0, 5))).toEqual([
      ['email', 'n', '', '', 'check_result'],
      ['ann@one.org', '1', '', '', 'Not checked yet'],
      ['x@@one.org', '', '', '', 'Broken'],
      ['bob@one.org', '1', '2', '3', 'Not checked yet'],
      ['', 'x', '', '', 'Empty'],
      [''],
    ]);
  });

  test('a class that gives no reason is explained, and a typo gets its suggestion', async () => {
    const {session, saved} = await openList('email,n\nann@one.org,1\nbob@gmial.com,2\n');
    await session.sort(unheard);
    const selection: Selection = {of: 'sorted', classes: ['unasked', 'typo']};
    const lines = textOf(await saved(selection)).split('\n');
    expect(lines[1]).toBe(
      'ann@one.org,1,Not checked yet,"The syntax is valid, but the domain has not been looked up.",',
    );
    expect(lines[2]).toMatch(/^bob@gmial\.com,2,Typo\?,.+,bob@gmail\.com$/);
  });

  test('kept rows have no further columns and are not filled up', async () => {
    const {clean, saved} = await openList('email,n\nann@ONE.org\nbob@one.org,1,2\n');
    await clean({domainCase: true});
    expect(textOf(await saved({of: 'kept'}))).toBe(
      'email,n\nann@one.org\nbob@one.org,1,2\n',
    );
  });

  test('formulas are guarded only when asked for', async () => {
    const {clean, saved} = await openList('email,n\nann@one.org,=1+1\n');
    await clean({});
    expect(textOf(await saved({of: 'kept'}, true))).toBe("email,n\nann@one.org,'=1+1\n");
    expect(textOf(await saved({of: 'kept'}, false))).toBe('email,n\nann@one.org,=1+1\n');
  });
});
