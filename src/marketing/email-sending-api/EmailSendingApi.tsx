import {Bodies} from './Bodies';
import {LastCall} from './LastCall';
import {Hero} from './Hero';
import {Journey} from './Journey';
import {Log} from './Log';
import {Problem} from './Problem';
import {Questions} from './Questions';
import {SpecSheet} from './SpecSheet';
import {Start} from './Start';
import {Timeline} from './Timeline';

/** The feature page of the API: the life of one call, told by its response. */
export function EmailSendingApi() {
  return (
    <>
      <Hero />
      <Journey />
      <Timeline />
      <Log />
      <Bodies />
      <SpecSheet />
      <Problem />
      <Start />
      <Questions />
      <LastCall />
    </>
  );
}
