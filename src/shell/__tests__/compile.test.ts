import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createContext, runInContext, Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {compileFile, compileInline, compileShell, writeServed} from '../compile';

let siteDir: string;

/** Writes a file of the site. */
function write(file: string, text: string): string {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
  return full;
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

/** What a script shows by calling `show`. */
function run(script: string): unknown[] {
  const shown: unknown[] = [];
  const page = createContext({show: (value: unknown) => shown.push(value)});
  runInContext(script, page);
  expect(Object.keys(page)).toEqual(['show']);
  return shown;
}

const SOURCE = `
  import {double} from './double';
  declare const ADDRESS: string;
  declare const show: (value: unknown) => void;
  // A remark for who reads the source.
  var someNumber = double(21);
  var anotherNumber = function (argument: number) { return argument + someNumber; };
  show(anotherNumber(1) + ADDRESS);
  show(anotherNumber(2) + ' – ä');
`;

describe('the shell', () => {
  it('compiles to one script that cannot end its own element and fits its budget', async () => {
    const controls = '/assets/controls/controls-ABCDEFGH.js';
    const script = await compileShell(process.cwd(), controls);
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|<!--/i);
    expect(script).toContain(controls);
    expect(gzipSync(script, {level: 9}).length).toBeLessThanOrEqual(2.5 * 1024);
  });
});

describe('a script in the page itself', () => {
  it('does what its source says in fewer characters, and leaves no names in the page', async () => {
    write('double.ts', 'export const double = (value: number): number => value * 2;');
    const file = write('inline.ts', SOURCE);
    const script = await compileInline(file, {ADDRESS: '/a"b/'});
    expect(run(script)).toEqual(['43/a"b/', '44 – ä']);
    expect(script).not.toMatch(/remark|someNumber|anotherNumber|\n|\\u/);
  });

  it('needs no values', async () => {
    const script = await compileInline(write('inline.ts', 'show(1);'));
    expect(run(script)).toEqual([1]);
  });
});

describe('a script that is a file of its own', () => {
  const options = {source: 'src/say.ts', folder: '/assets/say', format: 'iife'} as const;
  const words =
    "import {translate} from '@docusaurus/Translate'; show(translate({message: 'Search {what}'}, {what: 'docs'}));";

  it('has a name that changes with its content, and is not written yet', async () => {
    write('src/say.ts', 'show(1);');
    const [first, text] = await compileFile(siteDir, options);
    expect(first).toMatch(/^\/assets\/say\/say-[A-Z0-9]{8}\.js$/);
    expect(run(text)).toEqual([1]);
    expect(await compileFile(siteDir, options)).toEqual([first, text]);
    write('src/say.ts', 'show(2);');
    const [second] = await compileFile(siteDir, options);
    expect(second).not.toBe(first);
    expect(readdirSync(siteDir)).toEqual(['src']);
  });

  it('has its values and the words of its language in it', async () => {
    write('src/say.ts', `${words} show(ADDRESS);`);
    const [, text] = await compileFile(siteDir, {
      ...options,
      define: {ADDRESS: '/de/'},
      words: {'Search {what}': '{what} durchsuchen'},
    });
    expect(run(text)).toEqual(['docs durchsuchen', '/de/']);
  });

  it('keeps the words of the default language where it is given no others', async () => {
    write('src/say.ts', words);
    const [, text] = await compileFile(siteDir, options);
    expect(run(text)).toEqual(['Search docs']);
  });

  it('takes only that module of Docusaurus out of the bundler’s hands', async () => {
    write('src/@docusaurus/Translate.ts', "export const name = 'own';");
    write('node_modules/@docusaurus/Translated/index.js', "export const name = 'other';");
    write(
      'src/say.ts',
      "import {name} from './@docusaurus/Translate'; import {name as other} from '@docusaurus/Translated'; show([name, other]);",
    );
    const [, text] = await compileFile(siteDir, options);
    expect(run(text)).toEqual([['own', 'other']]);
  });

  it('goes through the plugins that it is given', async () => {
    write('src/say.ts', `import value from 'made'; ${words} show(value);`);
    const [, text] = await compileFile(siteDir, {
      ...options,
      plugins: [
        {
          name: 'made',
          setup(bundle) {
            bundle.onResolve({filter: /^made$/}, () => ({
              path: 'made',
              namespace: 'made',
            }));
            bundle.onLoad({filter: /./, namespace: 'made'}, () => ({
              contents: 'export default 7;',
            }));
          },
        },
      ],
    });
    expect(run(text)).toEqual(['Search docs', 7]);
  });
});

describe('files that are served', () => {
  const folder = '/assets/say';
  const served = () => path.join(siteDir, '.cache/static', folder);
  const serve = (files: Record<string, string>) =>
    writeServed(siteDir, folder, '.js', new Map(Object.entries(files)));

  it('are written into a folder that need not be there', async () => {
    await serve({[`${folder}/a-1.js`]: 'a', [`${folder}/b-1.js`]: 'b'});
    expect(readdirSync(served()).sort()).toEqual(['a-1.js', 'b-1.js']);
    expect(readFileSync(path.join(served(), 'a-1.js'), 'utf8')).toBe('a');
  });

  it('take the place of those of the same kind from an earlier build', async () => {
    await serve({[`${folder}/a-1.js`]: 'a', [`${folder}/b-1.js`]: 'b'});
    const others = ['c-1.json', '.js.map'];
    others.forEach((name) => write(path.join('.cache/static', folder, name), '{}'));
    await serve({[`${folder}/a-2.js`]: 'new', [`${folder}/b-1.js`]: 'b'});
    expect(readdirSync(served()).sort()).toEqual([...others, 'a-2.js', 'b-1.js'].sort());
  });
});
