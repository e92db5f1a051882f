import {Boarding} from './Boarding';
import {Consent} from './Consent';
import {Hero} from './Hero';
import {Inspection} from './Inspection';
import {OneClick} from './OneClick';
import {Questions} from './Questions';
import {Rules} from './Rules';
import {Tracks} from './Tracks';

/** The overview for marketers: a week on a departures board, and its rules. */
export function EmailMarketing() {
  return (
    <>
      <Hero />
      <Consent />
      <OneClick />
      <Rules />
      <Tracks />
      <Inspection />
      <Questions />
      <Boarding />
    </>
  );
}
