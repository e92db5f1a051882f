/**
 * The lines of highlighted HTML, each whole by itself: a mark that runs over a line end is
 * closed and opened again.
 *
 * @param html output of `highlight`
 */
export function codeLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<[bi](?: class="\w")?>|<\/[bi]>/g)) {
      if (tag.startsWith('</')) {
        open.pop();
      } else {
        open.push(tag);
      }
    }
    const after = open.map((tag) => `</${tag.charAt(1)}>`).reverse();
    return before + line + after.join('');
  });
}

/** Lines in one block: about as many as a scrolled frame shows. */
const BLOCK_LINES = 30;

/**
 * Long highlighted HTML in blocks of the class `rows`, so that a style sheet can leave those out
 * of sight for later. Its text stays the same.
 *
 * @param html output of `highlight`; without effect when two blocks hold it
 */
export function inLineBlocks(html: string): string {
  const lines = codeLines(html);
  // What follows the last line end is no line, and is not drawn as one.
  const isEnded = /^(?:<[^>]*>)*$/.test(lines.at(-1) ?? '');
  const ending = isEnded ? `\n${lines.pop() ?? ''}` : '';
  if (lines.length <= 2 * BLOCK_LINES) {
    return html;
  }
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += BLOCK_LINES) {
    const block = lines.slice(start, start + BLOCK_LINES);
    const end = start + BLOCK_LINES < lines.length ? '\n' : ending;
    blocks.push(
      `<span class="rows" style="--rows:${String(block.length)}">${block.join('\n')}${end}</span>`,
    );
  }
  return blocks.join('');
}
