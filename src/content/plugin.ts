import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersionsOf} from '../shell/build';
import {docsOutsideMenu} from './outsideMenu';

/** The part of a bundler that a plugin of its own uses. */
interface Compiler {
  hooks: {done: {tap: (name: string, listener: () => void) => void}};
}

const COMMAND = 'tests/review/run.ts';

/**
 * Counts what an editor should look at, in a process that gives way to every other one.
 *
 * @param print gets the line, if there is anything to look at
 */
function countRemarks(siteDir: string, print: (line: string) => void): void {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, '--summary'], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Where the packages for development are missing, so is the line.
  child.on('error', () => undefined);
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended already, or this system does not allow it.
    }
  }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    print(text.trim());
  });
  child.unref();
}

/**
 * Build step for writers: names docs that no menu leads to. `npm start` also says how many remarks `npm run review` has. It counts
 * once, after the site is shown for the first time, so the start takes no longer. A build
 * counts nothing.
 */
export default function contentPlugin(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  _options?: unknown,
  {count = countRemarks, print = console.log, warn = console.warn} = {},
): Plugin {
  const isWanted =
    process.env['NODE_ENV'] === 'development' && existsSync(path.join(siteDir, COMMAND));
  let isCounted = false;
  return {
    name: 'content',
    allContentLoaded({allContent}) {
      for (const sentence of docsVersionsOf(allContent).flatMap(docsOutsideMenu)) {
        warn(sentence);
      }
    },
    configureWebpack(_config, isServer) {
      return isServer || !isWanted
        ? {}
        : {
            plugins: [
              {
                apply({hooks}: Compiler) {
                  hooks.done.tap('content', () => {
                    if (!isCounted) {
                      isCounted = true;
                      count(siteDir, print);
                    }
                  });
                },
              },
            ],
          };
    },
  };
}
