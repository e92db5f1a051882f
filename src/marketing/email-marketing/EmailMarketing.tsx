import {Boarding} from './Boarding';
import {Hero} from './Hero';
import {Inspection} from './Inspection';
import {OneClick} from './OneClick';
import {Planner} from './Planner';
import {Questions} from './Questions';
import {Rules} from './Rules';

/** The overview for marketers: a week on a departures board, what five contacts get of it. */
export function EmailMarketing() {
  return (
    <>
      <Hero />
      <Planner />
      <OneClick />
      <Rules />
      <Inspection />
      <Questions />
      <Boarding />
    </>
  );
}
