import {Code} from './Code';
import {Hero} from './Hero';
import {LastLook} from './LastLook';
import {Law} from './Law';
import {Questions} from './Questions';
import {Scene} from './Scene';
import {Signals} from './Signals';

/** One pixel under the magnifying glass: what it sees, and what it only seems to see. */
export function EmailOpenTracking() {
  return (
    <>
      <Hero />
      <Scene />
      <Code />
      <Signals />
      <Law />
      <Questions />
      <LastLook />
    </>
  );
}
