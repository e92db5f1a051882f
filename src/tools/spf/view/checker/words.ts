import type {SpfResult} from '../..';
import type {Tone} from '../../../view';
import type {SenderCheck} from './tasks';

export interface Words {
  tone: Tone;
  title: string;
  text: string;
}

/** What the check of one sender means. */
export function resultInWords({result, input}: SenderCheck): Words {
  const {ip} = input;
  const domain = checkedDomain(input);
  const words: Record<SpfResult, Words> = {
    pass: {
      tone: 'good',
      title: `${ip} may send for ${domain}.`,
      text: 'For DMARC, this counts if the From domain is aligned with it: in the same organization by default, or exactly the same domain with aspf=s.',
    },
    fail: {
      tone: 'bad',
      title: `${ip} may not send for ${domain}.`,
      text: 'A receiver may reject the message immediately, and to DMARC, it is an SPF check that did not pass.',
    },
    softfail: {
      tone: 'bad',
      title: `${ip} should not send for ${domain}.`,
      text: 'A receiver accepts the message but trusts it less, and to DMARC, it is an SPF check that did not pass.',
    },
    neutral: {
      tone: 'unsure',
      title: `The record says nothing about ${ip}.`,
      text: 'Receivers treat this like no record, and to DMARC, it is an SPF check that did not pass.',
    },
    none: {
      tone: 'unsure',
      title: `There is no record to check ${ip} against.`,
      text: 'To DMARC, it is an SPF check that did not pass.',
    },
    temperror: {
      tone: 'unsure',
      title: 'DNS failed during the check, so there is no result yet.',
      text: 'A receiver defers the message, and its sender tries again later.',
    },
    permerror: {
      tone: 'bad',
      title: 'The check ended with an error.',
      text: 'There is no result until the record is corrected, and to DMARC, it is an SPF check that did not pass.',
    },
  };
  return words[result];
}

/** The domain whose record a check reads. */
export function checkedDomain({
  sender,
  helo,
}: Pick<SenderCheck['input'], 'sender' | 'helo'>): string {
  return sender === '' ? helo : sender.slice(sender.lastIndexOf('@') + 1);
}
