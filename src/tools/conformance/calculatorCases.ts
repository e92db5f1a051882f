import {calculateChurn, MEASURES, type ChurnInput} from '../churn';
import {calculateEquity, METHODS, type EquityInput} from '../equity';
import type {ConformanceCase} from './cases';

/** A file of cases for a calculator, each worked out by its formula without the calculator. */
export interface CalculatorSuite {
  cases: readonly {
    id: string;
    /** The formula with the numbers put in. */
    formula: string;
    input: unknown;
    /** The measure of churn, or the method of a split. */
    result: string;
    /** Six significant digits; shares between commas. */
    expected: string;
  }[];
}

/** What both calculators print: six significant digits are more than any page shows. */
function sixDigits(value: number | undefined): string {
  return value === undefined ? 'no result' : String(Number(value.toPrecision(6)));
}

function calculatorCases(
  {cases}: CalculatorSuite,
  calculate: (input: unknown, result: string) => string,
): ConformanceCase[] {
  return cases.map(({id, formula, input, result, expected}) => ({
    id,
    asked: [
      ['Input', JSON.stringify(input, undefined, 1)],
      ['Result', result],
      ['Worked out as', formula],
    ],
    expected: [expected],
    run: () => Promise.resolve(calculate(input, result)),
  }));
}

/** Cases for the SaaS churn calculator. */
export function churnCases(suite: CalculatorSuite): ConformanceCase[] {
  return calculatorCases(suite, (input, result) => {
    const measure = MEASURES.find((id) => id === result);
    const {measures} = calculateChurn(input as ChurnInput);
    return sixDigits(measure && measures[measure].value);
  });
}

/** Cases for the cofounder equity calculator: the share of each founder. */
export function equityCases(suite: CalculatorSuite): ConformanceCase[] {
  return calculatorCases(suite, (input, result) => {
    const method = METHODS.find((id) => id === result);
    const {methods} = calculateEquity(input as EquityInput);
    const shares = method && methods[method].shares;
    return shares ? shares.map(sixDigits).join(', ') : 'no result';
  });
}
