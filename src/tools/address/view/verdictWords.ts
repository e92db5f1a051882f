import type {Verdict} from '..';
import type {Tone} from '../../view';

export const verdictTitle: Readonly<Record<Verdict, string>> = {
  likely: 'Delivery looks likely.',
  risky: 'Delivery is possible, but not certain.',
  undeliverable: 'Email cannot be delivered there.',
  unknown: 'There was no response from DNS, so nothing is known yet.',
};

export const verdictStamp: Readonly<Record<Verdict, {tone: Tone; stamp: string}>> = {
  likely: {tone: 'good', stamp: 'Likely'},
  risky: {tone: 'unsure', stamp: 'Risky'},
  undeliverable: {tone: 'bad', stamp: 'Undeliverable'},
  unknown: {tone: 'none', stamp: 'Unknown'},
};
