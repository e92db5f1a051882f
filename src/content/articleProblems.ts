import {readdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {isTooSmall} from '../images/build';
import {examples, says} from './contract';
import type {LayoutName} from './layouts';
import {lineOf, problemsOf, type FieldProblem} from './problems';

/** Pixels of a picture, or nothing when it cannot be read. */
async function widthOf(file: string): Promise<number | undefined> {
  return sharp(file)
    .metadata()
    .then(
      ({width}) => width,
      () => undefined,
    );
}

/** What is wrong with a cover: it has to be there, by its exact name, and wide enough. */
async function coverProblem(
  image: string,
  filePath: string,
): Promise<string | undefined> {
  const file = path.resolve(path.dirname(filePath), image);
  // Some systems find "Cover.SVG" under the name "cover.svg": the web server will not.
  const names = await readdir(path.dirname(file));
  const name = path.basename(file);
  if (!names.includes(name)) {
    const pictures = names.filter((one) => /\.(svg|png|jpe?g|webp|avif)$/i.test(one));
    return says.noCover(image, pictures);
  }
  const width = await widthOf(file);
  if (width === undefined) {
    return says.unreadableCover(image);
  }
  return isTooSmall(name, width) ? says.narrowCover(width) : undefined;
}

/**
 * Everything in an article's fields that keeps it from being published.
 *
 * @param filePath path of its file, for its cover
 * @param source the file's text, for the numbers of the lines
 */
export async function articleProblems(
  frontMatter: Readonly<Record<string, unknown>>,
  {filePath, source, layout}: {filePath: string; source: string; layout: LayoutName},
): Promise<FieldProblem[]> {
  const schema = layout === 'legal' ? 'legalArticle' : 'article';
  const problems = problemsOf(frontMatter, schema, source);
  if (problems.some(({field}) => field === 'image')) {
    return problems;
  }
  const problem = await coverProblem(String(frontMatter['image']), filePath);
  const line = lineOf(source, ['image']);
  return problem === undefined
    ? problems
    : [...problems, {field: 'image', line, says: problem, example: examples['image']}];
}
