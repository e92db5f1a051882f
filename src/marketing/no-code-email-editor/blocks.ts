/** One part of the email. */
export interface Block {
  id: string;
  kind: 'heading' | 'text' | 'panel' | 'button';
  /** What the editor calls it. */
  name: string;
  /** May hold gaps, `{{name}}`, and line ends where `kind` is `text` or `panel`. */
  text: string;
}

/** Longest text of a block, in UTF-16 units. */
export const MAX_TEXT = 400;

/** Where the button leads. */
export const BUTTON_LINK = 'https://app.acme.example/plans';

/** What stands in the email before anybody touched it. */
export const firstBlocks: readonly Block[] = [
  {
    id: 'heading',
    kind: 'heading',
    name: 'Heading',
    text: 'Your trial ends on {{endsOn}}',
  },
  {
    id: 'text',
    kind: 'text',
    name: 'Text',
    text: 'Hello {{name}}, your projects stay where they are, and you decide what happens next.',
  },
  {
    id: 'panel',
    kind: 'panel',
    name: 'Panel',
    text: 'If you do nothing, projects can be read but not changed, and nothing is charged.',
  },
  {id: 'button', kind: 'button', name: 'Button', text: 'Choose a plan'},
  {
    id: 'closing',
    kind: 'text',
    name: 'Closing',
    text: 'Questions? Reply to this email.\nTeam Acme',
  },
];

/** What the gaps are filled with while one looks at the email. */
export const exampleProps: Readonly<Record<string, string>> = {
  name: 'Ana',
  endsOn: '10 November 2026',
};

const GAP = /\{\{(\w{1,40})\}\}/g;

/** The names of the gaps, each once, in the order of the email. */
export function gapsIn(blocks: readonly Block[]): readonly string[] {
  const names = blocks.flatMap(({text}) =>
    [...text.matchAll(GAP)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names)];
}

/** Fills the gaps there is an example for; the others stay, so that they are seen. */
export function withExamples(text: string): string {
  return text.replace(GAP, (gap, name: string) =>
    Object.hasOwn(exampleProps, name) ? (exampleProps[name] ?? gap) : gap,
  );
}
