/** Pages that moved or have a short address. `cleanAddress.ts` is what follows them. */
export interface Redirect {
  /** Old path, with a trailing slash. */
  from: string;
  /** Path of the page it leads to. Query and hash are kept. */
  to: string;
}

export const redirects: readonly Redirect[] = [
  {from: '/terms/', to: '/legal/terms-of-service/'},
  {from: '/privacy/', to: '/legal/privacy-policy/'},
  // People cut an address down to its folder. This is the first page of the reference.
  {from: '/docs/api/', to: '/docs/api/authentication/'},
];
