import {propLine} from '../leftOut';
import type {TemplatePage} from '../pageData';

/** One piece of code, and the word for its language in a Markdown fence. */
interface Piece {
  label: string;
  language: string;
  code: string;
}

/** More backticks than stand in a row anywhere in the code. */
function fence(code: string): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  return '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
}

/**
 * The email as one Markdown text for a coding assistant: what it is for, its props, its
 * rules, and every form of it.
 *
 * @param pieces the forms as they are shown
 */
export function forAssistant(
  {title, description, props, rules}: TemplatePage,
  pieces: readonly Piece[],
): string {
  return [
    `# ${title}`,
    '',
    description,
    '',
    'Add this email to my project in the format that fits it. Escape every value for HTML wherever it goes into HTML, and send the HTML and the plain text together.',
    '',
    '## Props',
    '',
    ...props.map(propLine),
    '',
    '## Rules',
    '',
    ...rules.do.map((rule) => `- Do: ${rule}`),
    ...rules.avoid.map((rule) => `- Don’t: ${rule}`),
    '',
    ...pieces.flatMap(({label, language, code}) => [
      `## ${label}`,
      '',
      fence(code) + language,
      code.trimEnd(),
      fence(code),
      '',
    ]),
  ].join('\n');
}
