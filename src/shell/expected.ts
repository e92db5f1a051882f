/** The version of Docusaurus whose inside this site was written against. */
export const DOCUSAURUS = '3.10';

/** What another version of Docusaurus does not have, or has in another place. */
export function expected(what: string): Error {
  return new Error(
    `Expected ${what} in Docusaurus ${DOCUSAURUS}: see src/shell/docusaurusInternals.ts.`,
  );
}
