import {translate} from '@docusaurus/Translate';
import {readDomain} from '../tools/dns';
import {keyPrefix} from '../site';
import {EXAMPLE} from './stack';

/** A field's value as it will be kept, or a sentence on what to write instead. */
export type Checked = {value: string} | {problem: string};

/** @param input a domain, or an address of any kind that holds one; empty: the example */
export function checkDomain(input: string): Checked {
  if (!input.trim()) {
    return {value: EXAMPLE.domain};
  }
  const reading = readDomain(input);
  if (reading.valid) {
    return {value: reading.domain};
  }
  const {message, cure} = reading.problem;
  return {problem: cure ? `${message} ${cure}` : message};
}

/** Prefixes of our keys, and runs of letters and digits that only a secret has. */
const LIKE_A_KEY = new RegExp(
  String.raw`${keyPrefix}_(?:live|test)_|^(?=.*\d)[a-z\d]{16,}$|^.{41}`,
  'i',
);

/**
 * Checks the name of the variable that holds the key: capital letters, digits and
 * underscores (POSIX.1-2017, 8.1). What looks like a key is refused and never kept.
 *
 * @param input a name, with or without the shell's dollar sign; empty: the example
 */
export function checkKeyVariable(input: string): Checked {
  const name = input.trim().replace(/^\$/, '');
  if (!name) {
    return {value: EXAMPLE.keyVariable};
  }
  if (LIKE_A_KEY.test(name)) {
    return {
      problem: translate(
        {
          message:
            'This looks like an API key, so it was not saved. A key belongs on your server. Enter the name of the variable that contains it, such as {example}.',
        },
        {example: EXAMPLE.keyVariable},
      ),
    };
  }
  return /^[A-Z_][A-Z\d_]*$/.test(name)
    ? {value: name}
    : {
        problem: translate(
          {
            message:
              'The name of a variable consists of capital letters, digits and underscores, and cannot begin with a digit. Enter a name such as {example}.',
          },
          {example: EXAMPLE.keyVariable},
        ),
      };
}
