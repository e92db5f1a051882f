import {Calls} from './Calls';
import {Hero} from './Hero';
import {LastPost} from './LastPost';
import {Life} from './Life';
import {Limits} from './Limits';
import {Proof} from './Proof';
import {Questions} from './Questions';

/** The feature page of Messenger: one message at the sorting frame. */
export function TargetedEmailMessages() {
  return (
    <>
      <Hero />
      <Life />
      <Calls />
      <Proof />
      <Limits />
      <Questions />
      <LastPost />
    </>
  );
}
