import {translate} from '@docusaurus/Translate';
/** What the button that copies a whole program says, by what came of it. */
export const COPY_PROGRAM_OUTCOMES = {
  idle: translate({message: 'Copy the whole program'}),
  copied: translate({message: 'Copied'}),
  refused: translate({message: 'Not copied. Download it instead.'}),
};
