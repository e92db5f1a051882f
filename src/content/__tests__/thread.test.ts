import {readdirSync} from 'node:fs';
import {inThread} from '../thread';

const FIXTURES = 'tests/fixtures/threads/work.ts';
const run = (name: string, input?: string) =>
  inThread<(input?: string) => unknown>(process.cwd(), {module: FIXTURES, name}, input);

it('runs a function of a module in another thread, packages included', async () => {
  await expect(run('threadOf', 'a')).resolves.toEqual({
    isMainThread: false,
    input: 'a',
    type: 'root',
  });
  expect(readdirSync('.cache/threads').join()).not.toContain('threadOf');
});

it('throws what the function has thrown', async () => {
  await expect(run('fail', 'of this')).rejects.toThrow('I have had enough of this.');
});

it('does not wait for a thread that has ended without a result', async () => {
  await expect(run('leave')).rejects.toThrow('leave ended without a result.');
});
