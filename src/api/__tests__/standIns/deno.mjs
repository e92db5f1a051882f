/** As much of Deno as the docs' receiver uses: `node --import deno.mjs server.mjs`. */
import {serveFetch} from './fetchServer.mjs';

globalThis.Deno = {
  env: {get: (name) => process.env[name]},
  serve: ({port}, handler) => {
    serveFetch(port, handler);
  },
};
