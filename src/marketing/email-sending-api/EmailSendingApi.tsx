import {Bodies} from './Bodies';
import {EmptySlip} from './EmptySlip';
import {Hero} from './Hero';
import {Journey} from './Journey';
import {Log} from './Log';
import {Problem} from './Problem';
import {Questions} from './Questions';
import {Related} from './Related';
import {SpecSheet} from './SpecSheet';
import {Start} from './Start';

/** The feature page of the API: the life of one call, told by its counter slip. */
export function EmailSendingApi() {
  return (
    <>
      <Hero />
      <Journey />
      <Log />
      <Bodies />
      <SpecSheet />
      <Problem />
      <Start />
      <Questions />
      <Related />
      <EmptySlip />
    </>
  );
}
