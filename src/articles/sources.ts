import {parse} from 'yaml';
import {editDistance} from '../site';
import {isExpired, validUntil, type Figure} from './figures';

/** One file of `blog/`. */
export interface ArticleSource {
  /** Path as the writer knows it: `blog/what-is-dkim/index.mdx`. */
  file: string;
  text: string;
}

/** The files of one exhibit, by their folder's name. */
export interface ExhibitSource {
  name: string;
  text: string;
}

interface Use {
  id: string;
  /** Line of the article, from 1. */
  line: number;
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset;) {
    line += 1;
    at = text.indexOf('\n', at + 1);
  }
  return line;
}

/** Every `<FigureValue id="…" />` and `<WhileCurrent figures="… …">` of an article. */
export function figureUses(text: string): Use[] {
  return [
    ...text.matchAll(/<(?:FigureValue\s+id|WhileCurrent\s+figures)=["']([^"']*)["']/g),
  ].flatMap((match) =>
    (match[1] ?? '')
      .trim()
      .split(/\s+/)
      .map((id) => ({id, line: lineAt(text, match.index)})),
  );
}

/** Names of the exhibits that a text imports. */
function exhibitsIn(text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(/from '([^'\n]+)'/g)].flatMap(([, address = '']) =>
    address.split('/').filter((step) => known.has(step)),
  );
}

/** Ids of the figures each exhibit takes, those of the exhibits it imports among them. */
function figuresByExhibit(
  exhibits: readonly ExhibitSource[],
  ids: ReadonlySet<string>,
): Map<string, Set<string>> {
  const names = new Set(exhibits.map(({name}) => name));
  const own = new Map(
    exhibits.map(({name, text}) => [
      name,
      [...text.matchAll(/'([a-z0-9-]+)'/g)]
        .map(([, id = '']) => id)
        .filter((id) => ids.has(id)),
    ]),
  );
  const imported = new Map(
    exhibits.map(({name, text}) => [name, exhibitsIn(text, names)]),
  );
  const gather = (name: string, into: Set<string>, seen: Set<string>): Set<string> => {
    if (!seen.has(name)) {
      seen.add(name);
      own.get(name)?.forEach((id) => into.add(id));
      imported.get(name)?.forEach((other) => gather(other, into, seen));
    }
    return into;
  };
  return new Map(exhibits.map(({name}) => [name, gather(name, new Set(), new Set())]));
}

/** Figures of an article that no registry file has, each with its line and a sentence. */
export function unknownUses(
  text: string,
  figures: readonly Figure[],
): {line: number; says: string}[] {
  const ids = figures.map(({id}) => id);
  const known = new Set(ids);
  return figureUses(text)
    .filter(({id}) => !known.has(id))
    .map(({id, line}) => {
      const [best] = ids
        .map((one) => ({one, far: editDistance(id, one)}))
        .sort((a, b) => a.far - b.far);
      const meant =
        best && best.far <= Math.max(3, id.length / 4)
          ? ` Did you mean "${best.one}"?`
          : '';
      return {
        line,
        says: `there is no figure "${id}".${meant} The figures are in src/articles/figures`,
      };
    });
}

/** Sentences on figures that no registry file has, with the file and the line. */
export function unknownFigures(
  articles: readonly ArticleSource[],
  figures: readonly Figure[],
): string[] {
  return articles.flatMap(({file, text}) =>
    unknownUses(text, figures).map(
      ({line, says}) => `${file}, line ${String(line)}: ${says}.`,
    ),
  );
}

/**
 * The articles that each figure stands in, in their text or in their exhibits.
 *
 * @returns the files of articles, by the id of a figure; figures without one are left out
 */
export function usersOfFigures(
  articles: readonly ArticleSource[],
  exhibits: readonly ExhibitSource[],
  figures: readonly Figure[],
): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(figures.map(({id}) => id));
  const inExhibits = figuresByExhibit(exhibits, ids);
  const names = new Set(inExhibits.keys());
  const users = new Map<string, string[]>();
  for (const {file, text} of articles) {
    const used = new Set([
      ...figureUses(text).map(({id}) => id),
      ...exhibitsIn(text, names).flatMap((name) => [...(inExhibits.get(name) ?? [])]),
    ]);
    for (const id of used) {
      const files = users.get(id);
      if (files) {
        files.push(file);
      } else if (ids.has(id)) {
        users.set(id, [file]);
      }
    }
  }
  return users;
}

/**
 * Sentences on figures that are past their date, with the articles they stand in.
 *
 * @param today ISO date
 */
export function staleFigures(
  articles: readonly ArticleSource[],
  exhibits: readonly ExhibitSource[],
  figures: readonly Figure[],
  today: string,
): string[] {
  const stale = figures.filter((figure) => isExpired(figure, today));
  const users = usersOfFigures(articles, exhibits, stale);
  return stale.flatMap((figure) => {
    const files = users.get(figure.id);
    return files
      ? [
          `The figure "${figure.id}" (${figure.value}) was good until ${validUntil(figure)}. It stands in ${files.join(', ')}. Read it again at ${figure.source.href} and correct it in src/articles/figures.`,
        ]
      : [];
  });
}

/** Why readers do not get an article, if so. */
export function heldBack(
  {text}: ArticleSource,
  today: string,
):
  | {kind: 'draft'}
  | {kind: 'waiting'; until: string}
  | {kind: 'withdrawn'; to: string}
  | undefined {
  const fields = frontMatterOf(text);
  if (typeof fields['withdrawnTo'] === 'string') {
    return {kind: 'withdrawn', to: fields['withdrawnTo']};
  }
  if (fields['draft'] === true) {
    return {kind: 'draft'};
  }
  const published = fields['datePublished'];
  const until = typeof published === 'string' ? published.slice(0, 10) : '';
  // A day that no calendar has is not waited for: the check of the fields says so.
  return until > today && !Number.isNaN(Date.parse(until))
    ? {kind: 'waiting', until}
    : undefined;
}

/** The fields a file begins with; none where they cannot be read. */
export function frontMatterOf(text: string): Record<string, unknown> {
  const [, matter = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
  try {
    const fields: unknown = parse(matter);
    return typeof fields === 'object' && fields !== null
      ? (fields as Record<string, unknown>)
      : {};
  } catch {
    // `parseFrontMatter` says what is wrong with it.
    return {};
  }
}
