import type {ListInfo} from '../work/protocol';

/** The ending of a file that is written as the list was: commas and workbooks make CSV. */
export function endingOf({delimiter}: ListInfo, isTable = delimiter !== ''): string {
  return delimiter === '\t' ? 'tsv' : isTable ? 'csv' : 'txt';
}
