import {textPart} from './text';
import {unfold} from './words';

/** How recipients can leave the list. */
export interface Unsubscribe {
  /** The addresses in List-Unsubscribe (RFC 2369, 3.2), visible, in their order. */
  addresses: string[];
  https: boolean;
  mailto: boolean;
  /** List-Unsubscribe-Post, where it is there. */
  post?: string;
  /** It says what RFC 8058, 3.1 asks for. */
  postValid: boolean;
  /** Domains of valid signatures that cover both fields. */
  coveredBy: string[];
  /** Fields of one of the two names that are there more than once. */
  doubled: boolean;
  /** True where a mailbox provider can offer one-click unsubscribe. */
  oneClick: boolean;
}

interface Field {
  name: string;
  value: string;
}

/**
 * Reads List-Unsubscribe and List-Unsubscribe-Post (RFC 8058, 3.1 and 4).
 *
 * @param passed domain and signed fields, in small letters, of each valid DKIM signature
 */
export function readUnsubscribe(
  fields: readonly Field[],
  passed: readonly {domain: string; headers: readonly string[]}[],
): Unsubscribe | undefined {
  const lists = fields.filter(({name}) => name === 'list-unsubscribe');
  const posts = fields.filter(({name}) => name === 'list-unsubscribe-post');
  const [list] = lists;
  if (!list) {
    return undefined;
  }
  // A folded address has no spaces of its own (RFC 2369, 2).
  const addresses = [...unfold(list.value).matchAll(/<([^<>]{1,2000})>/g)].map(
    ([, address = '']) => address.replace(/\s/g, ''),
  );
  const has = (scheme: string): boolean =>
    addresses.some((address) => address.toLowerCase().startsWith(scheme));
  const post = posts[0] && unfold(posts[0].value);
  const postValid = /^List-Unsubscribe=One-Click$/i.test(post ?? '');
  const coveredBy = passed
    .filter(
      ({headers}) =>
        headers.includes('list-unsubscribe') && headers.includes('list-unsubscribe-post'),
    )
    .map(({domain}) => domain);
  const doubled = lists.length > 1 || posts.length > 1;
  const https = has('https:');
  return {
    addresses: addresses.map(textPart),
    https,
    mailto: has('mailto:'),
    ...(post !== undefined && {post: textPart(post)}),
    postValid,
    coveredBy,
    doubled,
    oneClick: https && postValid && coveredBy.length > 0 && !doubled,
  };
}
