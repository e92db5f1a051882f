import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {Compiler} from '@rspack/core';

/** Docusaurus' client manifest: which chunks a module lives in. */
interface ClientManifest {
  /** Chunk ids by module. */
  origins: Record<string, (string | number)[]>;
}

/**
 * Bundler plugin that completes the client manifest. Docusaurus looks a route's chunks
 * up by what it imports ("@theme/DocItem"); under Rspack the manifest knows them by
 * chunk name only, so pages would come without their own style sheets and would find
 * their scripts one round trip late.
 */
export class RouteAssetsPlugin {
  constructor(private readonly manifestFile: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('RouteAssetsPlugin', ({compilation}) => {
      if (!existsSync(this.manifestFile)) {
        return;
      }
      const manifest = JSON.parse(readFileSync(this.manifestFile, 'utf8')) as ClientManifest;
      for (const group of compilation.chunkGroups) {
        const ids = group.chunks.flatMap(({id}) => (id === undefined ? [] : [id]));
        for (const {request} of group.origins) {
          if (request) {
            manifest.origins[request] = [
              ...new Set([...(manifest.origins[request] ?? []), ...ids]),
            ];
          }
        }
      }
      writeFileSync(this.manifestFile, JSON.stringify(manifest));
    });
  }
}
