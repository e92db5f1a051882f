import type {JsonObject} from './values';

/** Octets of a file that the form takes: the code beside it and its link hold all of them. */
export const LARGEST_FILE = 100 * 1024;

/**
 * An attachment with another file in it.
 *
 * @param file with the media type that the browser knows, or an empty text
 */
export function withFile(
  {contentType: _, ...attachment}: JsonObject,
  {name, type}: Pick<File, 'name' | 'type'>,
  octets: Uint8Array,
): JsonObject {
  const binary = Array.from(octets, (octet) => String.fromCharCode(octet)).join('');
  return {
    ...attachment,
    filename: name.replace(/[\r\n/\\]/g, '-'),
    content: btoa(binary),
    ...(type && {contentType: type}),
  };
}
