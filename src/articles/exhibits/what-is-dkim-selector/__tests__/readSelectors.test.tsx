import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {SelectorReader} from '..';
import {verifyMessage} from '../../../../tools/dkim';
import {createZoneResolver, type Zone} from '../../../../tools/dns/testing';
import {EXAMPLE} from '../example';
import {readSelectors} from '../readSelectors';

jest.mock('../../../../metadata', () => ({JsonLd: () => null}));
jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: ({to, children}: {to: string; children: unknown}) => (
      <a href={to}>{children as string}</a>
    ),
  }),
  {virtual: true},
);

const folder = path.resolve(process.cwd(), 'blog/what-is-dkim-selector');
const message = readFileSync(path.join(folder, 'two-signatures.eml'));

/** The records of the article, as DNS would answer them. */
function recordsOfArticle(): Zone {
  const file = readFileSync(path.join(folder, 'key-records.txt'), 'utf8');
  const zone: Zone = {};
  for (const record of file.trim().split('\n\n')) {
    const [name = ''] = record.split('. ');
    const strings = [...record.matchAll(/"([^"]*)"/g)].map(([, part = '']) => part);
    zone[name] = {TXT: [strings]};
  }
  return zone;
}

test('the example is the header of the message that can be downloaded', () => {
  const [header] = message.toString('latin1').split('\r\n\r\n');
  expect(EXAMPLE).toBe(header?.replaceAll('\r\n', '\n'));
});

test('both signatures of the message hold with the records of the article', async () => {
  const {signatures} = await verifyMessage(
    message,
    createZoneResolver(recordsOfArticle()),
    {
      now: 1_795_253_000,
    },
  );
  expect(signatures.map(({result}) => result)).toEqual(['pass', 'pass']);
});

test('both selectors of the example are found', () => {
  expect(readSelectors(EXAMPLE)).toEqual({
    fromDomain: 'acme.example',
    unusable: [],
    found: [
      {
        selector: 'nov26',
        domain: 'acme.example',
        keyName: 'nov26._domainkey.acme.example',
        algorithm: 'rsa-sha256',
        relation: 'same',
      },
      {
        selector: 'f7kq',
        domain: 'sender-platform.example',
        keyName: 'f7kq._domainkey.sender-platform.example',
        algorithm: 'rsa-sha256',
        relation: 'other',
      },
    ],
  });
});

const signed = (domain: string, from?: string) =>
  `${from ? `From: a@${from}\n` : ''}DKIM-Signature: v=1; a=rsa-sha256; d=${domain}; s=x; h=from; bh=aaaa; b=aaaa`;

test.each([
  ['acme.example', undefined, 'unknown'],
  ['acme.example', 'acme.example', 'same'],
  ['mail.acme.example', 'acme.example', 'family'],
  ['acme.example', 'news.acme.example', 'family'],
  ['a.acme.example', 'b.acme.example', 'family'],
  ['other.example', 'acme.example', 'other'],
])('d=%s beside From at %s: %s', (domain, from, relation) => {
  expect(readSelectors(signed(domain, from)).found).toMatchObject([{relation}]);
});

test('a signature without a selector says what is missing', () => {
  const {found, unusable} = readSelectors(
    'DKIM-Signature: v=1; a=rsa-sha256; d=acme.example; h=from; bh=aaaa; b=aaaa',
  );
  expect(found).toEqual([]);
  expect(unusable).toEqual([expect.stringContaining('s=')]);
});

test('any text is read', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('DKIM-Signature:', 's=', 'd=', ';', '\r\n ', 'From: ', '@', '.'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const {found} = readSelectors(parts.join(''));
      return found.every(({keyName}) => keyName.includes('._domainkey.'));
    }),
  );
});

test('without a script the example is read', () => {
  const html = renderToStaticMarkup(<SelectorReader />);
  expect(html).toContain('2 signatures');
  expect(html).toContain('dig +short TXT nov26._domainkey.acme.example');
  expect(html).toContain('/tools/dkim-checker/#domain=acme.example&amp;selector=nov26');
});
