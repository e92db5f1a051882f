import {listed} from '../kit';
import type {MessageInspection} from './inspection';

export interface MessageVerdict {
  tone: 'good' | 'unsure' | 'bad';
  /** One or two words. */
  stamp: string;
  /** The verdict in a sentence. */
  title: string;
  /** What it rests on, and what follows. */
  text: string;
}

/** What a receiver is likely to make of the message, in plain words. */
export function verdictOf(message: MessageInspection): MessageVerdict {
  const {dmarc, fromDomain = '', findings, identities} = message;
  const [worst] = findings;
  if (worst?.code === 'not-a-message') {
    return {
      tone: 'bad',
      stamp: 'No message',
      title: worst.message,
      text: worst.cure ?? '',
    };
  }
  const errors = findings.filter(({severity}) => severity === 'error').length;
  const warnings = findings.filter(({severity}) => severity === 'warning').length;
  const more = countsInWords(errors, warnings);
  if (!dmarc) {
    return {
      tone: 'bad',
      stamp: 'No sender',
      title:
        identities.fromFields > 1
          ? 'Receivers cannot tell who this message is from: it has more than one From field.'
          : 'Receivers cannot tell who this message is from: it has no usable From address.',
      text: more,
    };
  }
  switch (dmarc.result) {
    case 'pass': {
      const by = [
        ...new Set(
          dmarc.checks
            .filter(({aligned}) => aligned === 'yes')
            .map(({kind}) => kind.toUpperCase()),
        ),
      ];
      return {
        tone: errors > 0 ? 'unsure' : 'good',
        stamp: errors > 0 ? 'Pass, but' : 'Pass',
        title: `Receivers can verify that this message is really from ${fromDomain}.`,
        text: `It passes DMARC by ${listed(by)}. ${more}`,
      };
    }
    case 'fail': {
      const {policy} = dmarc;
      return {
        tone: 'bad',
        stamp: 'DMARC fail',
        title: {
          reject: `Receivers are asked to reject this message, because nothing proves that it is from ${fromDomain}.`,
          quarantine: `Receivers are asked to put this message in the spam folder, because nothing proves that it is from ${fromDomain}.`,
          none: `Nothing proves that this message is from ${fromDomain}, but the domain’s policy does not ask receivers to act on that.`,
        }[policy],
        text: `The DMARC policy that applies is ${policy}. ${more}`,
      };
    }
    case 'none':
      return {
        tone: 'unsure',
        stamp: 'No DMARC',
        title: `${fromDomain} has no DMARC record, so receivers decide for themselves.`,
        text: more,
      };
    case 'permerror':
      return {
        tone: 'bad',
        stamp: 'Bad record',
        title: `The DMARC record of ${fromDomain} is invalid, so receivers ignore it.`,
        text: more,
      };
    case 'temperror':
      return {
        tone: 'unsure',
        stamp: 'No response',
        title: 'There is no verdict, because DNS gave no usable response.',
        text: `Check the message again in a few minutes. ${more}`,
      };
  }
}

function countsInWords(errors: number, warnings: number): string {
  const count = (number: number, word: string): string[] =>
    number > 0 ? [`${number} ${word}${number === 1 ? '' : 's'}`] : [];
  const parts = [...count(errors, 'error'), ...count(warnings, 'warning')];
  return parts.length === 0
    ? 'Nothing else needs fixing.'
    : `There ${errors + warnings === 1 ? 'is' : 'are'} ${listed(parts)} to look at below.`;
}
