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
      text: 'For DMARC this counts if the From address belongs to the same domain.',
    },
    fail: {
      tone: 'bad',
      title: `${ip} may not send for ${domain}.`,
      text: 'A receiver may refuse the message at once. To DMARC it is an SPF that did not pass.',
    },
    softfail: {
      tone: 'bad',
      title: `${ip} should not send for ${domain}.`,
      text: 'A receiver takes the message and trusts it less. To DMARC it is an SPF that did not pass.',
    },
    neutral: {
      tone: 'unsure',
      title: `The record says nothing about ${ip}.`,
      text: 'Receivers treat that like no record. To DMARC it is an SPF that did not pass.',
    },
    none: {
      tone: 'unsure',
      title: `There is no record to check ${ip} by.`,
      text: 'To DMARC it is an SPF that did not pass.',
    },
    temperror: {
      tone: 'unsure',
      title: 'DNS failed on the way, so there is no result yet.',
      text: 'A receiver puts the message off, and its sender tries again later.',
    },
    permerror: {
      tone: 'bad',
      title: 'The check ended at a fault.',
      text: 'No result can be had until the record is put right. To DMARC it is an SPF that did not pass.',
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
