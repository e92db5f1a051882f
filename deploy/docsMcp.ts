import {createMcpHandler, createRateLimit} from '../src/mcp/plain';
import {createDocsSearch} from '../src/search/embedded/searchDocs';
import type {Segment} from '../src/search/types';

/** Requests that a client may make in a minute; `wrangler.jsonc` has the same for Cloudflare. */
const MOST_A_MINUTE = 60;

const wordsOf = (segments: readonly Segment[]) => segments.map(({text}) => text).join('');

/**
 * The docs' MCP server over the files of a built site.
 *
 * @param readFile reads a text file of the site by its path; undefined where there is none
 */
export function createDocsMcp(readFile: (path: string) => Promise<string | undefined>) {
  const find = createDocsSearch(readFile);
  return createMcpHandler({
    readFile,
    async search(query) {
      const found = await find(query);
      return found.map(({path, hash, title, trail, excerpt}) => ({
        path,
        hash,
        title: wordsOf(title),
        trail: trail.map(wordsOf),
        excerpt: wordsOf(excerpt),
      }));
    },
  });
}

/** Counts the requests of one process, by the address of the client. */
export const createMinuteLimit = () => createRateLimit(MOST_A_MINUTE, 60_000);
