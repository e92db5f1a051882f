/** As much of Bun as the docs' receiver uses: `node --import bun.mjs server.mjs`. */
import {serveFetch} from './fetchServer.mjs';

globalThis.Bun = {
  serve: ({port, fetch}) => {
    serveFetch(port, fetch);
  },
};
