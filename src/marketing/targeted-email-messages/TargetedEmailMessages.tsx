import {Calls} from './Calls';
import {Copies} from './Copies';
import {Hero} from './Hero';
import {LastPost} from './LastPost';
import {Questions} from './Questions';
import {Weekend} from './Weekend';

/** The feature page of Messenger: one message, from its audience to the emails it becomes. */
export function TargetedEmailMessages() {
  return (
    <>
      <Hero />
      <Weekend />
      <Calls />
      <Copies />
      <Questions />
      <LastPost />
    </>
  );
}
