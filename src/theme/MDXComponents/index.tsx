// Source: theme-classic/MDXComponents. Kind: eject. Reason: only what our content uses goes
// to the browser; code is highlighted at build.
import Head from '@docusaurus/Head';
import {Operation, Sample} from '../../api';
import {Aside} from '../../articles';
import {MdxPicture} from '../../images';
import {BrandValue, Fact} from '../../legal';
import {
  CodeBlock,
  CodeTabs,
  elements,
  Hint,
  Preview,
  PreviewTabs,
  Steps,
} from '../../reading';

export default {
  ...elements,
  Head,
  admonition: Hint,
  Aside,
  Brand: BrandValue,
  CodeBlock,
  CodeTabs,
  Fact,
  Operation,
  Picture: MdxPicture,
  Preview,
  PreviewTabs,
  Sample,
  Steps,
};
