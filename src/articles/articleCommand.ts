import {parseArgs} from 'node:util';
import {TOPICS} from '../content/plain';
import {nearestOf} from '../content/build';
import {NewArticleError} from './newArticle';

/** What `npm run article` is asked to do. */
export type ArticleCommand =
  | {kind: 'help'}
  | {kind: 'check'}
  | {kind: 'create'; title: string; topic: string; slug?: string};

const OPTIONS = ['topic', 'slug', 'check', 'help'] as const;

export const HELP = `Begins an article, or checks all of them.

  npm run article -- "What is DKIM?"                      create a draft in blog/what-is-dkim/
  npm run article -- "What is DKIM?" --topic Authentication
  npm run article -- "電子メール" --slug email             choose the address
  npm run article -- --check                              check all articles for anything that stops the build

  --topic  ${TOPICS.join(', ')}. Default: Basics.
  --slug   The address below /articles/. Default: made from the title.
  --check  Lists every error with its file, line and fix. Exits with 1 if there are any.
  --help   Shows this text.

The two hyphens after "article" are for npm, which passes everything after them to this command.
`;

const example = 'npm run article -- "What is DKIM?" --topic Authentication';

/**
 * Reads the arguments of the command.
 *
 * @throws {NewArticleError} with a sentence for each misuse
 */
export function readCommand(args: readonly string[]): ArticleCommand {
  const {values, positionals, tokens} = parseArgs({
    args: [...args],
    options: {
      topic: {type: 'string'},
      slug: {type: 'string'},
      check: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (values['help'] === true) {
    return {kind: 'help'};
  }
  for (const token of tokens) {
    if (token.kind !== 'option') {
      continue;
    }
    const {name, rawName, value} = token;
    if (!OPTIONS.some((known) => known === name)) {
      const meant = nearestOf(name, OPTIONS);
      throw new NewArticleError(
        `There is no option ${rawName}.${meant ? ` Did you mean --${meant}?` : ''} "npm run article -- --help" lists the options.`,
      );
    }
    if ((name === 'topic' || name === 'slug') && (!value || value.startsWith('--'))) {
      throw new NewArticleError(
        name === 'topic'
          ? `--topic needs one of these values: ${TOPICS.join(', ')}. For example: ${example}`
          : '--slug needs an address, for example: --slug what-is-dkim',
      );
    }
    if ((name === 'check' || name === 'help') && value !== undefined) {
      throw new NewArticleError(`${rawName} takes no value. Write ${rawName} alone.`);
    }
  }
  const title = positionals.join(' ');
  if (values['check'] === true) {
    if (title || values['topic'] !== undefined || values['slug'] !== undefined) {
      throw new NewArticleError(
        '--check checks all articles and creates none. Use it on its own: npm run article -- --check',
      );
    }
    return {kind: 'check'};
  }
  const {topic = 'Basics', slug} = values;
  return {
    kind: 'create',
    title,
    // Topics begin with a capital, and nobody should have to know.
    topic:
      TOPICS.find((one) => one.toLowerCase() === String(topic).toLowerCase()) ??
      String(topic),
    ...(typeof slug === 'string' && {slug}),
  };
}
