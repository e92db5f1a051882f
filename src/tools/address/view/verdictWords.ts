import type {Verdict} from '..';
import type {Tone} from '../../view';

export const verdictTitle: Readonly<Record<Verdict, string>> = {
  likely: 'Delivery looks likely.',
  risky: 'It may arrive, but there is a doubt.',
  undeliverable: 'No mail can arrive there.',
  unknown: 'DNS gave no answer, so nothing is known yet.',
};

export const verdictStamp: Readonly<Record<Verdict, {tone: Tone; stamp: string}>> = {
  likely: {tone: 'good', stamp: 'Likely'},
  risky: {tone: 'unsure', stamp: 'Risky'},
  undeliverable: {tone: 'bad', stamp: 'Undeliverable'},
  unknown: {tone: 'none', stamp: 'Unknown'},
};
