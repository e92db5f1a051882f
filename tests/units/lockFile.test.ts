import {readFileSync} from 'node:fs';
import {PEERS} from '../bench/peers/sites';

interface Entry {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Entry>;

/** The site's own, and those of the generators that it is measured beside. */
const FILES = [
  'package-lock.json',
  ...PEERS.map((peer) => `tests/bench/peers/${peer}/package-lock.json`),
];

/** Where a package finds another: in its own folder or in one above it. */
function isFound(packages: Packages, from: string, name: string): boolean {
  const folders = from
    .split('/node_modules/')
    .map((_, index, all) => all.slice(0, index + 1));
  return [[], ...folders]
    .map((path) => [...path, name].join('/node_modules/'))
    .some((path) => path in packages || `node_modules/${path}` in packages);
}

describe.each(FILES)('%s', (file) => {
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {packages: Packages};

  it('holds what every platform installs, so that "npm ci" works on each', () => {
    const missing = Object.entries(packages).flatMap(
      ([path, {optionalDependencies = {}}]) =>
        Object.keys(optionalDependencies)
          .filter((name) => !isFound(packages, path, name))
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
});
