/** A field of a form, as Mailgun's API takes them: names may come more than once. */
export type FormField = readonly [name: string, value: string];

/** Longer texts are cut here: a call that long is not written by hand. */
export const MAX_LENGTH = 20_000;

const FORM_OPTIONS = new Set([
  '-F',
  '--form',
  '--form-string',
  '-d',
  '--data',
  '--data-urlencode',
  '--data-raw',
]);

/** Words as a shell splits them: quotes hold together, a backslash at the end joins lines. */
function shellWords(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\' && quote !== "'") {
      at += 1;
      const next = text.charAt(at);
      word = next === '\n' ? word : (word ?? '') + next;
    } else if (quote) {
      quote = char === quote ? '' : quote;
      word = (word ?? '') + (quote ? char : '');
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= '';
    } else if (/\s/.test(char)) {
      words.push(...(word === undefined ? [] : [word]));
      word = undefined;
    } else {
      word = (word ?? '') + char;
    }
  }
  return word === undefined ? words : [...words, word];
}

function fieldIn(text: string): FormField[] {
  const equals = text.indexOf('=');
  const name = text.slice(0, equals).trim();
  return equals > 0 && /^[\w:-]+$/.test(name) ? [[name, text.slice(equals + 1)]] : [];
}

/**
 * The fields of a Mailgun call: a `curl` command with its `-F` options, or one
 * `name=value` a line.
 *
 * @param text anything; what is no field is passed over
 */
export function readForm(text: string): FormField[] {
  const given = text.slice(0, MAX_LENGTH).replace(/\r\n?/g, '\n');
  if (!/(?:^|\s)(?:-F|-d|--form|--form-string|--data[a-z-]*)\s/.test(given)) {
    return given.split('\n').flatMap((line) => fieldIn(line.trim()));
  }
  const words = shellWords(given);
  return words.flatMap((word, index) =>
    FORM_OPTIONS.has(words[index - 1] ?? '') ? fieldIn(word) : [],
  );
}
