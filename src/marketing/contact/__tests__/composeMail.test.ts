import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {FREE_TEXT, composeMail, hasSecret, mailLink, missing} from '../composeMail';
import {topics, type Topic} from '../topics';

function topicOf(id: string): Topic {
  const topic = topics.find((one) => one.id === id);
  if (!topic) {
    throw new Error(`No topic ${id}`);
  }
  return topic;
}

const delivery = topicOf('delivery');

/** What a mail program makes of the link (RFC 6068). */
function opened(link: string | undefined): {to: string; subject: string; body: string} {
  const {pathname, searchParams} = new URL(link ?? '');
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject') ?? '',
    body: searchParams.get('body') ?? '',
  };
}

describe('the email', () => {
  it('is a form to fill in as long as nothing is known', () => {
    expect(composeMail(delivery, {}, 'Postwren')).toEqual({
      subject: 'Email did not arrive',
      body: 'Hello Postwren,\n\n(Did emails to this recipient arrive before, and when did that stop?)\n\nEmail ID:\nRecipient:\nResponse of the receiving server:\n',
    });
    expect(missing(delivery, {})).toEqual([
      'Email ID',
      'Recipient',
      'Response of the receiving server',
    ]);
  });

  it('has each answer on its line, and the first in its subject', () => {
    const answers = {
      'email-id': ' em_7Qx2mB41 ',
      recipient: 'a\nb\tc',
      [FREE_TEXT]: 'Since Monday.\r\nBefore, it worked.',
    };
    const mail = composeMail(delivery, answers, 'Postwren');
    expect(mail.subject).toBe('Email did not arrive: em_7Qx2mB41');
    expect(mail.body).toContain('\n\nSince Monday.\nBefore, it worked.\n\n');
    expect(mail.body).toContain('\nRecipient: a b c\n');
    expect(missing(delivery, answers)).toEqual(['Response of the receiving server']);
  });

  it('never holds a key or a secret', () => {
    const key = 'pw_live_9aB3xY77zQ';
    const answers = {
      'email-id': key,
      [FREE_TEXT]: `I call with ${key} and whsec_a1/b2+c3=`,
    };
    expect(hasSecret(answers[FREE_TEXT])).toBe(true);
    expect(hasSecret('pw_live_…')).toBe(false);
    const {subject, body} = composeMail(delivery, answers, 'Postwren');
    expect(subject).toBe('Email did not arrive: pw_live_[removed]');
    expect(body).toContain('I call with pw_live_[removed] and whsec_[removed]');
    // A pattern with the flag g remembers where it was: a second question, same answer.
    expect(hasSecret(key)).toBe(true);
  });
});

describe('the link', () => {
  it('opens the same email', () => {
    const mail = {subject: 'A & B: 100 %?', body: 'One\nTwo = #3 + é\n'};
    const link = mailLink('support@postwren.example', mail);
    expect(link).toContain('%0D%0A');
    expect(opened(link)).toEqual({
      to: 'support@postwren.example',
      subject: mail.subject,
      body: 'One\r\nTwo = #3 + é\r\n',
    });
  });

  it('is not offered when it would be too long', () => {
    expect(
      mailLink('a@b.example', {subject: 's', body: 'x'.repeat(3000)}),
    ).toBeUndefined();
  });

  it('takes whatever somebody types', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...topics),
        fc.dictionary(
          fc.constantFrom('email-id', 'domain', 'about', FREE_TEXT),
          fc.string({unit: anyCharacter, maxLength: 300}),
        ),
        (topic, answers) => {
          const mail = composeMail(topic, answers, 'Postwren');
          expect(mail.subject).not.toMatch(/[\r\n]/);
          const link = mailLink('support@postwren.example', mail);
          if (link) {
            expect(link).toMatch(/^mailto:[\x21-\x7e]+$/);
            expect(opened(link).subject).toBe(mail.subject);
          }
        },
      ),
    );
  });

  it('takes halves of letters, which no address can hold', () => {
    const mail = composeMail(delivery, {[FREE_TEXT]: 'a\ud800b'}, 'Postwren');
    expect(() => mailLink('a@b.example', mail)).not.toThrow();
  });
});

it('every topic has its own id, and fields of their own', () => {
  expect(new Set(topics.map(({id}) => id)).size).toBe(topics.length);
  for (const {id, fields} of topics) {
    expect([id, new Set(fields.map((field) => field.id)).size]).toEqual([
      id,
      fields.length,
    ]);
  }
});
