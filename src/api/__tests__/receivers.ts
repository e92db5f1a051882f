/** What the tests of webhook receivers share: their processes, and requests to them. */
import {createHmac} from 'node:crypto';
import {spawnSync, type ChildProcess} from 'node:child_process';
import {request} from 'node:http';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** The code fences of a page: language, title and code, each with a line end at its end. */
export const fencesOf = (mdx: string) =>
  [...mdx.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', meta = '', code = '']) => ({
      language,
      title: /title="([^"]*)"/.exec(meta)?.[1],
      code,
    }),
  );

export const isThere = (command: string) =>
  spawnSync(command, ['--version']).error === undefined ||
  spawnSync(command, ['version']).error === undefined;

export async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** A receiver as a process, and what it wrote about itself. */
export class Running {
  /** What it printed, errors and all. */
  log = '';
  readonly ended: Promise<number | null>;

  constructor(
    readonly port: string,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.log += text;
      });
    }
    this.ended = new Promise((resolve) => {
      child.on('close', resolve);
    });
  }

  get isAlive() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits until it listens or has ended. */
  async settled(): Promise<void> {
    for (let tries = 0; tries < 200 && this.isAlive; tries += 1) {
      const there = await new Promise<boolean>((resolve) => {
        const socket = connect(Number(this.port), 'localhost');
        socket.on('connect', () => {
          socket.destroy();
          resolve(true);
        });
        socket.on('error', () => {
          resolve(false);
        });
      });
      if (there) {
        return;
      }
      await wait(50);
    }
    if (this.isAlive) {
      throw new Error(`Nothing listens on port ${this.port}.`);
    }
    await this.ended;
  }

  /** Waits until it has printed something, which may be after its response. */
  async printed(text: RegExp): Promise<void> {
    for (let tries = 0; !text.test(this.log); tries += 1) {
      if (tries === 200) {
        throw new Error(`Nothing in the log matches ${String(text)}:\n${this.log}`);
      }
      await wait(50);
    }
  }

  kill() {
    this.child.kill();
  }
}

export interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Parts of a body: several are sent without their length, in chunks. */
  body?: readonly (string | Buffer)[];
}

/** The status that a request gets; 0 if the connection ends without one. */
export async function statusOf(port: string, sent: Sent): Promise<number> {
  const {method = 'POST', path: at = '/hooks/postwren', headers, body = ['']} = sent;
  return new Promise((resolve) => {
    const isWhole = body.length === 1;
    const outgoing = request({
      port,
      host: 'localhost',
      method,
      path: at,
      agent: false,
      headers: {
        'Content-Type': 'application/json',
        ...(isWhole && {'Content-Length': Buffer.byteLength(body[0] ?? '')}),
        ...headers,
      },
    });
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', () => {
      resolve(0);
    });
    for (const part of body) {
      outgoing.write(part);
    }
    outgoing.end();
  });
}

/** Begins a request whose body stays shorter than its length says. */
export async function beginRequest(port: string): Promise<Socket> {
  const socket = connect(Number(port), 'localhost');
  socket.on('error', () => undefined);
  await new Promise((resolve) => {
    socket.write(
      'POST /hooks/postwren HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"type":',
      resolve,
    );
  });
  // The server gets to read what is there before it sees what comes next.
  await wait(100);
  return socket;
}

/** A request as anybody can sign it who guesses the key. */
export function forged(key: string | Buffer): Sent {
  const id = 'msg_forged';
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = '{"type":"contact.unsubscribed"}';
  const signature = createHmac('sha256', key)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body: [body],
  };
}
