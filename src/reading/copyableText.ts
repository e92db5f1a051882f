const PROMPT = '$ ';

/**
 * What a reader wants in the clipboard: in a shell session with prompts only the
 * commands, without the prompts and without what they printed.
 *
 * @param code text of the block
 * @param language the block's language
 */
export function copyableText(code: string, language: string): string {
  const lines = code.replace(/\n$/, '').split('\n');
  if (language !== 'bash' || !lines.some((line) => line.startsWith(PROMPT))) {
    return lines.join('\n');
  }
  const commands: string[] = [];
  let continued = false;
  for (const line of lines) {
    const prompted = line.startsWith(PROMPT);
    if (prompted || continued) {
      commands.push(prompted ? line.slice(PROMPT.length) : line);
      continued = line.endsWith('\\');
    }
  }
  return commands.join('\n');
}
