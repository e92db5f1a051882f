/**
 * Walks what visitors do on the built site in Firefox and WebKit: `npm run engines`.
 * Errors, violations of the security policy and faults of the layout fail it; an engine
 * that is not installed is skipped. `-- --only search` walks the flows with that in their
 * names, `--engine WebKit` one engine. WebKit walks every other flow, and with
 * `npm run test:all` each of them.
 */
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Server} from 'node:http';
import {parseArgs} from 'node:util';
import {serve} from '../../deploy/serve';
import {isExhaustive} from '../support/scope';
import {startDohServer} from '../support/dohServer';
import type {Engine} from './engine';
import {firefox} from './firefox';
import {flows} from './flows';
import {WATCHER} from './page';
import {choose, report, walkEngine} from './walk';
import {serveWatched} from './watched';
import {webkit} from './webkit';
import {zone} from './zone';

const originOf = (server: Server) =>
  `http://localhost:${String((server.address() as AddressInfo).port)}`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      only: {type: 'string', default: ''},
      engine: {type: 'string', default: ''},
    },
  });
  const root = path.resolve(values.dir);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error('There is no build to walk through. Run "npm run build" first.');
  }
  const {present, skipped} = choose(
    [firefox, webkit].filter(({name}) => name.includes(values.engine)),
  );
  skipped.forEach((sentence) => {
    console.log(sentence);
  });
  const resolver = await startDohServer(zone);
  const plain = await serve(root, 0);
  const watched = await serveWatched(originOf(plain), WATCHER);
  const site = {
    plain: originOf(plain),
    watched: originOf(watched),
    resolver: resolver.url,
  };
  const chosen = flows.filter(({name}) => name.includes(values.only));
  // WebKit takes five times as long as Firefox and is given every other flow.
  const flowsIn = (engine: Engine) =>
    engine === webkit && !isExhaustive && !values.only
      ? chosen.filter((_, place) => place % 2 === 0)
      : chosen;
  try {
    const results = await Promise.all(
      present.map((engine) => walkEngine(engine, flowsIn(engine), site)),
    );
    console.log(report(results.flat()).join('\n'));
    process.exitCode = results.flat().some(({faults}) => faults.length > 0) ? 1 : 0;
  } finally {
    for (const server of [plain, watched]) {
      server.closeAllConnections();
      server.close();
    }
    await resolver.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
