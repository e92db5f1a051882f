const PROMPT = /^\$ /;

/**
 * What a reader wants in the clipboard: in a shell session with prompts only the
 * commands, without the prompts and without what they printed.
 *
 * @param code text of the block
 * @param language the block's language
 */
export function copyableText(code: string, language: string): string {
  const lines = code.replace(/\n$/, '').split('\n');
  if (language !== 'bash' || !lines.some((line) => PROMPT.test(line))) {
    return lines.join('\n');
  }
  const commands: string[] = [];
  let continued = false;
  for (const line of lines) {
    if (PROMPT.test(line) || continued) {
      commands.push(line.replace(PROMPT, ''));
      continued = line.endsWith('\\');
    }
  }
  return commands.join('\n');
}
