// Source: theme-classic/MDXComponents. Kind: eject. Reason: only what most pages use goes
// with all of them; `remarkImports` imports the rest where it is used. Code is highlighted
// at build.
import {CodeBlock, CodeTabs, elements, Hint} from '../../reading';

export default {...elements, admonition: Hint, CodeBlock, CodeTabs};
