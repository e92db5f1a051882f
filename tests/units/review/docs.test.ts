import {readMarkdown} from '../../review/readMarkdown';
import {docsRules} from '../../review/rules/docs';

const WHOLE = `---
title: Send an email
---

<Need
  get={['One email']}
  need={['A key']}
/>

<Steps>

## One {/* #one */}

<Sample id="sendEmail" />

## Two {/* #two */}

## Three {/* #three */}

</Steps>

## What can go wrong {/* #wrong */}

<Sample id="problem.invalid_key" />

## Next {/* #next */}

- [Webhooks](/docs/webhooks/)
- [Attachments](/docs/email-attachments/)
`;

/** What the rules say of a page, without its file. */
function says(source: string, file = 'docs/x.mdx'): string[] {
  const content = {
    markdown: [readMarkdown(file, source)],
    views: [],
    read: () => undefined,
  };
  return docsRules.flatMap(({check}) =>
    check(content).map((finding) => `${String(finding.line)} ${finding.says}`),
  );
}

test('a page with every part', () => {
  expect(says(WHOLE)).toEqual([]);
});

test.each([
  ['Need', /<Need[^]*?\/>\n/, 'does not begin with what readers get'],
  ['a step', /## Three.*\n/, 'fewer than 3 numbered steps'],
  ['code', /<Sample id="sendEmail" \/>|<Sample id="problem.*>/g, 'has no code'],
  ['errors', /<Sample id="problem.*\n/, 'no section on what can go wrong'],
  ['a next step', /- \[Webhooks\].*\n/, 'does not end with links'],
])('a page without %s', (_, part, sentence) => {
  const source = WHOLE.replace(part, '');
  expect(source).not.toBe(WHOLE);
  expect(says(source).join('\n')).toContain(sentence);
});

test('a page that goes on after its next steps', () => {
  expect(says(`${WHOLE}\n## More {/* #more */}\n`).join('\n')).toContain(
    'does not end with links',
  );
});

test('the overview and the API reference have other outlines', () => {
  expect(says('Text.', 'docs/index.mdx')).toEqual([]);
  expect(says('Text.', 'docs/api/email.mdx')).toEqual([]);
});

test('a sample that lacks a language, with its line', () => {
  const tabs = (...languages: string[]) =>
    `<CodeTabs>\n\n${languages.map((name) => `\`\`\`${name}\n1\n\`\`\`\n`).join('\n')}\n</CodeTabs>\n`;
  const found = (...languages: string[]) =>
    says(WHOLE.replace('## Two', `${tabs(...languages)}\n## Two`));
  expect(found('javascript', 'python', 'ruby', 'php')).toEqual([]);
  expect(found('bash', 'javascript', 'python', 'ruby', 'php')).toEqual([]);
  expect(found('javascript', 'php')).toEqual(['16 The sample has no python, ruby.']);
});
