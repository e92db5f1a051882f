/**
 * As much of Next.js as the guide uses: it calls `register`, then serves one route handler
 * and one server action. `node next.mjs PORT` in the folder of the project.
 */
import {register as registerHooks} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {serveFetch} from './fetchServer.mjs';

const load = (file) => import(pathToFileURL(path.resolve(file)).href);
const dataUrl = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

// As in Next.js, `redirect` ends the action by throwing.
const navigation = dataUrl(
  'export function redirect(to) { throw Object.assign(new Error(), {redirectTo: to}); }',
);
registerHooks(
  dataUrl(`export async function resolve(specifier, context, next) {
    return specifier === 'next/navigation'
      ? {url: ${JSON.stringify(navigation)}, shortCircuit: true}
      : next(specifier, context);
  }`),
);

async function act(action, request) {
  try {
    await action(await request.formData());
    return new Response(null, {status: 200});
  } catch (error) {
    if (!error.redirectTo) throw error;
    return new Response(null, {status: 303, headers: {Location: error.redirectTo}});
  }
}

process.env.NEXT_RUNTIME = 'nodejs';
const {register} = await load('instrumentation.js');
// Next.js 16 goes on when this fails, and answers every request with 500.
const failure = await register().catch((error) => error);
if (failure) console.error(failure);
const route = await load('app/hooks/postwren/route.js');
const {invite} = await load('app/invite/actions.js');
serveFetch(process.argv[2], (request) => {
  if (failure) return new Response(null, {status: 500});
  switch (new URL(request.url).pathname) {
    case '/hooks/postwren':
      return route[request.method]?.(request) ?? new Response(null, {status: 405});
    case '/invite':
      return act(invite, request);
    default:
      return new Response(null, {status: 404});
  }
});
