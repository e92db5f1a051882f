import {DESCRIPTION_TO_WRITE} from '../content/build';
import {type Figure, frontMatterOf, heldBack, validUntil} from '../articles/build';
import type {Brand, Fact} from '../site';
import {lineAt, lineOf, type Finding, type Source} from './finding';

/** Domains that are reserved and lead nowhere: RFC 2606, section 2. */
const RESERVED = /(?:^|[@./])[\w-]+\.(?:example|test|invalid|localhost)(?=[:/]|$)/;

/** Every text in a value, with the names that lead to it. */
function textsIn(value: unknown, at: readonly string[] = []): [string[], string][] {
  if (typeof value === 'string') {
    return [[[...at], value]];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) => textsIn(entry, [...at, name]))
    : [];
}

/**
 * What is left of the stand-in brand: one finding for each of its values that is on a
 * reserved domain.
 *
 * @param source `src/site/brand.ts`
 */
export function standIns(brand: Brand, {file, text}: Source): Finding[] {
  const start = Math.max(0, text.search(/^export const brand\b/m));
  const lineOfField = (name: string) => {
    const at = text.slice(start).search(new RegExp(`^ {2}${name}\\b`, 'm'));
    return at < 0 ? 1 : lineAt(text, start + at);
  };
  return textsIn(brand)
    .filter(([, value]) => RESERVED.test(value))
    .map(([names, value]) => ({
      kind: 'stand-in',
      file,
      line: lineOfField(names[0] ?? ''),
      message: `${names.join('.')} is ${value}, which is on a reserved domain. Replace it with your own.`,
    }));
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The owner's values that are still samples. */
export function unconfirmedFacts(
  facts: Readonly<Record<string, Fact<unknown>>>,
  source: Source,
): Finding[] {
  return Object.entries(facts)
    .filter(([, {confirmed}]) => !confirmed)
    .map(([id, {label, value, specifiedIn}]) => ({
      kind: 'unconfirmed',
      file: source.file,
      line: lineOf(source, new RegExp(`^ {2}${id}:`, 'm')),
      message: specifiedIn
        ? `${label}: specified in ${specifiedIn} ("${shown(value)}"). Compare it with the API, then confirm it.`
        : `${label}: "${shown(value)}" is a sample. Set the value and confirm it.`,
    }));
}

/**
 * Samples that stand beside the pages they are for, as reviews do: whatever says
 * `confirmed: false` or `sample: true` of itself.
 */
export function unconfirmedElsewhere(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({file}) => /^src\/.*\.tsx?$/.test(file) && file !== 'src/site/facts.ts')
    .flatMap(({file, text}) =>
      [
        ...text.matchAll(/^\s*(?:confirmed:\s*false|(?:isSample|sample):\s*true)\b/gm),
      ].map((match): Finding => ({
        kind: 'unconfirmed',
        file,
        line: lineAt(text, match.index + match[0].search(/\S/)),
        message: 'This is a sample. Replace it with the real one, or delete it.',
      })),
    );
}

const isPage = ({file}: Source, folder: string) =>
  file.startsWith(`${folder}/`) && /\.mdx?$/.test(file) && !/(^|\/)_/.test(file);

/** Legal texts that no lawyer has read. */
export function legalDrafts(sources: readonly Source[]): Finding[] {
  return sources
    .filter(
      (source) => isPage(source, 'legal') && !frontMatterOf(source.text)['reviewedOn'],
    )
    .map((source) => ({
      kind: 'draft',
      file: source.file,
      line: lineOf(source, /^reviewedOn:/m),
      message:
        'Draft: have a lawyer review it, then set reviewedOn to the date of the review.',
    }));
}

/** Articles that readers do not get, and articles and docs without a description. */
export function pageDrafts(sources: readonly Source[], today: string): Finding[] {
  return sources
    .filter((source) => isPage(source, 'blog') || isPage(source, 'docs'))
    .flatMap((source) => {
      const held = heldBack(source, today);
      const found: [RegExp, string][] = [
        ...(held?.kind === 'draft'
          ? [
              [
                /^draft:/m,
                'A draft: finish it and remove this line, or delete the article.',
              ],
            ]
          : []),
        ...(held?.kind === 'waiting'
          ? [[/^datePublished:/m, `Waits until ${held.until}: build again on that day.`]]
          : []),
        ...(frontMatterOf(source.text)['description'] === DESCRIPTION_TO_WRITE
          ? [[/^description:/m, 'Write the description.']]
          : []),
      ] as [RegExp, string][];
      return found.map(([place, message]): Finding => ({
        kind: 'draft',
        file: source.file,
        line: lineOf(source, place),
        message,
      }));
    });
}

/**
 * Figures about the world outside whose date has passed.
 *
 * @param sources the files of `src/articles/figures` among others
 * @param today ISO date
 */
export function pastFigures(
  figures: readonly Figure[],
  sources: readonly Source[],
  today: string,
): Finding[] {
  return figures
    .filter((figure) => validUntil(figure) < today)
    .map((figure) => {
      const written = `id: '${figure.id}'`;
      const source = sources.find(
        ({file, text}) =>
          file.startsWith('src/articles/figures/') && text.includes(written),
      );
      return {
        kind: 'stale',
        file: source?.file ?? 'src/articles/figures/index.ts',
        line: source ? lineOf(source, written) : 1,
        message: `"${figure.value}" was good until ${validUntil(figure)}. Read ${figure.source.href} again.`,
      };
    });
}

/** What an owner may decide to do without. */
export const OPTIONAL = ['analytics', 'error-reports', 'repository'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings that a production build wants: read where `npm run build` will run.
 *
 * @param without what the owner does without, of `OPTIONAL`
 */
export function missingSettings(
  env: Environment,
  without: readonly string[],
  sources: readonly Source[],
): Finding[] {
  const at = (name: string, message: string): Finding => {
    const source = sources.find(
      ({file, text}) =>
        /^src\/site\/(env|monitoringEnv)\.ts$/.test(file) && text.includes(`'${name}'`),
    );
    return {
      kind: 'setting',
      file: source?.file ?? 'src/site/env.ts',
      line: source ? lineOf(source, `'${name}'`) : 1,
      message,
    };
  };
  const optional = (name: (typeof OPTIONAL)[number], isSet: boolean, finding: Finding) =>
    isSet || without.includes(name) ? [] : [finding];
  const {SITE_URL: siteUrl} = env;
  return [
    ...(siteUrl && /\.example(?:[:/]|$)/.test(siteUrl)
      ? [
          at(
            'SITE_URL',
            `SITE_URL is ${siteUrl}, a reserved domain that cannot host a site. Set it to the address of your site.`,
          ),
        ]
      : []),
    ...optional(
      'repository',
      Boolean(env['REPOSITORY_URL']),
      at(
        'REPOSITORY_URL',
        'REPOSITORY_URL is not set: pages have no "Edit this page". Set it, or use --without repository.',
      ),
    ),
    ...optional(
      'analytics',
      Boolean(env['PLAUSIBLE_DOMAIN'] || env['GOOGLE_TAG_ID']),
      at(
        'PLAUSIBLE_DOMAIN',
        'Neither PLAUSIBLE_DOMAIN nor GOOGLE_TAG_ID is set: no visit is counted. Set one, or use --without analytics.',
      ),
    ),
    ...optional(
      'error-reports',
      Boolean(env['SENTRY_DSN']),
      at(
        'SENTRY_DSN',
        'SENTRY_DSN is not set: errors in the pages are not reported. Set it, or use --without error-reports.',
      ),
    ),
  ];
}
