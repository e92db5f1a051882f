import {existsSync, writeFileSync} from 'node:fs';
import {isDocsFrame, isDocsText} from './clientData';
import {readClientManifest, type ClientManifest} from './docusaurusInternals';
import {TEXT_MARK} from './template';

/** The part of the bundler (Rspack or webpack) that is used here. */
interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        hook: (stats: {compilation: {chunkGroups: ChunkGroup[]}}) => void,
      ) => void;
    };
  };
}

interface ChunkGroup {
  chunks: {id?: string | number | null}[];
  origins: {request?: string}[];
}

/** Marks the scripts that only texts need, for `ssrTemplate`. */
export function markTexts({entrypoints, origins, assets}: ClientManifest): void {
  const chunksOf = (requests: readonly string[]) =>
    new Set(requests.flatMap((request) => origins[request] ?? []));
  const requests = Object.keys(origins);
  const others = chunksOf([...entrypoints, ...requests.filter(isDocsFrame)]);
  for (const chunk of chunksOf(requests.filter(isDocsText))) {
    if (!others.has(chunk)) {
      for (const asset of assets[chunk]?.js ?? []) {
        asset.file += TEXT_MARK;
      }
    }
  }
}

/**
 * Bundler plugin that completes the client manifest. Docusaurus looks a route's chunks
 * up by what it imports ("@theme/DocItem"); under Rspack the manifest knows them by
 * chunk name only, so pages would come without their own style sheets and would find
 * their scripts one round trip late. It also says which scripts a text needs that may be left
 * as it was built.
 */
export class RouteAssetsPlugin {
  constructor(private readonly manifestFile: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('RouteAssetsPlugin', ({compilation}) => {
      // The development server has none.
      if (process.env['NODE_ENV'] !== 'production' && !existsSync(this.manifestFile)) {
        return;
      }
      const manifest = readClientManifest(this.manifestFile);
      for (const group of compilation.chunkGroups) {
        const ids = group.chunks.flatMap(({id}) =>
          id === undefined || id === null ? [] : [id],
        );
        for (const {request} of group.origins) {
          if (request) {
            manifest.origins[request] = [
              ...new Set([...(manifest.origins[request] ?? []), ...ids]),
            ];
          }
        }
      }
      markTexts(manifest);
      writeFileSync(this.manifestFile, JSON.stringify(manifest));
    });
  }
}
