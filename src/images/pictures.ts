import {availableParallelism} from 'node:os';
import type {Plugin} from '@docusaurus/types';
import {planVariants, type PictureFiles, type PlannedPicture} from './variants';

/** The pictures of a build, which are made while it goes on. */
export interface Pictures {
  /**
   * Names the files of a picture, and begins to make them.
   *
   * @param sourceFile absolute path of the picture
   * @throws as `planVariants`
   */
  request: (sourceFile: string) => Promise<PictureFiles>;
  /** Resolves when every picture that was requested until then is made. */
  made: () => Promise<void>;
}

/**
 * Makes pictures beside other work. Loading the site and compiling its Markdown keep one
 * core busy and know only the names of the files.
 *
 * @param plan usually `planVariants`
 * @param atOnce pictures under way at the same time; each keeps one core busy
 */
export function createPictures(
  siteDir: string,
  plan: typeof planVariants = planVariants,
  atOnce: number = Math.min(2, availableParallelism()),
): Pictures {
  const waiting: PlannedPicture[] = [];
  const known = new Set<string>();
  const failures: Error[] = [];
  const working = new Set<Promise<void>>();

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const {fallback} = next.files;
      await next.make().catch((reason: unknown) => {
        failures.push(reason instanceof Error ? reason : new Error(String(reason)));
        known.delete(fallback);
      });
    }
  }

  function begin(): void {
    const worker = work().finally(() => working.delete(worker));
    working.add(worker);
  }

  return {
    request: async (sourceFile) => {
      const picture = await plan(sourceFile, siteDir);
      const {fallback} = picture.files;
      if (!known.has(fallback)) {
        known.add(fallback);
        waiting.push(picture);
        if (working.size < atOnce) {
          begin();
        }
      }
      return picture.files;
    },
    made: async () => {
      while (working.size > 0) {
        await Promise.all(working);
      }
      const [failure] = failures.splice(0);
      if (failure) {
        throw failure;
      }
    },
  };
}

/** What this step uses of the bundler's compiler. */
interface Compiler {
  hooks: {
    /** All modules are compiled, and no file has been written or copied. */
    finishMake: {tapPromise: (name: string, wait: () => Promise<void>) => void};
  };
}

const NAME = 'pictures';

/**
 * Build step: has the bundler wait for the pictures once it has compiled all Markdown,
 * before it copies what is served as it is.
 */
export function picturesPlugin(pictures: Pictures): Plugin {
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: ({hooks}: Compiler) => {
                  hooks.finishMake.tapPromise(NAME, pictures.made);
                },
              },
            ],
          },
  };
}
