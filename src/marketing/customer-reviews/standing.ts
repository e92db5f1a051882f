import type {JsonLdNode} from '../../metadata';
import {brand} from '../../site';
import {USES, type Review, type Use} from './reviews';

/** A review with everything that lets a reader check it. */
export type RealReview = Review &
  Required<Pick<Review, 'source' | 'writtenOn' | 'consentOn'>>;

/** Whether a text is a day there is: 30 February is none. */
export function isDay(text = ''): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a full https address. */
export function isAddress(text: string | undefined): boolean {
  return text !== undefined && URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Whether a review may be shown as one: it has a source, a day and a consent. */
export function isReal(review: Review): review is RealReview {
  const {source, writtenOn, consentOn} = review;
  return isAddress(source) && isDay(writtenOn) && isDay(consentOn);
}

/** The reviews that may be shown, newest first. */
export function shown(reviews: readonly Review[]): RealReview[] {
  return reviews
    .filter(isReal)
    .sort((one, other) => other.writtenOn.localeCompare(one.writtenOn));
}

/** The uses that some review is about, in the order of the filter. */
export function usesOf(reviews: readonly Review[]): Use[] {
  return (Object.keys(USES) as Use[]).filter((use) =>
    reviews.some((review) => review.use === use),
  );
}

/**
 * The real reviews as schema.org data. Nothing while there are none.
 *
 * @param siteUrl origin without a trailing slash
 */
export function reviewedService(
  siteUrl: string,
  reviews: readonly Review[],
): JsonLdNode[] {
  const real = reviews.filter(isReal);
  return real.length === 0
    ? []
    : [
        {
          '@type': 'Service',
          name: brand.name,
          description: brand.description,
          url: `${siteUrl}/`,
          review: real.map(({text, who, role, company, source, writtenOn}) => ({
            '@type': 'Review',
            reviewBody: text,
            datePublished: writtenOn,
            url: source,
            author: {
              '@type': 'Person',
              name: who,
              jobTitle: role,
              worksFor: {'@type': 'Organization', name: company},
            },
          })),
        },
      ];
}
