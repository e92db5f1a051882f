import {
  DnsError,
  rcodeInWords,
  recordsOf,
  type DnsAnswer,
  type RecordData,
  type RecordType,
  type Resolver,
} from '../dns';
import {PartError} from '../kit';
import {found} from './found';
import {section} from './section';
import type {Section} from './report';
import {topicWords, type Topic} from './topics';

/** A response that says neither what is there nor that nothing is. */
export class NoUsableResponse extends Error {
  override readonly name = 'NoUsableResponse';

  constructor(
    message: string,
    readonly cure?: string,
  ) {
    super(message);
  }
}

/**
 * Asks a question whose response decides on a topic.
 *
 * @throws {DnsError} when no response came
 * @throws {NoUsableResponse} when its response code is neither NOERROR nor NXDOMAIN
 */
export async function ask(
  resolver: Resolver,
  name: string,
  type: RecordType,
): Promise<DnsAnswer> {
  const answer = await resolver.query(name, type);
  if (answer.rcode !== 'NOERROR' && answer.rcode !== 'NXDOMAIN') {
    const {says, cure} = rcodeInWords(answer.rcode);
    throw new NoUsableResponse(`${type} of ${name}: ${says}`, cure);
  }
  return answer;
}

/** The data of a name's records of one type; throws as `ask` does. */
export async function askData<Type extends RecordType>(
  resolver: Resolver,
  name: string,
  type: Type,
): Promise<RecordData[Type][]> {
  const answer = await ask(resolver, name, type);
  return recordsOf(answer, type).map(({data}) => data);
}

/** The texts of a name's TXT records; throws as `ask` does. */
export async function askTexts(resolver: Resolver, name: string): Promise<string[]> {
  return (await askData(resolver, name, 'TXT')).map((strings) => strings.join(''));
}

/** The same where a failure only leaves something out: nothing, in place of an error. */
export async function tryData<Type extends RecordType>(
  resolver: Resolver,
  name: string,
  type: Type,
): Promise<RecordData[Type][] | undefined> {
  try {
    return await askData(resolver, name, type);
  } catch (error) {
    if (error instanceof DnsError || error instanceof NoUsableResponse) {
      return undefined;
    }
    throw error;
  }
}

/**
 * Runs the work of one topic. Without a usable response, or a part of the page that it needs,
 * the topic says so, and the others stand.
 *
 * @throws what the resolver throws other than a DnsError, such as an abort
 */
export async function guard(
  topic: Topic,
  work: () => Promise<Section>,
): Promise<Section> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof DnsError ||
      error instanceof NoUsableResponse ||
      error instanceof PartError
    ) {
      return unanswered(topic, error.message, 'cure' in error ? error.cure : undefined);
    }
    throw error;
  }
}

/** A topic that nothing is known about. */
export function unanswered(topic: Topic, why: string, cure?: string): Section {
  return section(topic, 'This could not be checked.', {
    state: 'unanswered',
    findings: [
      found(
        'unanswered',
        `${topicWords[topic].name} could not be checked. ${why}`,
        cure === undefined ? {} : {cure},
      ),
    ],
  });
}
