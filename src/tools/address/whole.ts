import {rfc} from '../kit';
import type {Fault} from './types';

/**
 * What a text that is no address seems to be: nothing, a name, a link, an address with
 * its name, several addresses. Read only once the grammar has refused the text, for all
 * of these characters can stand in a quoted local part.
 *
 * @returns nothing when the text has the shape of one address; then the grammar's own
 *   fault says more
 */
export function explainWhole(input: string): Fault | undefined {
  const text = input.trim();
  if (text === '') {
    return {
      code: 'empty',
      message: 'The field is empty.',
      cure: 'Enter an address such as name@example.com.',
    };
  }
  if (!input.includes('@')) {
    return noAt(input);
  }
  return linkFault(input) ?? severalFault(input) ?? nameFault(input) ?? edgeFault(input);
}

export function noAt(input: string): Fault {
  const lookAlike = /[＠﹫]|\s*[([{]\s*at\s*[)\]}]\s*/i.exec(input);
  return lookAlike
    ? {
        code: 'no-at',
        message: `There is no @, but “${lookAlike[0].trim()}” instead.`,
        cure: 'Enter a plain @.',
        position: lookAlike.index + 1,
        reference: rfc(5321, '4.1.2'),
      }
    : {
        code: 'no-at',
        message: 'The address has no @.',
        cure: 'An address consists of the name of a mailbox, an @ and a domain, such as name@example.com.',
        position: input.length + 1,
        reference: rfc(5321, '4.1.2'),
      };
}

function linkFault(input: string): Fault | undefined {
  const link = /^\s*mailto:/i.exec(input);
  return link
    ? {
        code: 'mailto',
        message: 'That is a link. The address begins after “mailto:”.',
        cure: 'Remove “mailto:” and everything after a question mark.',
        position: input.indexOf(':') + 1,
        reference: rfc(6068, '2'),
      }
    : undefined;
}

/** More than one part with an @, set apart as people set lists apart. */
function severalFault(input: string): Fault | undefined {
  const separator = /[,;\s]+/g;
  const first = input.indexOf('@');
  separator.lastIndex = first;
  const gap = separator.exec(input);
  return gap && input.includes('@', gap.index) && first < gap.index
    ? {
        code: 'several',
        message: `There is more than one address. The second one begins after character ${gap.index}.`,
        cure: 'Check one at a time, or all of them as a list.',
        position: gap.index + 1,
      }
    : undefined;
}

function nameFault(input: string): Fault | undefined {
  const open = input.lastIndexOf('<');
  const close = input.indexOf('>', open);
  if (open < 0 || close < 0) {
    return undefined;
  }
  const inner = input.slice(open + 1, close).trim();
  const outer = `${input.slice(0, open)}${input.slice(close + 1)}`.trim();
  if (!inner.includes('@')) {
    return undefined;
  }
  return outer === ''
    ? {
        code: 'angle-brackets',
        message: 'The address is in angle brackets.',
        cure: `Remove them: ${inner}`,
        position: open + 1,
        reference: rfc(5322, '3.4'),
      }
    : {
        code: 'display-name',
        message: `This is a name with an address. The address is ${inner}.`,
        cure: 'Use only the part between the angle brackets.',
        position: open + 1,
        reference: rfc(5322, '3.4'),
      };
}

function edgeFault(input: string): Fault | undefined {
  const before = input.length - input.trimStart().length;
  const after = input.trimEnd().length;
  if (before === 0 && after === input.length) {
    return undefined;
  }
  const where = before > 0 ? 'before' : 'after';
  return {
    code: 'space-around',
    message: `There is a space or a line break ${where} the address.`,
    cure: 'Remove it.',
    position: before > 0 ? 1 : after + 1,
    reference: rfc(5321, '4.1.2'),
  };
}
