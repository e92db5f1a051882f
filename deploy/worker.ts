/**
 * Cloudflare asks this for what no file of the site answers. `_headers` goes by the path
 * alone: without this, "not found" at the address of a hashed file could be kept for a
 * year, and a visitor in the middle of a deploy would keep it.
 */
interface Environment {
  ASSETS: {fetch: (request: Request) => Promise<Response>};
}

export default {
  async fetch(request: Request, {ASSETS}: Environment): Promise<Response> {
    const found = await ASSETS.fetch(request);
    if (found.status !== 404) {
      return found;
    }
    const answer = new Response(found.body, found);
    answer.headers.set('Cache-Control', 'no-cache');
    return answer;
  },
};
