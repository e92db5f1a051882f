import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve('docs');

const howTos = readdirSync(DOCS)
  .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
  .map((file) => ({file, text: readFileSync(path.join(DOCS, file), 'utf8')}));

/** From a heading with this id to the next one of its level. */
function section(text: string, id: string): string {
  const [, after = ''] = text.split(new RegExp(`^## .* \\{/\\* #${id} \\*/\\}$`, 'm'));
  return after.split(/^## /m)[0] ?? '';
}

/** A page about something that is not called over HTTP by the reader's own code. */
const WITHOUT_CALLS = ['mcp-server.mdx'];

it('finds the fifteen how-tos', () => {
  expect(howTos).toHaveLength(15);
});

describe.each(howTos)('$file', ({file, text}) => {
  it('begins with what you get and what you need', () => {
    const [, body = ''] = text.split(/^---$.*?^---$/ms);
    expect(body.trimStart()).toMatch(
      /^<Need\n {2}get=\{\[.+?\]\}\n {2}need=\{\[.+?\]\}\n\/>/s,
    );
  });

  it('goes on in at least three numbered steps', () => {
    const [, steps = ''] = /<Steps>(.*)<\/Steps>/s.exec(text) ?? [];
    expect(steps.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
  });

  const inEveryLanguage = WITHOUT_CALLS.includes(file) ? it.skip : it;
  inEveryLanguage('has a call in every language', () => {
    expect(text).toMatch(/<Sample id="\w+(\.\w+)?" \/>/);
    const blocks = [...text.matchAll(/<CodeTabs>(.*?)<\/CodeTabs>/gs)].map(
      ([, block = '']) => [...block.matchAll(/^```(\w+)/gm)].map(([, name]) => name),
    );
    for (const names of blocks) {
      // What listens is no shell script.
      expect(['bash', ...names.filter((name) => name !== 'bash')]).toEqual([
        'bash',
        'javascript',
        'python',
        'ruby',
        'php',
      ]);
    }
  });

  it('shows what can go wrong, with the exact error', () => {
    expect(section(text, 'wrong')).toMatch(
      /<Sample id="problem\.|^```json title="4|^\| `[^`]+`.*\|$/m,
    );
  });

  it('ends with links to what comes next', () => {
    const next = section(text, 'next');
    expect(next.match(/^- .*\]\(\//gm)?.length).toBeGreaterThanOrEqual(2);
    expect(text.trimEnd().endsWith(next.trimEnd())).toBe(true);
  });
});
