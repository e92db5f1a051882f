import type {Problem} from '../../kit';
import {
  keyReport,
  messageReport,
  parseSignature,
  type VerifiedMessage,
  type VerifiedSignature,
} from '..';

const GOOD: Problem = {code: 'good', severity: 'fine', message: 'The key is long.'};
const NOTE: Problem = {
  code: 'note',
  severity: 'note',
  message: 'x= is unknown.',
  cure: 'Check it for a typo.',
};
const FAULT: Problem = {
  code: 'fault',
  severity: 'error',
  message: 'The body was changed.',
  cure: 'Sign later.',
  reference: {label: 'RFC 6376, 6.1.3', url: 'https://www.rfc-editor.org/rfc/rfc6376'},
};

const verified = (
  field: string,
  rest: Partial<VerifiedSignature> = {},
): VerifiedSignature => ({
  signature: parseSignature(field),
  result: 'fail',
  reason: FAULT,
  notes: [],
  signedHeaders: [],
  ...rest,
});

const message = (rest: Partial<VerifiedMessage>): VerifiedMessage => ({
  hasBody: true,
  signatures: [],
  problems: [],
  ...rest,
});

describe('the report on a key', () => {
  test('has the name and the findings, the most severe first', () => {
    expect(keyReport('s1._domainkey.example.com', [GOOD, NOTE, FAULT])).toBe(
      [
        'DKIM key at s1._domainkey.example.com',
        '',
        '- error: The body was changed. Sign later. (RFC 6376, 6.1.3)',
        '- note: x= is unknown. Check it for a typo.',
        '- fine: The key is long.',
      ].join('\n'),
    );
  });

  test('has no name for a pasted key', () => {
    expect(keyReport(undefined, [GOOD])).toBe('DKIM key\n\n- fine: The key is long.');
  });
});

describe('the report on a message', () => {
  test('has the reason, the notes and the findings on the key for each signature', () => {
    const record = {
      text: '',
      strings: [],
      ttl: 300,
      key: {
        valid: true,
        tags: {},
        list: [],
        keyType: 'rsa',
        revoked: false,
        testing: false,
        strict: false,
        problems: [FAULT],
      },
    };
    const report = messageReport(
      message({
        fromDomain: 'example.com',
        signatures: [
          verified('a=rsa-sha256; d=example.com; s=s1', {notes: [GOOD, NOTE], record}),
          verified('d=', {result: 'neutral', reason: NOTE}),
        ],
      }),
    );
    expect(report).toBe(
      [
        'DKIM of a message from example.com',
        '',
        'dkim=fail header.d=example.com header.s=s1 header.a=rsa-sha256',
        '- error: The body was changed. Sign later. (RFC 6376, 6.1.3)',
        '- error: The body was changed. Sign later. (RFC 6376, 6.1.3)',
        '- note: x= is unknown. Check it for a typo.',
        '- fine: The key is long.',
        '',
        'dkim=neutral header.d=? header.s=? header.a=?',
        '- note: x= is unknown. Check it for a typo.',
      ].join('\n'),
    );
  });

  test('ends with the findings on the message itself', () => {
    expect(messageReport(message({problems: [NOTE, GOOD]}))).toBe(
      'DKIM of a message\n\n- note: x= is unknown. Check it for a typo.\n- fine: The key is long.',
    );
    expect(messageReport(message({}))).toBe('DKIM of a message');
  });
});
