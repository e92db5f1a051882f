import {readFileSync} from 'node:fs';

interface Entry {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Where a package finds another: in its own folder or in one above it. */
function isFound(from: string, name: string): boolean {
  const folders = from
    .split('/node_modules/')
    .map((_, index, all) => all.slice(0, index + 1));
  return [[], ...folders]
    .map((path) => [...path, name].join('/node_modules/'))
    .some((path) => path in packages || `node_modules/${path}` in packages);
}

it('holds what every platform installs, so that "npm ci" works on each', () => {
  const missing = Object.entries(packages).flatMap(
    ([path, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isFound(path, name))
        .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('names no registry', () => {
  const addresses = Object.values(packages).filter(({resolved}) =>
    resolved?.startsWith('http'),
  );
  expect(addresses).toEqual([]);
});
