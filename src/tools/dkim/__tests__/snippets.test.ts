import vm from 'node:vm';
import {keyFileName, signingSnippets, type SigningPlace} from '..';

const PLACE: SigningPlace = {
  algorithm: 'rsa-2048',
  selector: 's1',
  domain: 'example.com',
};

function textOf(id: string, place = PLACE): string {
  return signingSnippets(place).find((snippet) => snippet.id === id)?.text ?? '';
}

test('each type of key has snippets for the software that supports it', () => {
  const ids = (algorithm: SigningPlace['algorithm']) =>
    signingSnippets({...PLACE, algorithm}).map(({id, label}) => `${id}: ${label}`);
  const all = ['opendkim: OpenDKIM', 'rspamd: Rspamd', 'nodemailer: Nodemailer'];
  expect(ids('rsa-1024')).toEqual(all);
  expect(ids('rsa-4096')).toEqual(all);
  expect(ids('ed25519')).toEqual(['rspamd: Rspamd']);
});

test('the Rspamd snippet explains the format of the key file', () => {
  const said = (algorithm: SigningPlace['algorithm']) =>
    signingSnippets({...PLACE, algorithm}).find(({id}) => id === 'rspamd')?.what;
  expect(said('ed25519')).toContain('32 octets');
  expect(said('rsa-2048')).toContain('PEM');
});

test('the file name of the private key contains the domain and the selector', () => {
  expect(keyFileName('s1', 'example.com')).toBe('example.com.s1.key');
});

test('the OpenDKIM files refer to each other and to the key', () => {
  const files = new Map(
    textOf('opendkim')
      .split('\n\n')
      .map((part) => {
        const [title = '', ...lines] = part.split('\n');
        return [title.replace('# ', ''), lines.map((line) => line.split(/\s+/))] as const;
      }),
  );
  const conf = new Map(
    files.get('/etc/opendkim.conf')?.map(([name, value]) => [name, value]),
  );
  expect(Object.fromEntries(conf)).toEqual({
    KeyTable: '/etc/opendkim/KeyTable',
    SigningTable: 'refile:/etc/opendkim/SigningTable',
    Canonicalization: 'relaxed/relaxed',
    OversignHeaders: 'From',
  });
  expect(files.get('/etc/opendkim/SigningTable')).toEqual([
    ['*@example.com', 's1._domainkey.example.com'],
  ]);
  expect(files.get('/etc/opendkim/KeyTable')).toEqual([
    ['s1._domainkey.example.com', 'example.com:s1:/etc/opendkim/keys/example.com.s1.key'],
  ]);
});

test('the Rspamd configuration has a selector and a key path for the domain', () => {
  const [title, ...lines] = textOf('rspamd').split('\n');
  expect(title).toBe('# /etc/rspamd/local.d/dkim_signing.conf');
  expect(lines.map((line) => line.trim()).join(' ')).toBe(
    'domain { example.com { selectors [ { selector = "s1"; path = "/var/lib/rspamd/dkim/example.com.s1.key"; } ] } }',
  );
});

test('the Nodemailer program runs and reads the key from its file', () => {
  const text = textOf('nodemailer');
  const imports = [...text.matchAll(/^import (.*) from '(.*)';$/gm)];
  expect(imports.map(([, name, from]) => `${name} from ${from}`)).toEqual([
    '{readFileSync} from node:fs',
    'nodemailer from nodemailer',
  ]);
  const createTransport = jest.fn();
  vm.runInNewContext(text.replace(/^import .*$/gm, ''), {
    readFileSync: (...given: string[]) => given.join(' as '),
    nodemailer: {createTransport},
  });
  expect(createTransport.mock.calls).toEqual([
    [
      {
        host: 'smtp.example.com',
        port: 587,
        dkim: {
          domainName: 'example.com',
          keySelector: 's1',
          privateKey: 'example.com.s1.key as utf8',
        },
      },
    ],
  ]);
});
