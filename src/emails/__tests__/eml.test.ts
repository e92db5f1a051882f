import fc from 'fast-check';
import {simpleParser} from 'mailparser';
import {emlOf, type Message} from '../eml';
import {MAX_LENGTH} from '../engine';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const message: Message = {
  from: {name: 'Zürich, Café ✉', address: 'security@acme.example'},
  to: 'zoe@customer.example',
  subject: 'Reset your Zürich, Café ✉ password',
  html: '<p style="color:#1b1f27">Hello Zoë = 🐦</p>\n',
  text: 'Hello Zoë,\n\n.a line that begins with a dot  \n',
  headers: {},
  date: new Date('2026-11-23T16:25:00Z'),
};

/** Text that is one line and has something to see. */
const word = fc
  .string({unit: 'grapheme', minLength: 1, maxLength: MAX_LENGTH})
  .map((text) => text.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && !text.includes('=?'));

describe('a message file', () => {
  it('says the same when it is read back', async () => {
    const mail = await simpleParser(emlOf(message));
    expect(mail.from?.value).toEqual([message.from]);
    expect(mail.to).toMatchObject({value: [{address: message.to}]});
    expect(mail.subject).toBe(message.subject);
    expect(mail.date).toEqual(message.date);
    expect(mail.html).toBe(message.html);
    expect(mail.text).toBe(message.text);
    expect(mail.headers.get('content-type')).toMatchObject({
      value: 'multipart/alternative',
    });
  });

  it('opens as a draft', async () => {
    const {headers} = await simpleParser(emlOf(message));
    expect(headers.get('x-unsent')).toBe('1');
  });

  it('brings its logo along', async () => {
    const mail = await simpleParser(
      emlOf({
        ...message,
        html: '<img src="cid:logo@email.invalid" alt="Acme"/>',
        picture: {id: 'logo@email.invalid', data: PIXEL},
      }),
      {skipImageLinks: true},
    );
    expect(mail.attachments).toHaveLength(1);
    expect(mail.attachments[0]).toMatchObject({
      contentType: 'image/png',
      cid: 'logo@email.invalid',
      related: true,
    });
    expect(mail.attachments[0]?.content.toString('base64')).toBe(PIXEL.split(',')[1]);
    expect(mail.html).toContain('cid:logo@email.invalid');
  });

  it('has headers of its own, each on lines of ASCII', async () => {
    const mail = await simpleParser(
      emlOf({
        ...message,
        headers: {
          'List-Unsubscribe': '<https://app.acme.example/mute?thread=8f2c>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    );
    expect(mail.headers.get('list')).toMatchObject({
      unsubscribe: {url: 'https://app.acme.example/mute?thread=8f2c'},
      'unsubscribe-post': {name: 'List-Unsubscribe=One-Click'},
    });
  });

  it('takes no header from a value', async () => {
    const attack = 'Hello\r\nBcc: spy@evil.example\r\n\r\nbody';
    const mail = await simpleParser(
      emlOf({
        ...message,
        subject: attack,
        to: attack,
        from: {name: attack, address: attack},
      }),
    );
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.html).toBe(message.html);
  });

  it('keeps any subject, sender and text, in lines of at most 76 characters', async () => {
    await fc.assert(
      fc.asyncProperty(
        word,
        word,
        fc.string({unit: 'grapheme'}),
        async (name, subject, text) => {
          const raw = emlOf({
            ...message,
            subject,
            from: {name, address: message.from.address},
            html: `<p>${text}</p>`,
          });
          expect(raw).toMatch(/^[\x00-\x7f]*$/);
          const [head = '', ...body] = raw.split('\r\n\r\n');
          expect(
            body.flatMap((one) => one.split('\r\n')).filter((line) => line.length > 76),
          ).toEqual([]);
          expect(head.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
          const mail = await simpleParser(raw);
          expect(mail.subject).toBe(subject);
          expect(mail.from?.value[0]?.name).toBe(name);
          expect(mail.html).toBe(`<p>${text}</p>`.replace(/\r\n?/g, '\n'));
        },
      ),
      {numRuns: 60},
    );
  });
});
