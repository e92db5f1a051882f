import type {FieldProblem} from '../../view';
import {MAX_DOMAINS, type ListReading} from '..';

/** Reads a list, and asks nothing. A chunk of its own, loaded when a visitor has a list. */
export {readDomainList} from '..';

/** Lines that cannot be read, and what the list had too much of. */
export function problemsOf({domains, refused, beyond}: ListReading): FieldProblem[] {
  return [
    ...(domains.length === 0 && refused.length === 0
      ? [{message: 'There are no domains here yet. Paste one on each line.'}]
      : []),
    ...refused.slice(0, 5).map(({line, why}) => ({line, message: why, gentle: true})),
    ...(refused.length > 5
      ? [{message: `${refused.length - 5} more lines hold no domain.`, gentle: true}]
      : []),
    ...(beyond > 0
      ? [
          {
            message: `The list has ${beyond} more domains than the ${MAX_DOMAINS} that are checked at a time. Check the rest afterwards.`,
            gentle: true,
          },
        ]
      : []),
  ];
}
