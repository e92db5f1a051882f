/**
 * Every email through a real SMTP exchange on loopback, and back: nodemailer speaks,
 * smtp-server listens, mailparser reads what came.
 */
import type {AddressInfo} from 'node:net';
import {simpleParser, type ParsedMail} from 'mailparser';
import nodemailer from 'nodemailer';
import {SMTPServer, type SMTPServerDataStream} from 'smtp-server';
import {themeOf, type Brand} from '../brand';
import {cleanValues, fillCode} from '../engine';
import {examplesOf, themeValues} from '../gaps';
import {DEFAULT_BRAND} from '../options';
import {renderHtml} from '../outputs/renderHtml';
import {templates} from '../templates';
import type {EmailTemplate, Values} from '../types';
import {sameText} from './hostileValues';

/** A name beyond ASCII: it stands in From and in every subject. */
const BRAND: Brand = {...DEFAULT_BRAND, name: 'Zürich Café ✉'};
const READER = {name: 'Zoë Müller', address: 'zoe@customer.example'};
/** RFC 5322, section 2.1.1: octets of a line without its end. */
const MAX_LINE = 998;
const HOSTILE =
  'O\'Brien "><script>alert(1)</script></td></table>\r\nBcc: spy@evil.example\r\n\r\n<img src=x onerror=alert(1)> &amp; {{email}}';

interface Received {
  raw: Buffer;
  recipients: string[];
}

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

let server: SMTPServer;
let received: Received[] = [];
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, {envelope}, done) {
      void read(stream).then((raw) => {
        received.push({raw, recipients: envelope.rcptTo.map(({address}) => address)});
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});
beforeEach(() => {
  received = [];
});

interface Letter {
  subject: string;
  html: string;
  text: string;
}

function letterOf(template: EmailTemplate, values: Values): Letter {
  const theme = themeOf(BRAND);
  return {
    subject: fillCode(
      template.subjects[0].text,
      {...values, ...themeValues(BRAND)},
      'text',
    ),
    html: renderHtml(template, theme, values),
    text: template.text(values, theme),
  };
}

/** Hands an email over and gives back what the other side has. */
async function send(template: EmailTemplate, letter: Letter): Promise<Received> {
  const {port} = server.server.address() as AddressInfo;
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
  });
  await transport.sendMail({
    from: {name: BRAND.name, address: template.sender},
    to: READER,
    ...letter,
  });
  transport.close();
  const [first] = received;
  if (!first) {
    throw new Error('Nothing came.');
  }
  return first;
}

/** The parts of a message, each parsed by itself, in their order. */
async function partsOf(raw: Buffer): Promise<ParsedMail[]> {
  const message = raw.toString('latin1');
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? '';
  const [, ...parts] = message.split(`--${boundary}`);
  return Promise.all(
    parts
      .filter((part) => !part.startsWith('--'))
      .map((part) => simpleParser(Buffer.from(part.replace(/^\r\n/, ''), 'latin1'))),
  );
}

/** The type of a part and its parameters, as its header says. */
function typeOf(part: ParsedMail | undefined): unknown {
  return part?.headers.get('content-type');
}

const unix = (text: string | false | undefined) =>
  (text || '').replace(/\r\n/g, '\n').trim();

describe.each(templates.map((template) => [template.slug, template] as const))(
  '%s over SMTP',
  (_slug, template) => {
    const examples = cleanValues(template.props, examplesOf(template.props));
    const letter = letterOf(template, examples);

    it('is multipart/alternative: plain text first, then HTML, both in UTF-8', async () => {
      const {raw} = await send(template, letter);
      const parts = await partsOf(raw);
      expect(typeOf(await simpleParser(raw))).toMatchObject({
        value: 'multipart/alternative',
      });
      expect(parts.map(typeOf)).toEqual([
        {value: 'text/plain', params: {charset: 'utf-8'}},
        {value: 'text/html', params: {charset: 'utf-8'}},
      ]);
    });

    it('says the same when both parts are decoded', async () => {
      const {raw} = await send(template, letter);
      const [plain, rich] = await partsOf(raw);
      expect(unix(plain?.text)).toBe(letter.text.trim());
      expect(unix(rich?.html)).toBe(letter.html.trim());
    });

    it('has its headers, beyond ASCII too', async () => {
      const {raw, recipients} = await send(template, letter);
      const {from, to, subject, date, messageId, headers} = await simpleParser(raw);
      expect(from?.value).toEqual([{name: BRAND.name, address: template.sender}]);
      expect(to).toMatchObject({value: [READER]});
      expect(subject).toBe(letter.subject);
      expect(subject).toContain('Café ✉');
      expect(date?.getTime()).not.toBeNaN();
      expect(messageId).toMatch(/^<[^<>\s@]+@[^<>\s@]+>$/);
      expect(headers.get('mime-version')).toBe('1.0');
      expect(recipients).toEqual([READER.address]);
    });

    it('has ASCII headers and no line that a server may refuse', async () => {
      const {raw} = await send(template, letter);
      const lines = raw.toString('latin1').split('\r\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(MAX_LINE);
      expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
      expect(lines.slice(0, lines.indexOf(''))).not.toContainEqual(
        expect.stringMatching(/[^\x00-\x7f]/),
      );
    });

    it('leaves hostile values text, and its headers alone', async () => {
      const links = template.props.filter(({type}) => type === 'url');
      const hostile: Values = {
        ...sameText(template.props, HOSTILE),
        ...Object.fromEntries(links.map(({name}) => [name, 'javascript:alert(1)'])),
      };
      const attacked = letterOf(template, cleanValues(template.props, hostile));
      const {raw, recipients} = await send(template, attacked);
      const [plain, rich] = await partsOf(raw);
      const html = unix(rich?.html);
      expect(html).not.toMatch(/<script|<img|javascript:/i);
      expect(html.match(/<[a-z]\w*/g)).toHaveLength(
        attacked.html.match(/<[a-z]\w*/g)?.length ?? 0,
      );
      expect(unix(plain?.text)).toBe(attacked.text.trim());
      expect(recipients).toEqual([READER.address]);
      expect((await simpleParser(raw)).headers.has('bcc')).toBe(false);
    });
  },
);
