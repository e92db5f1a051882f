import {createHash} from 'node:crypto';
import {createZoneResolver} from '../../dns/testing';
import {verifyMessage} from '..';
import {rsaKey, signMessage, type SignOptions} from './signMessage';

const KEY = rsaKey();
const resolver = createZoneResolver({
  's1._domainkey.example.com': {TXT: [KEY.record.match(/.{1,255}/gs) ?? []]},
});

const HEADER = [
  'From: Ada <ada@example.com>',
  'To: Bob <bob@example.org>',
  'Subject: Lunch at one',
  'Date: Sat, 21 Nov 2026 10:00:00 +0000',
].join('\r\n');
const BODY = 'Hello Bob,\r\n\r\nlunch is at one.\r\n';

/** The result and the reason for a message that is changed after it was signed. */
async function whyOf(
  change: (message: string) => string,
  options: Partial<SignOptions> = {},
  message = `${HEADER}\r\n\r\n${BODY}`,
): Promise<string> {
  const signed = signMessage(message, {key: KEY, ...options});
  const changed = change(signed);
  const {signatures} = await verifyMessage(changed, resolver);
  return signatures
    .map(({result, reason}) => `${result}, ${reason.code}: ${reason.message}`)
    .join();
}

const same = (message: string) => message;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

describe('the body', () => {
  test.each(['relaxed/relaxed', 'relaxed/simple'])(
    'lines added at the end are counted in the form %s',
    async (form) => {
      expect(await whyOf((text) => `${text}Added.\r\n`, {form})).toBe(
        'fail, body-appended: The last line was added to the body after signing.',
      );
      // The empty line above them does not count, because it does not affect the hash.
      expect(await whyOf((text) => `${text}\r\n--\r\nThe list\r\n`, {form})).toBe(
        'fail, body-appended: The last 2 lines were added to the body after signing.',
      );
    },
  );

  test('up to 120 added lines are recognized', async () => {
    const add = (count: number) => (text: string) => text + 'Added.\r\n'.repeat(count);
    expect(await whyOf(add(120))).toContain('The last 120 lines');
    expect(await whyOf(add(121))).toContain('body-changed');
  });

  test.each([
    ['bare line feeds were hashed', BODY.replaceAll('\r\n', '\n'), 'body-line-ends'],
    ['nothing was hashed', '', 'body-empty-signed'],
    ['an empty line was hashed', '\r\n', 'body-empty-signed'],
    ['another text was hashed', 'Other.\r\n', 'body-changed'],
  ])('%s', async (_, hashed, code) => {
    expect(await whyOf(same, {bodyHash: hashOf(hashed)})).toMatch(`fail, ${code}: `);
  });

  test('changed spaces matter only in the simple form', async () => {
    const change = (text: string) => text.replace('lunch is', 'lunch  is');
    const one = await whyOf(change, {form: 'relaxed/simple'});
    expect(one).toMatch('fail, body-blanks: ');
    expect(await whyOf(change)).toMatch('pass, ');
  });

  test.each([
    ['From here on', '>From here on'],
    ['>From here on', '>>From here on'],
  ])('the line %j that became %j', async (line, quoted) => {
    const message = `${HEADER}\r\n\r\nHello,\r\n${line}\r\n`;
    const why = await whyOf((text) => text.replace(line, quoted), {}, message);
    expect(why).toMatch('fail, body-quoted-from: ');
  });

  test('a > in the middle of a line or before a longer word is an ordinary change', async () => {
    const message = `${HEADER}\r\n\r\nHello,\r\nit is From here on\r\nFromage\r\n`;
    const within = (text: string) => text.replace('is From', 'is >From');
    expect(await whyOf(within, {}, message)).toMatch('fail, body-changed: ');
    const other = (text: string) => text.replace('\r\nFromage', '\r\n>Fromage');
    expect(await whyOf(other, {}, message)).toMatch('fail, body-changed: ');
  });

  test('only the part that l= covers is compared', async () => {
    const change = (text: string) => text.replace('Hello', '>Hello');
    expect(await whyOf(change, {extra: 'l=14; '})).toMatch('fail, body-changed: ');
    const quote = (text: string) => text.replace('From a', '>From a');
    const message = `${HEADER}\r\n\r\nFrom a friend\r\nmore\r\n`;
    expect(await whyOf(quote, {extra: 'l=15; '}, message)).toMatch('body-quoted-from');
  });
});

