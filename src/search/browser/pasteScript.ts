import {fetchSiteData} from './data';

/** Public path of the script that explains what is pasted: set as this one is compiled. */
declare const PASTE: string;

/** What the compiled script exports: see `paste.ts`. */
interface PasteScript {
  explain: (text: string, address: string) => Promise<Explanation | undefined>;
}

/** What a text that was pasted is. */
export interface Explanation {
  /** A question to the search that stands for it in the field. */
  query: string;
  /** For screen readers. */
  said: string;
  card: HTMLElement;
}

let failures = 0;

/**
 * Explains an error, a reply of a mail server or a body of an email. The script for it is
 * fetched for the first of them, and again after a failure, under an address of its own
 * because browsers keep failures.
 *
 * @returns nothing for any other text
 * @throws {Error} when the script or its data cannot be fetched
 */
export async function explain(text: string): Promise<Explanation | undefined> {
  const address = failures ? `${PASTE}?retry=${String(failures)}` : PASTE;
  try {
    const [script, {paste}] = await Promise.all([
      import(address) as Promise<PasteScript>,
      fetchSiteData(),
    ]);
    return await script.explain(text, paste);
  } catch (error) {
    failures += 1;
    throw error;
  }
}
