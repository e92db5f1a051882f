import {Code} from './Code';
import {Hero} from './Hero';
import {LastLook} from './LastLook';
import {Law} from './Law';
import {Questions} from './Questions';
import {Scene} from './Scene';
import {Signals} from './Signals';
import {WholeList} from './WholeList';

/** One pixel under the magnifying glass: what it sees, and what it only seems to see. */
export function EmailOpenTracking() {
  return (
    <>
      <Hero />
      <Scene />
      <WholeList />
      <Code />
      <Signals />
      <Law />
      <Questions />
      <LastLook />
    </>
  );
}
