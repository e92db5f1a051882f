import {differences, outlineOfMarkdown} from '../support/outline';

const TWIN = `---
title: "A page"
---

# A page

It holds up to 255 characters. See the [checker](https://site.example/tools/).

## A table

| Field | Meaning |
| ----- | ------- |
| \`to\` | Who gets it |

\`\`\`json
{"subject": "It works"}
\`\`\`
`;

test('a page and its twin that say the same have no differences', () => {
  expect(differences(outlineOfMarkdown(TWIN), outlineOfMarkdown(TWIN))).toEqual([]);
});

test.each([
  ['headings', '## A table\n'],
  ['code', '"subject"'],
  ['cells', 'Who gets it'],
  ['links', '](https://site.example/tools/)'],
  ['numbers', '255'],
])('a twin that has lost something of its %s is found', (kind, loss) => {
  const damaged = TWIN.replace(loss, '');
  expect(damaged).not.toBe(TWIN);
  expect(
    differences(outlineOfMarkdown(TWIN), outlineOfMarkdown(damaged)).join('\n'),
  ).toContain(kind);
});

test.each([
  ['headings', TWIN.replace('## A table', '## Another\n\n## A table')],
  ['cells', TWIN.replace('| `to`', '| `cc` | Who else |\n| `to`')],
  ['links', TWIN.replace('See the', 'See [this](https://site.example/) and the')],
  ['numbers', TWIN.replace('255', '255 or 256')],
])('a twin that has more %s than its page is found', (kind, grown) => {
  expect(
    differences(outlineOfMarkdown(TWIN), outlineOfMarkdown(grown)).join('\n'),
  ).toContain(kind);
});
