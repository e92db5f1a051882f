import {InkStamp, type InkTone} from '../scenes';
import type {Change, Post} from './story';

const TONES: Readonly<Record<(Post | Change)['outcome'], InkTone>> = {
  Delivered: 'good',
  'Not needed': 'kept',
  Joined: 'changed',
  Changed: 'changed',
};

/** What became of an entry of the story, as a rubber stamp. */
export function Outcome({of}: {of: (Post | Change)['outcome']}) {
  return <InkStamp tone={TONES[of]}>{of}</InkStamp>;
}
