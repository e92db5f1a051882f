import {EmbeddedIndex} from '../embedded/embeddedIndex';
import {packRecords, unpackRecords} from '../indexFile';
import type {SearchRecord} from '../types';
import {QUESTIONS} from './questions';
import {recordsOnDisk} from './support';

const FIRST = 0.85;
const FIRST_THREE = 0.97;

let records: SearchRecord[];
let index: EmbeddedIndex;

beforeAll(async () => {
  records = await recordsOnDisk();
  index = new EmbeddedIndex();
  // As they arrive in a browser.
  index.add(unpackRecords(packRecords(records)));
});

const addressOf = ({path, hash}: {path: string; hash: string}) => `${path}#${hash}`;

it('has at least 80 questions, each with an answer that exists', () => {
  const addresses = new Set(records.map(addressOf));
  const lost = QUESTIONS.filter(([, ...answers]) =>
    answers.every((answer) => !addresses.has(answer)),
  );
  expect(lost).toEqual([]);
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(QUESTIONS.map(([question]) => question)).size).toBe(QUESTIONS.length);
});

it('finds the right section first, or among the first three', () => {
  const places = QUESTIONS.map(([question, ...answers]) => {
    const found = index.search(question).map(addressOf);
    const place = found.findIndex((address) => answers.includes(address));
    return {question, place, found: found.slice(0, 3)};
  });
  const first = places.filter(({place}) => place === 0).length / places.length;
  const firstThree =
    places.filter(({place}) => place >= 0 && place < 3).length / places.length;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    [
      `${String(places.length)} questions: first ${percent(first)}, first three ${percent(firstThree)}`,
      ...places
        .filter(({place}) => place !== 0)
        .map(
          ({question, place, found}) =>
            `  ${place < 0 ? 'not' : `place ${String(place + 1)}`}: ${question} -> ${found.join(' ')}`,
        ),
    ].join('\n'),
  );
  expect(first).toBeGreaterThanOrEqual(FIRST);
  expect(firstThree).toBeGreaterThanOrEqual(FIRST_THREE);
});
