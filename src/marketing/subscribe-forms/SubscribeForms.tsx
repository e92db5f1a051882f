import {useRef} from 'react';
import {useToolForm} from '../../tools/view';
import {FormMaker} from './FormMaker';
import {Hero} from './Hero';
import {LastForm} from './LastForm';
import {Proof} from './Proof';
import {Questions} from './Questions';
import {formShape} from './state';
import {Way} from './Way';

/**
 * The feature page of forms: a paper form, the bench to make one, and the way that a signup
 * takes through it, up to the proof of consent.
 */
export function SubscribeForms() {
  const element = useRef<HTMLFormElement>(null);
  const form = useToolForm(formShape, [element]);
  return (
    <>
      <Hero />
      <FormMaker element={element} form={form} />
      <Way form={form.state} />
      <Proof form={form.state} />
      <Questions />
      <LastForm />
    </>
  );
}
