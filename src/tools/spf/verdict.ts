import {mergeRepeats} from '../kit';
import type {SpfVerdict, InspectionResult} from './inspection';
import {MAX_LOOKUPS} from './terms';

/** Codes that mean the check of some or all senders ends in permerror. */
const endings: readonly string[] = [
  'too-many-lookups',
  'too-many-void-lookups',
  'loop',
  'include-without-record',
  'include-with-several-records',
  'broken-include',
  'too-many-mx-hosts',
];

/** Says in words how a domain's SPF stands. */
export function verdictOf(inspection: InspectionResult): SpfVerdict {
  const {domain, state, records} = inspection;
  switch (state) {
    case 'refused':
      return {
        tone: 'none',
        stamp: 'No response',
        title: `The DNS of ${domain} does not work: ${inspection.rcode}.`,
        text: 'A receiver that gets the same response defers the message and tries again later. The findings say where to look for the cause.',
      };
    case 'missing':
      return {
        tone: 'bad',
        stamp: 'No such name',
        title: `${domain} does not exist in DNS.`,
        text: 'Check the spelling. If the domain is new, its DNS may not be set up yet.',
      };
    case 'none':
      return {
        tone: 'bad',
        stamp: 'No record',
        title: `${domain} has no SPF record.`,
        text: 'Anyone can use the domain as a return-path, and SPF gives receivers no way to tell forged email from yours.',
      };
    case 'several':
      return {
        tone: 'bad',
        stamp: `${records.length} records`,
        title: `${domain} has ${records.length} records, so receivers use none of them.`,
        text: inspection.suggestion
          ? 'Receivers return permerror until there is only one. The record below combines them.'
          : 'Receivers return permerror until there is only one.',
      };
    case 'found':
      return verdictOfRecord(inspection);
  }
}

function verdictOfRecord({
  domain,
  records,
  problems,
  networks,
  budget,
}: InspectionResult): SpfVerdict {
  const {lookups = 0, complete = false} = budget ?? {};
  const has = (...codes: string[]) => problems.some(({code}) => codes.includes(code));
  const stamp = `${lookups} of ${MAX_LOOKUPS}`;
  if (records.some(({parsed}) => !parsed.valid)) {
    return {
      tone: 'bad',
      stamp: 'Permerror',
      title: 'The record contains an error, so no part of it counts.',
      text: 'Receivers read the whole record before they use any of it. If they cannot read one term, every check ends in permerror.',
    };
  }
  if (has('too-many-lookups')) {
    return {
      tone: 'bad',
      stamp,
      title: `The record needs ${lookups} lookups, but only ${MAX_LOOKUPS} are allowed.`,
      text: 'Senders that match early still pass. For all others, the check ends in permerror, which DMARC treats like no SPF at all.',
    };
  }
  if (
    problems.some(({code, severity}) => severity === 'error' && endings.includes(code))
  ) {
    return {
      tone: 'bad',
      stamp: 'Permerror',
      title: 'Part of the record ends the check in permerror.',
      text: 'Senders that match before that part still pass. For all others, the check ends in permerror, which DMARC treats like no SPF at all.',
    };
  }
  if (networks?.everyone) {
    return {
      tone: 'bad',
      stamp: 'Open',
      title: `Every server on the Internet may send as ${domain}.`,
      text: 'The record is valid, but protects no one, because forged email passes as well.',
    };
  }
  if (!complete) {
    return {
      tone: 'unsure',
      stamp: 'Incomplete',
      title: 'Part of the record could not be looked up.',
      text: `It needs at least ${lookups} ${lookups === 1 ? 'lookup' : 'lookups'}. Try again in a minute, or choose another resolver.`,
    };
  }
  if (lookups === MAX_LOOKUPS) {
    return {
      tone: 'unsure',
      stamp,
      title: 'Valid, and at the limit.',
      text: 'The record works today. With one more include, receivers that reach it return permerror.',
    };
  }
  const grave = mergeRepeats(problems).filter(({severity}) =>
    /error|warning/.test(severity),
  ).length;
  return grave > 0
    ? {
        tone: 'unsure',
        stamp,
        title: `Valid, with ${grave === 1 ? 'one thing' : `${grave} things`} to look at.`,
        text: 'Receivers can use the record. The findings say what you could improve.',
      }
    : {
        tone: 'good',
        stamp,
        title: 'The record is valid.',
        text: 'Receivers can read it, and it is within every limit.',
      };
}
