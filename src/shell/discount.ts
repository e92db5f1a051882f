/** Where the discount reference of a visit is kept (session storage). */
export const DISCOUNT_KEY = 'site.discount';

/** A discount reference is a short word: anything else is ignored. */
export function isDiscountCode(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
}

/**
 * Puts a discount reference on a trial link.
 *
 * @param href full address of the trial
 * @param code a reference, or nothing to leave the address as it is
 */
export function withDiscount(href: string, code: string | undefined): string {
  if (!isDiscountCode(code)) {
    return href;
  }
  const url = new URL(href);
  url.searchParams.set('discount', code);
  return url.href;
}
