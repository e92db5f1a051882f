/** A checker of an email's sentences, for what a missing value leaves behind. */
type Kind = 'markup' | 'text';

/** Words after which a value is missing, as a rule: see `waitingIn`. */
const WAITING =
  'to|of|for|on|in|with|by|from|at|the|a|an|until|after|within|Hello|Hi|your';

const WAITS = 'a word that waits for another';

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a word of the program', /\b(?:undefined|null|NaN|Unknown)\b|\[object/],
  ['a mark of the template', /\{\{|\}\}|\{%|%\}|gap__/],
  ['a space before a mark', /\s[,.;:!?](?=\s|$)/],
  ['two marks', /[,;:]\s*[,.;:!?]/],
  ['two spaces', /[^:\s] {2,}\S/],
  ['empty quotation marks or brackets', /“\s*”|\(\s*\)/],
  [WAITS, new RegExp(`\\b(?:${WAITING})\\s*(?:[,.;!?]|$)`)],
];

/** What a reader sees, block by block. */
function blocksOf(output: string, kind: Kind): string[] {
  const blocks =
    kind === 'text'
      ? output.split(/\n{2,}/).map((block) => block.replace(/\n/g, ' '))
      : output
          .slice(output.indexOf('<body'))
          .split(/<\/?(?:table|tbody|thead|tr|td|th|div|p|h1|h2|br|body)\b[^>]*>/)
          .map((block) => block.replace(/<[^>]+>/g, ''));
  return blocks
    .map((block) =>
      block
        .replace(/&#x27;/g, "'")
        .replace(/&quot;/g, '"')
        .trim(),
    )
    .filter(Boolean);
}

/** Labels without a value, and paragraphs without words. */
function emptyPlaces(output: string, kind: Kind): string[] {
  return kind === 'text'
    ? [...output.matchAll(/^.*: +$|\n{4,}/gm)].map(([row]) => `nothing beside: ${row}`)
    : [
        ...output.matchAll(/<(td|p|h1|h2)\b[^>]*class="[^"]*ink[^"]*"[^>]*>\s*<\/\1>/g),
      ].map(([cell]) => `nothing in: ${cell}`);
}

/** What is broken in an output, each with the words around it. */
export function faultsOf(output: string, kind: Kind): string[] {
  return [
    ...emptyPlaces(output, kind),
    ...blocksOf(output, kind).flatMap((block) =>
      FAULTS.filter(([, fault]) => fault.test(block)).map(
        ([name]) => `${name}: ${block}`,
      ),
    ),
  ];
}

/**
 * The faults of an output that may be meant: lines that end with a word such as "by". Those
 * of an email with all its values are.
 */
export function waitingIn(output: string, kind: Kind): string[] {
  return faultsOf(output, kind).filter((fault) => fault.startsWith(WAITS));
}
