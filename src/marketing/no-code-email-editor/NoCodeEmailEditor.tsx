import {Editor} from './Editor';
import {Hands} from './Hands';
import {Hero} from './Hero';
import {Rest} from './Rest';

/** The feature page of the editor: a small one to use, what it writes, who does what. */
export function NoCodeEmailEditor() {
  return (
    <>
      <Hero />
      <Editor />
      <Hands />
      <Rest />
    </>
  );
}
