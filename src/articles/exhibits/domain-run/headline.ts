import {markOf, topicWords, type DomainReport, type Topic} from '../../../tools/domain';
import {listed} from '../../../tools/kit';

/**
 * What the records that an article explains come to, in one or two sentences.
 *
 * @param report of a domain, with all its topics
 * @param topics those of the article
 */
export function runHeadline(
  {domain, exists, sections}: Pick<DomainReport, 'domain' | 'exists' | 'sections'>,
  topics: readonly Topic[],
): string {
  if (!exists) {
    return `${domain} does not exist in DNS. Check the spelling, and enter the part of your email addresses after the @.`;
  }
  const named = (marks: RegExp) =>
    listed(
      sections
        .filter(
          (section) => topics.includes(section.topic) && marks.test(markOf(section)),
        )
        .map(({topic}) => topicWords[topic].name),
    );
  const faulty = named(/^(?:error|warning)$/);
  const silent = named(/^unanswered$/);
  return [
    faulty
      ? `At ${domain}, there is something to fix in ${faulty}.`
      : silent
        ? `The records of ${domain} that were found have no errors.`
        : `The records of ${domain} have no errors and no warnings.`,
    ...(silent
      ? [`The resolver gave no usable response for ${silent}, so check again later.`]
      : []),
  ].join(' ');
}
