import {slugOf} from '../site';

/** What the editor makes an address of when a title gives none: twelve digits and letters. */
const RANDOM = /^[0-9a-f]{12}$/;

const numbersIn = (text: string, number: string) =>
  text.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word === number).length ?? 0;

/**
 * What is wrong with the address that the editor gave a new article. It never refuses a title:
 * it puts a number behind the address of one that is taken, and makes up an address for one
 * without letters, and readers would meet both.
 *
 * @param slug the address below `/articles/`
 * @returns a sentence; nothing for an address that says what the title says
 */
export function addressFault(title: string, slug: string): string | undefined {
  const own = 'Change the title, or give the article an address of its own under "Slug".';
  if (RANDOM.test(slug) && slugOf(title) === '') {
    return `The title has no letters (a to z) or digits, so no address can be made from it. ${own}`;
  }
  // Longer numbers are years and the like, typed by a person.
  const [, taken = '', number = ''] = /^(.+)-([1-9]\d?)$/.exec(slug) ?? [];
  // "1'5" and "①" are 15 and 1 in an address that we make, and something else as they stand.
  const inTitle = Math.max(numbersIn(title, number), numbersIn(slugOf(title), number));
  return taken && numbersIn(slug, number) > inTitle
    ? `There is already an article at /articles/${taken}/, so this title is taken. ${own}`
    : undefined;
}
