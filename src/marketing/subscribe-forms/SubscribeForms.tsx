import {Arrives} from './Arrives';
import {Bench} from './Bench';
import {Confirm} from './Confirm';
import {Hero} from './Hero';
import {LastForm} from './LastForm';
import {Questions} from './Questions';

/** The feature page of forms: a paper form, the bench to make one, and its return receipt. */
export function SubscribeForms() {
  return (
    <>
      <Hero />
      <Bench />
      <Confirm />
      <Arrives />
      <Questions />
      <LastForm />
    </>
  );
}
