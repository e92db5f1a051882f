/** What became of one changed piece of code: the part of Stryker's result that is printed. */
export interface Mutant {
  status: string;
  fileName: string;
  location: {start: {line: number; column: number}};
  mutatorName: string;
  replacement?: string;
}

export interface Summary {
  /** Mutants that made a test fail, or ran until the time was up. */
  killed: number;
  /** Those and the survivors. */
  total: number;
  survivors: readonly Mutant[];
}

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** Mutants that are left out by rule, or are no valid program, do not count. */
export function summarize(mutants: readonly Mutant[]): Summary {
  const killed = mutants.filter(({status}) => KILLED.includes(status)).length;
  const survivors = mutants.filter(({status}) => SURVIVED.includes(status));
  return {killed, total: killed + survivors.length, survivors};
}

/** The share of killed mutants: `86.4 %`. Without any mutants there is none. */
export function scoreInWords({killed, total}: Summary): string {
  return total === 0 ? 'no mutants' : `${((100 * killed) / total).toFixed(1)} %`;
}

/**
 * One line for a survivor, which terminals open at its place.
 *
 * @param root the project's folder, which the file's name begins with
 */
export function survivorLine(
  {status, fileName, location, mutatorName, replacement = ''}: Mutant,
  root: string,
): string {
  const file = fileName.startsWith(`${root}/`)
    ? fileName.slice(root.length + 1)
    : fileName;
  const {line, column} = location.start;
  const where = `${file}:${line}:${column}`;
  const untested = status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `${where}  ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 90)}${untested}`;
}
