/**
 * Runs a Worker in Cloudflare's own runtime:
 * `node workers.mjs PORT` in the folder of its modules.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {Miniflare} = createRequire(require.resolve('wrangler'))('miniflare');

const modules = ['worker.mjs', 'email.mjs', 'receive.mjs', 'verify.mjs'].map((path) => ({
  type: 'ESModule',
  path,
  contents: readFileSync(path, 'utf8'),
}));
const {POSTWREN_KEY: key, POSTWREN_WEBHOOK_SECRET: secret} = process.env;
const worker = new Miniflare({
  modules,
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  compatibilityDate: '2026-01-01',
  compatibilityFlags: ['nodejs_compat'],
  cf: false,
  bindings: {
    POSTWREN_KEY: key,
    ...(secret !== undefined && {POSTWREN_WEBHOOK_SECRET: secret}),
  },
});
await worker.ready;
process.on('SIGTERM', () => {
  void worker.dispose().then(() => process.exit());
});
