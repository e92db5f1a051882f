/**
 * Opens the CMS: `npm run cms`. `-- --port 4500` takes another port, `--no-open`
 * leaves the browser alone.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readOpenOptions} from './openOptions';
import {serveCms} from './server';

/** Asks the system to show an address in its browser. There may be none: that is no fault. */
function show(address: string): void {
  const [command = '', ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  spawn(command, args, {stdio: 'ignore', detached: true})
    .on('error', () => undefined)
    .unref();
}

/** @throws {Error} when something else listens at the port */
async function serveAt(port: number): Promise<void> {
  try {
    await serveCms(process.cwd(), port);
  } catch (error) {
    throw (error as {code?: string}).code === 'EADDRINUSE'
      ? new Error(
          `Port ${String(port)} is already in use. Choose another, for example: npm run cms -- --port ${String(port + 1)}`,
        )
      : error;
  }
}

async function main(): Promise<void> {
  const {port, open} = readOpenOptions(process.argv.slice(2));
  const siteDir = process.cwd();
  await serveAt(port);
  const address = `http://localhost:${String(port)}/admin/`;
  const git = existsSync(path.join(siteDir, '.git'))
    ? ''
    : '\nThe editor takes only a folder with a Git repository, and this one has none: run "git init" first.\n';
  process.stdout.write(`
The CMS is at ${address} (Chrome, Edge or another Chromium).
${git}
1. Press "Work with Local Repository" and choose this folder:
   ${siteDir}
2. Write or paste, add a cover, save. The pane on the right shows what readers will see,
   and the article is a draft in blog/ until you turn "Draft" off.
3. Run "npm run review" for what an editor would say.

Ctrl+C closes the CMS. What is saved stays.
`);
  if (open) {
    show(address);
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
