/** A page an unknown address might have meant. */
export interface PageEntry {
  /** Path from the root with a trailing slash. */
  path: string;
  title: string;
}

/** Optimal string alignment distance: insert, delete, change or swap a letter. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(
        (current[j - 1] ?? 0) + 1,
        (previous[j] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** From 0 (nothing in common) to 1: how much of `asked` is found in `words`. */
function overlap(asked: readonly string[], words: readonly string[]): number {
  if (asked.length === 0) {
    return 0;
  }
  const hits = asked.map((word) => {
    const best = Math.min(
      ...words.map(
        (known) => editDistance(word, known) / Math.max(word.length, known.length),
      ),
    );
    return best <= 0.34 ? 1 - best : 0;
  });
  return hits.reduce((sum, hit) => sum + hit, 0) / asked.length;
}

/**
 * The pages an unknown path might have meant, best first.
 *
 * @param pathname path of the unknown address; at most 200 characters of it are read
 * @param pages every page of the site
 * @param most how many to return at most
 */
export function nearPages(
  pathname: string,
  pages: readonly PageEntry[],
  most = 3,
): PageEntry[] {
  const asked = wordsOf(pathname.slice(0, 200)).filter((word) => word !== 'html');
  return pages
    .map((page) => {
      const words = wordsOf(`${page.path} ${page.title}`);
      const forward = overlap(asked, words);
      const back = overlap(wordsOf(page.path), asked.length > 0 ? asked : ['']);
      return {page, score: forward * 0.7 + back * 0.3};
    })
    .filter(({score}) => score >= 0.3)
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, most)
    .map(({page}) => page);
}
