import {Checks} from './Checks';
import {Hero} from './Hero';
import {Questions} from './Questions';
import {Send} from './Send';
import {Wall} from './Wall';

/** Letters from customers, each with what a reader needs to check it. */
export function CustomerReviews() {
  return (
    <>
      <Hero />
      <Wall />
      <Checks />
      <Send />
      <Questions />
    </>
  );
}
