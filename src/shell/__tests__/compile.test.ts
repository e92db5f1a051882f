import {Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {compileShell} from '../compile';

it('compiles to one script that cannot end its own element and fits its budget', async () => {
  const script = await compileShell(
    process.cwd(),
    '/assets/controls/controls-ABCDEFGH.js',
  );
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(gzipSync(script, {level: 9}).length).toBeLessThanOrEqual(2.5 * 1024);
});
