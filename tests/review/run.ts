/**
 * `npm run review`: what an editor should look at, a line each, sorted by file.
 * `npm run review -- docs/x.mdx src/marketing/pricing` looks at some files or folders;
 * `--summary` prints one line for `npm start`. It exits with 0 whatever it finds: these are
 * questions of style, and a writer decides.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {lineOf, readContent, review, summaryOf} from './review';

function main(): void {
  const {values, positionals} = parseArgs({
    options: {summary: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const missing = positionals.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const remarks = review(readContent(process.cwd()), positionals);
  if (!values.summary) {
    remarks.forEach((remark) => {
      console.log(lineOf(remark));
    });
  }
  const summary = summaryOf(remarks);
  if (summary) {
    console.log(summary);
  } else if (!values.summary) {
    console.log('npm run review has no remarks.');
  }
}

try {
  main();
} catch (error) {
  // `parseArgs` says in a sentence which option it does not know.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
