import {translate} from '@docusaurus/Translate';
/** What the button that copies a page says, by what came of it. */
export const COPY_PAGE_OUTCOMES = {
  idle: translate({message: 'Copy page as Markdown'}),
  copied: translate({message: 'Copied'}),
  failed: translate({message: 'Not copied. Open the Markdown instead.'}),
};
