import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {releaseOf} from '../release';

it('takes what is configured', () => {
  expect(releaseOf('v1.2.3', process.cwd(), '2026-11-22')).toBe('v1.2.3');
});

it('is the commit, and the day where there is no repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  expect(releaseOf(undefined, folder, '2026-11-22')).toBe('build-2026-11-22');
  rmSync(folder, {recursive: true});
  expect(releaseOf(undefined, process.cwd(), '2026-11-22')).toMatch(
    /^([0-9a-f]{12}|build-2026-11-22)$/,
  );
});
