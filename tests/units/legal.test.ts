/**
 * What the legal pages and the code have to agree on. No test here reads a sentence: the
 * wording is the lawyer's, and `npm run review` says what a change may have lost.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SERVICES} from '../../src/legal/services';
import {facts} from '../../src/site/facts';
import {footerColumns} from '../../src/site/navigation';
import {redirects} from '../../src/site/redirects';
import {dohServers} from '../../src/tools/dns/doh';

const files = readdirSync('legal').filter((file) => file.endsWith('.mdx'));
const textOf = (file: string) => readFileSync(path.join('legal', file), 'utf8');
const policy = textOf('privacy-policy.mdx');

describe('the legal pages', () => {
  it('are those that the footer and the short addresses lead to', () => {
    const there = files
      .filter((file) => !/^layout: (?:docs|article)$/m.test(textOf(file)))
      .map((file) => `/legal/${file.replace(/\.mdx$/, '')}/`);
    const [legal] = footerColumns.filter(({title}) => title === 'Legal');
    expect(legal?.links.map(({href}) => href).sort()).toEqual(there);
    for (const {to} of redirects.filter((one) => one.to.startsWith('/legal/'))) {
      expect(there).toContain(to);
    }
  });

  it.each(files)('%s names only values of the owner that there are', (file) => {
    const ids = [...textOf(file).matchAll(/<Fact id="(\w+)"/g)].map(([, id = '']) => id);
    const bad = ids.filter(
      (id) =>
        !Object.hasOwn(facts, id) ||
        typeof facts[id as keyof typeof facts].value === 'object',
    );
    expect(bad).toEqual([]);
  });

  it('take measures and sub-processors from the code', () => {
    const agreement = textOf('data-processing-agreement.mdx');
    expect(agreement).toContain('<SecurityMeasures />');
    expect(agreement).toContain('<SubProcessors customerData />');
    expect(policy).toContain('<SubProcessors />');
  });
});

describe('the privacy policy and the code', () => {
  const sources = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/__tests__|\.d\.ts$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'));
  /** Without comments that begin a line, which may speak of storage. */
  const code = sources.join('\n').replace(/^\s*(?:\/\*[^]*?\*\/|\/\/.*)/gm, '');

  /** One look into the browser's storage, with the name of the constant for its key. */
  const USE =
    /\b(?:(?:local|session)Storage\.(?:get|set|remove)Item\(|stored?\('(?:local|session)Storage',|(?:keepForReload|readKept|forgetKept)\() *([A-Z]\w+)/g;

  it('name the same keys of the browser’s storage', () => {
    const keys = [...code.matchAll(USE)].map(
      ([, constant = '']) =>
        new RegExp(`\\bconst ${constant} = '([^']+)'`).exec(code)?.[1] ?? `${constant}?`,
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
  });

  it('know every way in which the code uses storage', () => {
    const others = code
      .replace(USE, '')
      // Functions that take the kind of storage, or the key.
      .replaceAll("area: 'localStorage' | 'sessionStorage'", '')
      .replace('return access(sessionStorage);', '')
      .match(/.*\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b.*/g);
    expect(others ?? []).toEqual([]);
  });

  it('know the cookies: none is written but to delete it', () => {
    const writes = code.match(/document\.cookie = .*/g) ?? [];
    expect(writes.filter((line) => !line.includes('max-age=0'))).toEqual([]);
  });

  it('name every resolver that the tools can ask', () => {
    const hosts = dohServers.map(({url}) => new URL(url).hostname);
    expect(hosts.filter((host) => !policy.includes(`\`${host}\``))).toEqual([]);
  });

  it('name every service that settings can switch on', () => {
    expect(
      SERVICES.filter((service) => !policy.includes(`<InUse service="${service}" />`)),
    ).toEqual([]);
  });
});
