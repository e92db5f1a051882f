import {Checks} from './Checks';
import {Hero} from './Hero';
import {Questions} from './Questions';
import {reviews} from './reviews';
import {Send} from './Send';
import {isReal} from './standing';
import {Verify} from './Verify';
import {Wall} from './Wall';

/** Reviews of customers, and what can be checked while there are none. */
export function CustomerReviews() {
  return (
    <>
      <Hero hasReviews={reviews.some(isReal)} />
      <Wall reviews={reviews} />
      <Verify />
      <Checks />
      <Send />
      <Questions />
    </>
  );
}
