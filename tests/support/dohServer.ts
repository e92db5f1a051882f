/** A DNS-over-HTTPS resolver (RFC 8484) on loopback, with the faults real ones have. */
import type {Page} from '@playwright/test';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {decode, encode, type Answer} from '@leichtgewicht/dns-packet';

/** What a name holds. A type that is missing has no records. */
interface Records {
  A?: readonly string[];
  AAAA?: readonly string[];
  CNAME?: readonly string[];
  MX?: readonly {preference: number; exchange: string}[];
  NS?: readonly string[];
  PTR?: readonly string[];
  CAA?: readonly {issuerCritical?: boolean; tag: string; value: string}[];
  /** One record each, as text or as its character-strings. */
  TXT?: readonly (string | readonly string[])[];
}

/** What goes wrong when a name is asked for. */
export type DohFault =
  | 'SERVFAIL'
  | 'REFUSED'
  | 'http-503'
  | 'silence'
  | 'garbage'
  | 'cut';

export type DohZone = Readonly<Record<string, Records | DohFault>>;

export interface DohServer {
  /** Address for a page's own resolver. */
  url: string;
  /** Every question so far, as 'TXT example.com'. */
  asked: string[];
  close: () => Promise<void>;
}

const RCODES: Readonly<Record<string, number>> = {
  NOERROR: 0,
  SERVFAIL: 2,
  NXDOMAIN: 3,
  REFUSED: 5,
};
const RECURSION_AVAILABLE = 1 << 7;

/** Pieces of at most 255 octets (RFC 1035, 3.3). */
function characterStrings(text: string): Buffer[] {
  return (text.match(/[^]{1,255}/g) ?? ['']).map((piece) => Buffer.from(piece, 'latin1'));
}

function answersFor(name: string, type: string, records: Records): Answer[] {
  const entries: readonly unknown[] = records[type as keyof Records] ?? [];
  return entries.map(
    (data) =>
      ({
        type,
        name,
        ttl: 60,
        data:
          type === 'TXT'
            ? [data].flat().flatMap((text) => characterStrings(String(text)))
            : data,
      }) as Answer,
  );
}

/**
 * Starts a resolver that knows the names of a zone, and that any other name does not
 * exist.
 */
export async function startDohServer(zone: DohZone): Promise<DohServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const message = new URL(request.url ?? '/', 'http://localhost').searchParams.get(
      'dns',
    );
    if (request.method !== 'GET' || !message) {
      response.writeHead(400).end();
      return;
    }
    const [question] = decode(Buffer.from(message, 'base64url')).questions ?? [];
    const name = question?.name.toLowerCase() ?? '';
    const type = question?.type ?? '';
    asked.push(`${type} ${name}`);
    const entry = zone[name];
    if (entry === 'silence') {
      return;
    }
    if (entry === 'http-503') {
      response.writeHead(503).end('out of order');
      return;
    }
    const rcode =
      typeof entry === 'string' ? entry : entry === undefined ? 'NXDOMAIN' : 'NOERROR';
    const packet = encode({
      type: 'response',
      id: 0,
      flags: RECURSION_AVAILABLE | (RCODES[rcode] ?? 0),
      questions: question ? [question] : [],
      answers: typeof entry === 'object' ? answersFor(name, type, entry) : [],
    });
    response.writeHead(200, {'Content-Type': 'application/dns-message'});
    if (entry === 'garbage') {
      response.end(Buffer.from('<!doctype html><script>alert(1)</script>'));
    } else if (entry === 'cut') {
      response.end(packet.subarray(0, 15));
    } else {
      response.end(packet);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/dns-query`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Names a resolver of the visitor's own in a tool that asks DNS. */
export async function askResolver(page: Page, url: string): Promise<void> {
  await page.getByText('Choose another resolver').click();
  await page.getByLabel(/^Your own/).check();
  await page.getByLabel('Address of your resolver').fill(url);
}
