import type {Reference} from '../kit';

/**
 * A reference to an appendix of RFC 9989, which the RFC Editor's pages name otherwise than
 * a section.
 *
 * @param place such as 'A.6'
 */
export function appendix(place: string): Reference {
  return {
    label: `RFC 9989, ${place}`,
    url: `https://www.rfc-editor.org/rfc/rfc9989#appendix-${place}`,
  };
}