describe('the header', () => {
  test.each([
    ['folded', 'Subject: Lunch\r\n at one'],
    ['folded with a tab', 'Subject: Lunch\r\n\tat one'],
    ['folded twice', 'Subject: Lunch\r\n  at\r\n one'],
    ['without a space after its colon', 'Subject:Lunch at one'],
    ['with spaces between words', 'Subject:  Lunch   at one '],
  ])('a simple field that is %s', async (_, field) => {
    const change = (text: string) => text.replace('Subject: Lunch at one', field);
    expect(await whyOf(change, {form: 'simple/simple'})).toMatch('fail, header-blanks: ');
    expect(await whyOf(change)).toMatch('pass, ');
  });

  test('a simple field with two spaces in a row is recognized after it was folded', async () => {
    const message = `${HEADER.replace('Lunch at', 'Lunch  at')}\r\n\r\n${BODY}`;
    for (const fold of ['at\r\n one', 'at\r\n\t  one']) {
      const change = (text: string) => text.replace('at one', fold);
      const why = await whyOf(change, {form: 'simple/simple'}, message);
      expect(why).toMatch('fail, header-blanks: ');
    }
  });

  test.each([
    ['[Staff] ', '[Staff]'],
    ['Re: ', 'Re:'],
    ['***SPAM*** ', '***SPAM***'],
    ['EXTERNAL ', 'EXTERNAL'],
    ['(list) ', '(list)'],
    ['[a] [b] c: ', '[a] [b] c:'],
    ['[Staff]', '[Staff]'],
  ])('%j in front of the subject', async (prefix, told) => {
    const why = await whyOf((text) => text.replace('Lunch', `${prefix}Lunch`));
    expect(why).toBe(
      `fail, header-edited: “${told}” was added before Subject after signing.`,
    );
  });

  test('a prefix of up to twelve words is recognized in the subject', async () => {
    const add = (count: number) => (text: string) =>
      text.replace('Lunch', `${'a '.repeat(count)}Lunch`);
    expect(await whyOf(add(12))).toMatch('fail, header-edited: ');
    expect(await whyOf(add(13))).toMatch('fail, headers-changed: ');
  });

  test('a prefix is not recognized in any other field', async () => {
    const change = (text: string) => text.replace('To: Bob', 'To: [list] Bob');
    expect(await whyOf(change)).toMatch('fail, headers-changed: ');
  });

  test('an added field is reported with its usual capital letters', async () => {
    const change = (text: string) =>
      text.replace('To: ', 'List-Unsubscribe: <a>\r\nTo: ');
    expect(await whyOf(change, {headers: 'from:list-unsubscribe'})).toBe(
      'fail, header-added: “List-Unsubscribe” did not exist when the message was signed.',
    );
  });

  test('up to 80 explanations are tried', async () => {
    const names = Array.from({length: 80}, (_, index) => `x${index + 1}`);
    const headers = ['from', ...names].join(':');
    const whyWithout = (missing: string) => {
      const others = names.filter((name) => name !== missing);
      const lines = others.map((name) => `${name}: a\r\n`).join('');
      const message = `From: ada@example.com\r\n${lines}\r\n${BODY}`;
      const add = (text: string) => text.replace('From: ', `${missing}: a\r\nFrom: `);
      return whyOf(add, {headers}, message);
    };
    // The first explanation is that From was added, so x79 is the eightieth.
    expect(await whyWithout('x79')).toMatch('fail, header-added: “X79”');
    expect(await whyWithout('x80')).toMatch('fail, headers-changed: ');
  });
});

describe('the copies in z=', () => {
  const extra =
    'z=From:Ada=20<ada@example.com>|Subject:Lunch=20at=20one|Cc:c@example.org; ';

  test('reveal which fields were changed or removed', async () => {
    const change = (text: string) =>
      text.replace('Lunch', 'Dinner').replace('To: Bob', 'To: Ben');
    expect(await whyOf(change, {extra})).toBe(
      'fail, header-copied: According to the copies in the signature, this was changed: Subject, Cc.',
    );
  });

  test('reveal nothing about fields that have no copy or differ only in their spaces', async () => {
    const change = (text: string) =>
      text.replace('Lunch at', '  Lunch\r\n  at').replace('To: Bob', 'To: Ben');
    const own = extra.replace('|Cc:c@example.org', '');
    expect(await whyOf(change, {extra: own})).toMatch('fail, headers-changed: ');
  });
});
