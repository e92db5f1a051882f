import type {WatchedAnswer} from '../dns';
import {Facts} from './Facts';

/** How long an answer may be kept, in the largest unit that is whole. */
function timeInWords(seconds: number): string {
  const [size, unit] =
    seconds > 0 && seconds % 3600 === 0
      ? [seconds / 3600, 'hour']
      : seconds > 0 && seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return `${size} ${unit}${size === 1 ? '' : 's'}`;
}

/** Who answered a question, through which aliases, for how long it holds, and DNSSEC. */
export function AnswerFacts({answer}: {answer: WatchedAnswer}) {
  const {name, type, server, aliases, authenticated, answers} = answer;
  const [record] = answers;
  return (
    <Facts
      facts={[
        ['Asked', `${type} ${name}`],
        ['Response from', server],
        ...(aliases.length > 0 ? [['By CNAME to', aliases.join(' → ')] as const] : []),
        ...(record ? [['Cached for up to', timeInWords(record.ttl)] as const] : []),
        [
          'DNSSEC',
          authenticated ? 'Verified by the resolver' : 'Not verified by the resolver',
        ],
      ]}
    />
  );
}
