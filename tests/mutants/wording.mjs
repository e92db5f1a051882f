// cspell:ignore quasis
import {declareValuePlugin, PluginKind} from '@stryker-mutator/api/plugin';

/** Two words with a space between them. */
const WORDS = /\p{L}[\p{L}’',:]* \p{L}/u;

/** Leaves as they are what tests do not hold by running the code. */
const wording = {
  shouldIgnore({node, parent}) {
    if (node.type === 'StringLiteral' && parent.key?.name === 'code') {
      return 'The tests of the rules read the codes in the sources, so they must stand there.';
    }
    const text =
      node.type === 'StringLiteral'
        ? node.value
        : node.type === 'TemplateLiteral'
          ? node.quasis.map(({value}) => value.raw).join('…')
          : '';
    return WORDS.test(text)
      ? 'It is a sentence, and tests do not hold how a sentence is worded.'
      : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'wording', wording)];
