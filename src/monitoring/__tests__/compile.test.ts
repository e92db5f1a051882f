import {Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {compileMonitoring, entryOf, monitoringTag} from '../compile';
import type {BuiltSettings} from '../settings';

const plausible = {domain: 'a.example', origin: 'https://plausible.example'};
const sentry = {
  dsn: 'https://key@errors.example/1',
  release: 'abc',
  environment: 'production',
};
const googleTag = 'G-TEST1234';

async function compiled(settings: BuiltSettings) {
  const {entry, files} = await compileMonitoring(process.cwd(), settings);
  const names = [...files.keys()];
  const first = files.get(entry ?? '') ?? '';
  return {entry, files, names, first, all: [...files.values()].join('\n')};
}

const kilobytes = (text: string) => gzipSync(text, {level: 9}).length / 1024;

it('makes nothing where nothing is set', async () => {
  expect(entryOf({})).toBe('');
  expect(await compileMonitoring(process.cwd(), {})).toEqual({files: new Map()});
});

it('brings only the services that are set', async () => {
  const counted = await compiled({plausible});
  expect(counted.names).toHaveLength(1);
  expect(counted.all).toContain('https://plausible.example');
  expect(counted.all).not.toMatch(/googletagmanager|sentry/i);

  const reported = await compiled({sentry});
  expect(reported.all).not.toMatch(/googletagmanager|pageview/);
  expect(reported.all).toContain('errors.example/1');
});

it('puts Sentry and the question of consent into chunks of their own', async () => {
  const {entry, names, first} = await compiled({plausible, sentry, googleTag});
  expect(names.filter((name) => name.includes('/reporter-'))).toHaveLength(1);
  expect(names.filter((name) => name.includes('/consentDialog-'))).toHaveLength(1);
  expect(names.every((name) => name.startsWith('/assets/monitoring/'))).toBe(true);
  expect(first).not.toMatch(/sentry_key|May we count/);
  expect(monitoringTag(entry ?? '')).toEqual({
    tagName: 'script',
    attributes: {type: 'module', async: true, src: entry},
  });
});

it('asks for consent in the language of the page', async () => {
  const words = {'Yes, count my visit': '[de] Yes'};
  const {files} = await compileMonitoring(process.cwd(), {googleTag}, words);
  expect([...files.values()].join()).toContain('[de] Yes');
});

it('keeps what a page begins with small', async () => {
  const sizes = {
    plausible: kilobytes((await compiled({plausible})).first),
    google: kilobytes((await compiled({googleTag})).first),
    sentry: kilobytes((await compiled({sentry})).first),
    all: kilobytes((await compiled({plausible, sentry, googleTag})).first),
  };
  const {files} = await compiled({sentry});
  const reporter = [...files].find(([name]) => name.includes('/reporter-'))?.[1] ?? '';
  console.log(
    Object.entries({...sizes, reporter: kilobytes(reporter)})
      .map(([name, size]) => `${name} ${size.toFixed(2)} KB`)
      .join(', '),
  );
  expect(sizes.plausible).toBeLessThanOrEqual(1.25);
  expect(sizes.google).toBeLessThanOrEqual(2);
  expect(sizes.sentry).toBeLessThanOrEqual(1.25);
  expect(sizes.all).toBeLessThanOrEqual(3);
  expect(kilobytes(reporter)).toBeLessThanOrEqual(35);
});

it('changes the name with the content, and evaluates no text', async () => {
  const one = await compiled({plausible});
  const other = await compiled({plausible: {...plausible, domain: 'b.example'}});
  expect(one.entry).not.toBe(other.entry);
  const {all} = await compiled({plausible, sentry, googleTag});
  expect(all).not.toMatch(/\beval\(|new Function\(/);
});

it('makes source maps only when asked', async () => {
  const without = await compiled({sentry});
  expect(without.names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const {names, first} = await compiled({sentry, sourceMaps: true});
  expect(names.filter((name) => name.endsWith('.js.map')).length).toBeGreaterThan(1);
  // Nothing in the page leads to them.
  expect(first).not.toContain('sourceMappingURL');
});

it('cannot be led out of its place by a value', () => {
  const domain = 'a.example"});alert(1);//`${x}`\u2028';
  expect(
    () =>
      new Script(
        entryOf({plausible: {...plausible, domain}}).replace(/^import .*$/gm, ''),
      ),
  ).not.toThrow();
});
