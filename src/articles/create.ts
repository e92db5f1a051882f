/**
 * Begins an article: `npm run article -- "What is DKIM?" --topic Authentication`. Makes
 * its folder with a draft and a cover, and says what to do next.
 */
import {parseArgs} from 'node:util';
import {articleFields} from '../content/build';
import {createArticle, NewArticleError} from './newArticle';
import {TOPICS} from '../content/plain';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {topic: {type: 'string', default: 'Basics'}},
    allowPositionals: true,
  });
  const slug = await createArticle(process.cwd(), {
    title: positionals.join(' '),
    topic: values.topic,
    today: new Date().toISOString().slice(0, 10),
  });
  process.stdout.write(`
blog/${slug}/ is there, with index.mdx and cover.svg.

1. Run "npm start" and open http://localhost:3000/articles/${slug}/
   The page lists what is still to be done. Readers do not see it yet.
2. Write in blog/${slug}/index.mdx. Begin with the description.
   The topic is ${values.topic} (others: ${TOPICS.filter((topic) => topic !== values.topic).join(', ')}).
   A cover of your own: ${articleFields.image.hint}
3. Run "npm run review -- blog/${slug}" for what an editor would say.
4. Take the line "draft: true" out to publish it.
   With a later datePublished, the first build on that day or after publishes it.
`);
}

main().catch((error: unknown) => {
  if (!(error instanceof NewArticleError) && !(error instanceof TypeError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
});
