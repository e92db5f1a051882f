import {composeRecords, type Ending} from './generate';
import {parseSpf} from './parse';
import {recordsFromPaste} from './pasted';
import {joinStrings} from './seams';
import type {Draft, Published} from './suggest';
import {isAll} from './terms';

/**
 * One record in place of several, or of texts that only look like one.
 *
 * @param published what was found
 * @param domain the domain they are for
 * @returns nothing where none of the texts can be read
 */
export function draftOfSeveral(
  published: readonly Published[],
  domain: string,
): Draft | undefined {
  const records = published.flatMap(({strings}) => readable(strings));
  const parsed = records.map((text) => parseSpf(text));
  if (parsed.every(({terms}) => terms.length === 0)) {
    return undefined;
  }
  const endings = parsed.flatMap(({terms}) => terms.filter(isAll).slice(0, 1));
  // The gentler of two endings: a sender that one record forgot is not refused.
  const ending: Ending =
    endings.length > 0 && endings.every(({qualifier}) => qualifier === '-')
      ? '-all'
      : '~all';
  const {record, problems, obstacles, replacesOpen} = composeRecords(records, {
    ending,
    domain,
  });
  return {
    record,
    changes: problems
      .filter(
        ({field, code, severity}) =>
          field === 'existing' && code !== 'several-records' && severity !== 'error',
      )
      .map(({message}) => message),
    obstacles,
    replaces: true,
    wasOpen: replacesOpen,
  };
}

/** A record is taken as it is; of what is none, the record that may be in it. */
function readable(strings: readonly string[]): string[] {
  const text = joinStrings(strings, parseSpf);
  return parseSpf(text).terms.length > 0 ? [text] : recordsFromPaste(text);
}
