import {type CodeLanguage, isCodeLanguage} from './codeLanguages';

const ENDINGS: Readonly<Record<CodeLanguage, string>> = {
  bash: 'sh',
  javascript: 'mjs',
  python: 'py',
  ruby: 'rb',
  php: 'php',
};

/** Marks the steps whose samples, one after another, are a program of this name. */
export const programSteps = (name: string) => ({'data-program': name}) as const;

/**
 * Joins the samples of a page's steps into one program.
 *
 * @param samples in the order of the steps, all in one language
 * @returns the program, with an empty line between the samples and a line end at its end
 */
export function joinProgram(samples: readonly string[]): string {
  return `${samples.map((sample) => sample.trimEnd()).join('\n\n')}\n`;
}

/**
 * @param name of the program: `send-attachment`
 * @param language name of a code language, as `CODE_LANGUAGES` has it
 * @returns the name of its file: `send-attachment.mjs`
 */
export function programFile(name: string, language: string): string {
  return `${name}.${isCodeLanguage(language) ? ENDINGS[language] : 'txt'}`;
}
