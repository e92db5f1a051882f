import {createHmac} from 'node:crypto';

/**
 * The address of an article that is not published yet: nobody finds it who was not given it.
 *
 * @param secret of the owner's; another secret gives other addresses
 * @param name of the article's file from the project's root
 * @returns path below `/articles/`, with 128 bits that cannot be guessed (RFC 2104)
 */
export function previewSlug(secret: string, name: string): string {
  const token = createHmac('sha256', secret).update(name).digest('hex').slice(0, 32);
  return `/preview/${token}`;
}
