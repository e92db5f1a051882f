import {readdirSync, readFileSync} from 'node:fs';
import fc from 'fast-check';
import {brand, isPagePath} from '../../site';
import {EXAMPLE, type Stack} from '../../stack/plain';
import {GOAL_IDS, GOALS, GUIDES, isStackId, labelFor, type StackId} from '../choices';
import {checksOf, fencesOf, receivingSections, sectionOf, sectionsOf} from '../cutDocs';
import {toMarkdown, toPrompt} from '../exports';
import {makePlan, recordsFor, STEP_IDS} from '../plan';
import {readDocs, type IntegrationData} from '../readDocs';
import {AT_FIRST, parseState, type Shown} from '../state';
import type {PlanSource} from '../types';

const PAGE = `# Page

## Send {/* #send */}

\`\`\`js title="a.mjs"
a();
\`\`\`

## Verify {/* #verify */}

Text.

\`\`\`js
const b = '\`\`';
\`\`\`

## Try {/* #try */}

| Check                   | How to prove it |
| ----------------------- | --------------- |
| The [\`key\`](/docs/) is. | Look.           |
| Another.                | See [it](/a/).  |
`;

let data: IntegrationData;
beforeAll(async () => {
  data = await readDocs('docs');
});

function sourceFor(id: StackId): PlanSource {
  const stack = data.stacks[id];
  const goals = data.goals[labelFor(id) in GUIDES ? 'bash' : 'javascript'];
  if (!stack || !goals) {
    throw new Error(`There is nothing for ${id}.`);
  }
  return {stack, goals, checks: data.checks};
}

const shown = (change: Partial<Shown>): Shown => ({...AT_FIRST, ...change});
const STACK: Stack = {...EXAMPLE, domain: 'shop.example', keyVariable: 'MAIL_KEY'};
const FACTS = {
  siteUrl: 'https://www.site.example',
  stack: STACK,
  used: 'express',
} as const;

describe('cutting the docs', () => {
  const sections = sectionsOf(PAGE);

  test('sections, their code, and what lies between two of them', () => {
    expect(sections.map(({anchor}) => anchor)).toEqual(['send', 'verify', 'try']);
    expect(fencesOf(sectionOf(sections, 'send', 'page'))).toMatchObject([
      {title: 'a.mjs', language: 'js', text: 'a();'},
    ]);
    expect(receivingSections(sections).map(({anchor}) => anchor)).toEqual(['verify']);
    expect(() => sectionOf(sections, 'gone', 'page')).toThrow(
      /docs\/page\.mdx has no heading with the anchor #gone/,
    );
  });

  test('checks without their head, and with labels of links as plain text', () => {
    expect(checksOf(PAGE)).toEqual([
      {id: 'live-the-key-is', check: 'The [key](/docs/) is.', proof: 'Look.'},
      {id: 'live-another', check: 'Another.', proof: 'See [it](/a/).'},
    ]);
  });
});

describe('what the docs have', () => {
  test('every guide can be chosen', () => {
    // Other pages may be in the folder, too: a guide sends an email and tries a webhook.
    const isGuide = (name: string) =>
      ['#send', '#try'].every((anchor) =>
        readFileSync(`docs/guides/${name}`, 'utf8').includes(`{/* ${anchor} */}`),
      );
    expect(Object.keys(GUIDES).sort()).toEqual(
      readdirSync('docs/guides')
        .filter(isGuide)
        .map((name) => name.replace('.mdx', '')),
    );
  });

  test('every stack has code for each step, as its page prints it', () => {
    for (const [id, {page, ...parts}] of Object.entries(data.stacks)) {
      expect(isStackId(id)).toBe(true);
      for (const codes of Object.values(parts)) {
        expect(codes.length).toBeGreaterThan(0);
        expect(codes.every(({title, text}) => title && text)).toBe(true);
      }
      const source = readFileSync(`${page.slice(1, -1)}.mdx`, 'utf8');
      const [, first = ''] = parts.receive[0]?.text.split('\n') ?? [];
      expect(source).toContain(first);
    }
  });

  test('every goal has a program in each language, and templates that exist', () => {
    for (const goals of Object.values(data.goals)) {
      for (const codes of Object.values(goals)) {
        expect(codes.length).toBeGreaterThan(0);
        expect(codes.every(({text}) => text)).toBe(true);
      }
    }
    for (const slug of GOAL_IDS.flatMap(
      (goal): readonly string[] => GOALS[goal].templates,
    )) {
      expect(isPagePath(`/transactional-email-templates/${slug}/`)).toBe(true);
    }
  });

  test('checks have IDs of their own, which the progress can keep', () => {
    const ids = data.checks.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(parseState(JSON.stringify({done: ids})).done).toEqual(ids);
  });
});

