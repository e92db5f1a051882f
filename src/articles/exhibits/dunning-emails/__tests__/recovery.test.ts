import fc from 'fast-check';
import {readNumbers} from '../../number-form/readNumbers';
import {recovery, recoverySpecs} from '../recovery';

const EXAMPLE = {customers: 1000, failing: 5, price: 50, before: 20, after: 50, churn: 0};

test('the sum is the one that the page writes out', () => {
  expect(recovery(EXAMPLE)).toEqual({
    failed: 50,
    kept: 15,
    month: 750,
    paid: 12,
    year: 9000,
  });
});

test('customers who leave pay fewer of the twelve months', () => {
  const {paid} = recovery({...EXAMPLE, churn: 10});
  expect(paid).toBeCloseTo((1 - 0.9 ** 12) / 0.1);
});

test('emails that recover less than before cost money', () => {
  expect(recovery({...EXAMPLE, after: 10}).month).toBe(-250);
});

const TEXTS = {
  customers: '1,000',
  failing: '5 %',
  price: '50.00',
  before: '20',
  after: '50',
  churn: '0',
};

test('numbers are read as people write them', () => {
  expect(readNumbers(recoverySpecs, TEXTS)).toEqual({valid: true, numbers: EXAMPLE});
});

test('each field has its own problem', () => {
  const reading = readNumbers(recoverySpecs, {
    ...TEXTS,
    price: 'much',
    after: '120',
    churn: '',
  });
  expect(reading).toMatchObject({valid: false});
  expect(Object.keys(reading.valid ? {} : reading.problems)).toEqual([
    'price',
    'after',
    'churn',
  ]);
});

test('any texts are read', () => {
  const texts = fc.record(
    Object.fromEntries(Object.keys(recoverySpecs).map((field) => [field, fc.string()])),
  );
  fc.assert(
    fc.property(texts, (given) => {
      const reading = readNumbers(recoverySpecs, given);
      return (
        !reading.valid ||
        Object.values(recovery(reading.numbers)).every((value) => Number.isFinite(value))
      );
    }),
  );
});
