import {Builder} from './Builder';
import {Code} from './Code';
import {Endings} from './Endings';
import {Hero} from './Hero';
import {Lines} from './Lines';
import {Questions} from './Questions';
import {Terminus} from './Terminus';
import {Weeks} from './Weeks';

/** The feature page of sequences: one week as a graphic timetable. */
export function AutomatedEmailSequences() {
  return (
    <>
      <Hero />
      <Weeks />
      <Builder />
      <Code />
      <Lines />
      <Endings />
      <Questions />
      <Terminus />
    </>
  );
}