describe('the plan', () => {
  test('has all steps in order, and the headings of the page', () => {
    const page = readFileSync('docs/finish-my-integration.mdx', 'utf8');
    const steps = makePlan(AT_FIRST, 'bash', sourceFor('bash'));
    expect(steps.map(({id}) => id)).toEqual(STEP_IDS);
    for (const {id, title} of steps) {
      expect(page).toContain(`## ${title} {/* #${id} */}`);
    }
  });

  test('has the records of the domain, and never the key of the docs', () => {
    const records = recordsFor('shop.example');
    expect(records.map(({name}) => name)).toContain('_dmarc.shop.example');
    expect(records.filter(({value}) => value === undefined)).toHaveLength(1);
    expect(JSON.stringify(records)).not.toMatch(/p=MII|acme/);
  });

  test('has the programs of the goals, and leaves webhooks out where nobody wants them', () => {
    const source = sourceFor('express');
    const steps = makePlan(shown({goals: ['codes']}), 'express', source);
    const program = source.goals.codes[0]?.text ?? '';
    const markdown = toMarkdown(steps, {...FACTS, stack: EXAMPLE});
    expect(markdown).toContain(program);
    expect(markdown).not.toContain(source.stack.receive[0]?.text);
    expect(markdown).not.toContain('openssl');
    expect(steps.find(({id}) => id === 'webhooks')?.isLeftOut).toBe(true);
  });
});

describe('exports', () => {
  const steps = () =>
    makePlan(
      shown({domain: 'shop.example', hasDomain: true}),
      'express',
      sourceFor('express'),
    );

  test('hold the reader’s values, and whole addresses', () => {
    const markdown = toMarkdown(steps(), FACTS);
    expect(markdown).toContain('`post.shop.example`');
    expect(markdown).toContain('MAIL_KEY');
    expect(markdown).not.toMatch(/acme\.example|\]\(\//);
    expect(markdown.match(/^## \d\. /gm)).toHaveLength(STEP_IDS.length);
    expect((markdown.match(/^```/gm) ?? []).length % 2).toBe(0);
  });

  test('the prompt names its sources and its checks', () => {
    const prompt = toPrompt(steps(), FACTS);
    expect(prompt).toContain('https://www.site.example/openapi.yaml');
    expect(prompt).toContain('https://www.site.example/docs/guides/express/index.md');
    expect(prompt).toContain(`delivered@test.${brand.domain}`);
    expect(prompt).toMatch(/^1\. /m);
  });

  test('a fence is longer than any in its code', () => {
    const markdown = toMarkdown(
      [
        {
          id: 'send',
          title: 'Send',
          blocks: [
            {
              kind: 'code',
              code: {title: 'a"b', language: 'js', text: '```\n[x](/y)\n```', html: ''},
            },
          ],
        },
      ],
      FACTS,
    );
    expect(markdown).toContain('````js title="a”b"\n```\n[x](/y)\n```\n````');
  });
});

describe('what storage holds', () => {
  test('is read back', () => {
    const state = {stack: 'rails', goals: ['codes', 'webhooks'], done: ['domain']};
    expect(parseState(JSON.stringify(state))).toEqual(state);
  });

  test('never becomes anything else, whoever wrote it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({stack: fc.jsonValue(), goals: fc.jsonValue(), done: fc.jsonValue()})
            .map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const {stack, goals, done} = parseState(text);
          expect(stack === undefined || isStackId(stack)).toBe(true);
          expect(goals.every((goal) => GOAL_IDS.includes(goal))).toBe(true);
          expect(done.every((id) => /^[\w-]+$/.test(id))).toBe(true);
        },
      ),
    );
    expect(parseState('{"stack": "__proto__", "goals": ["constructor"]}')).toEqual({
      goals: [],
      done: [],
    });
  });
});
