import {ListSession} from '../work/session';
import type {Selection} from '../work/protocol';

const unheard = () => Promise.resolve();

/** A list that is sorted and cleaned, and what files it is saved as. */
async function found(text: string) {
  const session = new ListSession();
  await session.open({source: {text}, choice: {}}, unheard);
  await session.sort(unheard);
  await session.clean({syntax: true, typos: 'hold'}, unheard);
  return async (selection: Selection) => {
    const file = await session.save({selection, guarded: true}, unheard);
    return {type: file.type, lines: (await file.text()).split('\n')};
  };
}

const SORTED: Selection = {of: 'sorted', classes: ['unasked', 'broken', 'typo']};

test('each kind of file has its own further columns, and is CSV', async () => {
  const save = await found('email,n\nann@one.org,1\nx@@one.org,2\nbob@gmial.com,3\n');
  const type = 'text/csv;charset=utf-8';
  expect(await save(SORTED)).toEqual({
    type,
    lines: [
      'email,n,check_result,check_reason,check_suggestion',
      expect.stringMatching(/^ann@one\.org,1,Not checked yet,.+,$/),
      expect.stringMatching(/^x@@one\.org,2,Broken,.+,x@one\.org$/),
      expect.stringMatching(/^bob@gmial\.com,3,Typo\?,.+,bob@gmail\.com$/),
      '',
    ],
  });
  expect(await save({of: 'removed'})).toEqual({
    type,
    lines: [
      'email,n,removed_by,removed_reason',
      expect.stringMatching(/^x@@one\.org,2,Broken,.+$/),
      '',
    ],
  });
  expect(await save({of: 'held'})).toEqual({
    type,
    lines: [
      'email,n,held_suggestion,held_reason',
      expect.stringMatching(/^bob@gmial\.com,3,bob@gmail\.com,.+$/),
      '',
    ],
  });
  expect(await save({of: 'kept'})).toEqual({
    type,
    lines: ['email,n', 'ann@one.org,1', ''],
  });
});

test('one long row far down moves the further columns of all rows', async () => {
  const rows = Array.from({length: 250}, (_, row) => `u${row}@one.org,1\n`).join('');
  const save = await found(`email,n\n${rows}last@one.org,1,2,3\n`);
  const {lines} = await save(SORTED);
  expect(lines[0]).toMatch(/^email,n,,,check_result,/);
  expect(lines[1]).toMatch(/^u0@one\.org,1,,,Not checked yet,/);
  expect(lines[251]).toMatch(/^last@one\.org,1,2,3,Not checked yet,/);
});
