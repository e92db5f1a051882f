/** Characters of a step of an address; what is longer is cut between words. */
export const LONGEST_SLUG = 60;

/**
 * A title or a name as one step of an address: its letters and digits.
 *
 * @returns lowercase ASCII with hyphens, at most 60 characters, cut between words; empty
 *   for a text without Latin letters and digits
 */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > LONGEST_SLUG) {
      return slug || word.slice(0, LONGEST_SLUG);
    }
    slug = longer;
  }
  return slug;
}
