/**
 * The programs that the steps of the how-tos build, run as a reader runs them: in every
 * language of a page they have to send the same request, and what a user typed has to stay
 * text on its way into an email.
 */
import {execFile, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {parseFragment} from 'parse5';
import {readDocument} from '../../src/api/build';
import {readSpec} from '../../src/api/readSpec';
import {facts, keyVariable} from '../../src/site';
import {collectPrograms, type Program} from '../samples/collect';

const SPEC = readSpec(readDocument(), facts);

/** What a page's program is called, and the name in it that its user has chosen. */
const PAGES = [
  {page: 'plain-text-emails', program: 'send-plain-text'},
  {page: 'custom-html-emails', program: 'send-html', typed: 'Ada <Countess>'},
  {page: 'markdown-emails', program: 'send-markdown', typed: 'Ada *Star*'},
  {page: 'template-iteration-group', program: 'send-receipt'},
  {page: 'data-charts', program: 'send-chart'},
  {page: 'email-attachments', program: 'send-attachment'},
] as const;

const runs = (command: string, ...probe: string[]) =>
  spawnSync(command, probe).status === 0;

const COMMANDS = {
  bash: runs('bash', '-c', 'command -v curl && command -v jq') && 'bash',
  javascript: process.execPath,
  python: ['python3', '/usr/bin/python3'].find((one) =>
    runs(one, '-c', 'import requests'),
  ),
  ruby: runs('ruby', '--version') && 'ruby',
  php: runs('php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);') && 'php',
} as const;

/** Runs a program against a server that accepts all, and returns the bodies that came. */
async function sent({code, language}: Program): Promise<Record<string, unknown>[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'joined-'));
  const bodies: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(
        JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>,
      );
      response
        .writeHead(202, {'Content-Type': 'application/json'})
        .end('{"id": "em_1", "status": "queued"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const file = path.join(folder, language === 'javascript' ? 'program.mjs' : 'program');
  writeFileSync(file, code.replaceAll(SPEC.server, `http://127.0.0.1:${port}`));
  try {
    await new Promise<void>((resolve, reject) => {
      execFile(
        COMMANDS[language] || '',
        [file],
        {
          cwd: folder,
          env: {...process.env, [keyVariable]: 'pw_test_1', NO_PROXY: '127.0.0.1'},
        },
        (error, stdout, stderr) => {
          if (error) {
            reject(new Error(`${error.message}\n${stdout}${stderr}`));
          } else {
            resolve();
          }
        },
      );
    });
  } finally {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, {recursive: true});
  }
  return bodies;
}

/** The text of an HTML or Markdown tree as a reader sees it: not its tags or addresses. */
function textOf(node: unknown): string {
  const {nodeName, type, value, childNodes, children} = node as Partial<
    Record<'nodeName' | 'type' | 'value', string> &
      Record<'childNodes' | 'children', unknown[]>
  >;
  const own = nodeName === '#text' || type === 'text' ? (value ?? '') : '';
  return own + (childNodes ?? children ?? []).map(textOf).join('');
}

/** Markup of every kind, without the characters that end a string or fill one in. */
const HOSTILE = '[Win](https://evil.example) **a** _b_ <i>c</i> &amp; # 1. - ~d~ | !';

describe.each(PAGES)('the program of $page', ({page, program, ...rest}) => {
  const programs = collectPrograms(SPEC).filter(
    ({name}) => name === `docs/${page}.mdx (${program})`,
  );
  const typed = 'typed' in rest ? rest.typed : undefined;
  const find = (wanted: string) => {
    const found = programs.find(({language}) => language === wanted);
    if (!found) {
      throw new RangeError(`${page} has no program in ${wanted}.`);
    }
    return found;
  };
  let first: Promise<unknown[]> | undefined;

  it('is there in five languages', () => {
    expect(programs.map(({language}) => language)).toEqual(Object.keys(COMMANDS));
  });

  describe.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])(
    'in %s',
    (language) => {
      const test = COMMANDS[language] ? it : it.skip;
      test('sends the same as in the other languages', async () => {
        const bodies = await sent(find(language));
        expect(bodies).toHaveLength(1);
        first ??= sent(find('javascript'));
        expect(bodies).toEqual(await first);
      });

      if (typed) {
        test('keeps what a user typed as text', async () => {
          const {code} = find(language);
          const hostile = code.replace(typed, () => HOSTILE);
          expect(hostile).not.toBe(code);
          const [body] = await sent({language, name: page, code: hostile});
          const {html, markdown} = body as {html?: string; markdown?: string};
          const tree = html ? parseFragment(html) : fromMarkdown(markdown ?? '');
          expect(textOf(tree)).toContain(`Hello ${HOSTILE},`);
        });
      }
    },
  );
});
