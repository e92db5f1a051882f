/**
 * Begins an article: `npm run article -- "What is DKIM?" --topic Authentication`. Makes
 * its folder with a draft and a cover, and says what to do next. `-- --check` checks all.
 */
import {articleFields} from '../content/build';
import {TOPICS} from '../content/plain';
import {HELP, readCommand, type ArticleCommand} from './articleCommand';
import {checkArticles, listOf} from './checkArticles';
import {createArticle, NewArticleError} from './newArticle';

const today = () => new Date().toISOString().slice(0, 10);

async function create(article: Extract<ArticleCommand, {kind: 'create'}>): Promise<void> {
  const {topic} = article;
  const slug = await createArticle(process.cwd(), {...article, today: today()});
  process.stdout.write(`
Created blog/${slug}/ with index.mdx and cover.svg.

1. Run "npm start" and open http://localhost:3000/articles/${slug}/
   The page lists what is still to be done. Readers do not see it yet.
2. Write in blog/${slug}/index.mdx. Begin with the description.
   The topic is ${topic} (others: ${TOPICS.filter((one) => one !== topic).join(', ')}).
   A cover of your own: ${articleFields.image.hint}
3. Run "npm run review -- blog/${slug}" for what an editor would say.
4. Take the line "draft: true" out to publish it.
   If datePublished is in the future, the first build on or after that day publishes it.
`);
}

/** Says what is wrong with all articles; drafts may still lack something. */
async function check(): Promise<void> {
  const articles = await checkArticles(process.cwd(), today());
  const incomplete = articles.filter(({problems}) => problems.length > 0);
  const advice = articles.flatMap(({advice: one}) => one ?? []);
  const drafts = incomplete.filter(({isDraft}) => isDraft);
  const wrong = incomplete.filter(({isDraft}) => !isDraft);
  const count =
    articles.length === 1 ? '1 article' : `${String(articles.length)} articles`;
  const parts = [
    `Checked ${count}. ${
      wrong.length > 0
        ? `${String(wrong.length)} of them would stop the build:`
        : 'Nothing would stop the build.'
    }`,
    listOf(wrong),
    advice.join('\n'),
    drafts.length > 0 ? 'Still to do in drafts, which do not stop the build:' : '',
    listOf(drafts),
  ];
  process.stdout.write(`\n${parts.filter(Boolean).join('\n\n')}\n\n`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  switch (command.kind) {
    case 'help':
      process.stdout.write(HELP);
      break;
    case 'check':
      await check();
      break;
    case 'create':
      await create(command);
      break;
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof NewArticleError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
});
