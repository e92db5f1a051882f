// cspell:disable -- addresses with faults, and names in many scripts
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseAddress} from '..';

type Case = [input: string, valid: boolean];

/**
 * Cases collected by others, where this parser disagrees, and why. Valid means here
 * what can be given to a server in RCPT TO: the Mailbox of RFC 5321 (4.1.2) with the
 * additions of RFC 6531.
 */
const disagreements: Record<string, Record<string, string>> = {
  'icann-ua-2021.email.json': {
    'សារអេឡិកត្រូនិកសាកល្បង@ការសាកល្បងទទួលយកជាអន្តរជាតិ.com':
      'The local part takes 66 octets; RFC 5321 (4.5.3.1.1) allows 64.',
  },
  'egulias.json': {
    'fab\\ ien@symfony.com':
      'A backslash outside quotation marks is in no grammar since RFC 822.',
    'example((example))@fakedfake.co.uk':
      'Comments are for message headers (RFC 5322, 3.2.2), not for SMTP.',
    'example(examplecomment)@invalid.example.com': 'A comment, as above.',
    'example@faked(fake).co.uk': 'A comment, as above.',
    'example @invalid.example.com':
      'White space around the @ is obsolete even in headers (RFC 5322, 4.4).',
    '"\t"@invalid.example.com': 'qtextSMTP begins at the space (RFC 5321, 4.1.2).',
    '"\r"@invalid.example.com': 'qtextSMTP begins at the space (RFC 5321, 4.1.2).',
    a5aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:
      'The local part has 65 octets.',
    too_long_localpart_too_long_localpart_too_long_localpart_too_long_localpart:
      'The local part has 75 octets.',
    'examp║le@symfony.com':
      'RFC 6532 (3.2) lets any character beyond ASCII into an atom; warned of.',
    'example@symƒony.com': 'U+0192 is a letter, and PVALID by RFC 5892.',
  },
  'validatorjs.isEmail-default.json': {
    'z@co.c':
      'RFC 5321 sets no least length for a label; that no top-level domain has one letter is warned of.',
  },
};

const folder = path.resolve(process.cwd(), '../shared/suites/email');
const cases = existsSync(folder) ? describe : describe.skip;
if (!existsSync(folder)) {
  console.warn(`Cases of other validators are skipped: there is no ${folder}.`);
}

/** A disagreement is named by the whole address, or by its local part. */
function isNamed(file: string, input: string): boolean {
  const named = disagreements[file] ?? {};
  return input in named || input.slice(0, input.indexOf('@')) in named;
}

cases('cases of other validators', () => {
  test.each([
    ['icann-ua-2021.email.json', 88, 87],
    ['egulias.json', 128, 117],
    ['validatorjs.isEmail-default.json', 59, 58],
  ])('%s: of %d cases, %d are answered alike', (file, count, alike) => {
    const suite = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Case[];
    const others = suite.filter(([input, valid]) => parseAddress(input).valid !== valid);
    expect(suite).toHaveLength(count);
    expect(others.filter(([input]) => !isNamed(file, input))).toEqual([]);
    expect(suite.length - others.length).toBe(alike);
  });
});

test('each disagreement is argued', () => {
  for (const reason of Object.values(disagreements).flatMap((of) => Object.values(of))) {
    expect(reason).toMatch(/\.$/);
  }
});
