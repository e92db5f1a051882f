import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';

const FOLDER = '.cache/threads';

/** A function that a module exports, to be run in a thread of its own. */
export interface Work {
  /** Path of the module from the project's root. */
  module: string;
  /** Name of the function. It takes and gives only what can be cloned (HTML, 2.7.4). */
  name: string;
}

/**
 * Runs a function once in a thread of its own, so that the thread of the build has time for
 * other things. The module is bundled for it; packages are read from `node_modules`.
 *
 * @param siteDir the project's root
 * @param input what the function is called with
 * @returns what it returned
 * @throws what it threw
 */
export async function inThread<Task extends (input: never) => unknown>(
  siteDir: string,
  {module, name}: Work,
  input: Parameters<Task>[0],
): Promise<ReturnType<Task>> {
  // Other builds may run at the same time.
  const file = path.join(siteDir, FOLDER, `${name}-${String(process.pid)}.mjs`);
  await mkdir(path.dirname(file), {recursive: true});
  await build({
    stdin: {
      contents: `import {parentPort, workerData} from 'node:worker_threads';
import {${name}} from ${JSON.stringify(`./${module}`)};
parentPort.postMessage(await ${name}(workerData));`,
      resolveDir: siteDir,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    packages: 'external',
    format: 'esm',
    outfile: file,
    logLevel: 'silent',
  });
  try {
    return await new Promise((resolve, reject) => {
      const worker = new Worker(file, {workerData: input});
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => {
        reject(new Error(`${name} ended without a result.`));
      });
    });
  } finally {
    await rm(file, {force: true});
  }
}
