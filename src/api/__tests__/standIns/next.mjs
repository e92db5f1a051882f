/**
 * As much of Next.js as the docs' receiver uses: it calls `register`, then serves one
 * route handler. `node next.mjs PORT` in the folder of the project.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {serveFetch} from './fetchServer.mjs';

const load = (file) => import(pathToFileURL(path.resolve(file)).href);

process.env.NEXT_RUNTIME = 'nodejs';
const {register} = await load('instrumentation.js');
await register();
const route = await load('app/hooks/postwren/route.js');
serveFetch(process.argv[2], (request) => {
  if (new URL(request.url).pathname !== '/hooks/postwren') {
    return new Response(null, {status: 404});
  }
  return route[request.method]?.(request) ?? new Response(null, {status: 405});
});
