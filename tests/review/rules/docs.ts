/** The outline of a how-to: what you get, what you need, steps, errors, what comes next. */
import {sectionOf, type Finding, type MarkdownPage, type Rule} from '../page';

const LANGUAGES = ['bash', 'javascript', 'python', 'ruby', 'php'];
const LEAST_STEPS = 3;
const LEAST_LINKS = 2;

/** Pages of `docs/` itself; the API reference has another outline. */
function isHowTo({name, kind}: MarkdownPage): boolean {
  return kind === 'docs' && /^docs\/(?!index\.)[^/]+$/.test(name);
}

function lineOf(source: string, part: string): number {
  const at = source.indexOf(part);
  return at < 0 ? 1 : source.slice(0, at).split('\n').length;
}

interface Part {
  is: (page: MarkdownPage) => boolean;
  says: string;
  cure: string;
}

const PARTS: readonly Part[] = [
  {
    is: ({source}) =>
      /^<Need\n {2}get=\{\[.+?\]\}\n {2}need=\{\[.+?\]\}\n\/>/s.test(
        source.replace(/^---\n[^]*?\n---\n/, '').trimStart(),
      ),
    says: 'The page does not begin with what readers get and what they need.',
    cure: 'Begin with <Need get={[…]} need={[…]} />.',
  },
  {
    is: ({source}) => {
      const [, steps = ''] = /<Steps[^>]*>([^]*)<\/Steps>/.exec(source) ?? [];
      return (steps.match(/^## /gm)?.length ?? 0) >= LEAST_STEPS;
    },
    says: `The page has fewer than ${String(LEAST_STEPS)} numbered steps.`,
    cure: 'Put <Steps> around the headings of the steps.',
  },
  {
    is: ({source}) => /<Sample\s+id="|<CodeTabs\b|```/.test(source),
    says: 'The page has no code.',
    cure: 'Show the request with <Sample id="…" />, or code in <CodeTabs>.',
  },
  {
    is: (page) =>
      /<Sample id="problem\.|^```json title="4|^\| `[^`]+`.*\|$/m.test(
        sectionOf(page, 'wrong')?.source ?? '',
      ),
    says: 'The page has no section on what can go wrong, with the exact error.',
    cure: 'Add a section with the address #wrong, and show the error with <Sample id="problem.…" />.',
  },
  {
    is: (page) =>
      (sectionOf(page, 'next')?.source.match(/^- .*\]\(\//gm)?.length ?? 0) >=
        LEAST_LINKS && page.sections[page.sections.length - 1]?.id === 'next',
    says: 'The page does not end with links to what comes next.',
    cure: `End with a section with the address #next and at least ${String(LEAST_LINKS)} links.`,
  },
];

/** What a how-to lacks. */
export function outlineOf(page: MarkdownPage): Finding[] {
  return PARTS.filter(({is}) => !is(page)).map(({says, cure}) => ({
    file: page.name,
    line: 1,
    says,
    cure,
  }));
}

/** Samples that are not in all languages; what listens for requests has no shell script. */
export function languagesOf({name, source}: MarkdownPage): Finding[] {
  return [...source.matchAll(/<CodeTabs\b[^>]*>(.*?)<\/CodeTabs>/gs)].flatMap(
    ([block, inside = '']) => {
      const names = [...inside.matchAll(/^```(\w+)/gm)].map(([, language]) => language);
      const missing = LANGUAGES.filter(
        (language) => language !== 'bash' && !names.includes(language),
      );
      return missing.length > 0
        ? [
            {
              file: name,
              line: lineOf(source, block),
              says: `The sample has no ${missing.join(', ')}.`,
            },
          ]
        : [];
    },
  );
}

export const docsRules: readonly Rule[] = [
  {
    name: 'how-to outline',
    cure: 'See the other how-tos for the outline.',
    check: ({markdown}) => markdown.filter(isHowTo).flatMap(outlineOf),
  },
  {
    name: 'languages',
    cure: 'Write the sample in every language: JavaScript, Python, Ruby, PHP, and bash where it fits.',
    check: ({markdown}) => markdown.filter(isHowTo).flatMap(languagesOf),
  },
];
