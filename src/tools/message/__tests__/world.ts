/** Received messages for tests, and the DNS that they are checked against. */
import {createZoneResolver, type Zone} from '../../dns/testing';
import {rsaKey, signMessage, type TestKey} from '../../dkim/testing';

export const key = rsaKey();
export const NOW = Date.UTC(2026, 10, 23, 12) / 1_000;

export const zone: Zone = {
  'example.com': {TXT: ['v=spf1 ip4:192.0.2.0/24 -all']},
  'bounce.example.com': {TXT: ['v=spf1 ip4:192.0.2.0/24 -all']},
  'provider.example': {TXT: ['v=spf1 ip4:192.0.2.0/24 ~all']},
  'broken.example': {TXT: ['v=spf1 ip:192.0.2.1 -all']},
  'down.example': 'SERVFAIL',
  '_dmarc.example.com': {TXT: ['v=DMARC1; p=reject']},
  '_dmarc.strict.example': {TXT: ['v=DMARC1; p=quarantine; adkim=s; aspf=s']},
  '_dmarc.invalid.example': {TXT: ['v=DMARC1; p=none; p=none']},
  '_dmarc.down.example': 'SERVFAIL',
  's1._domainkey.down.example': 'SERVFAIL',
  's1._domainkey.example.com': {TXT: [key.record]},
  's1._domainkey.provider.example': {TXT: [key.record]},
};

export const resolver = () => createZoneResolver(zone);

export const SIGNED =
  'from:to:subject:date:message-id:list-unsubscribe:list-unsubscribe-post';

export interface MessageOptions {
  /** Header fields by name; an empty text takes one away. */
  fields?: Readonly<Record<string, string>>;
  body?: string;
  /** Fields above the signature, as the receiver puts them there. */
  trace?: string;
  /** False: no signature. */
  sign?: false | {domain?: string; headers?: string; key?: TestKey};
}

export const TRACE =
  'Return-Path: <news@bounce.example.com>\r\n' +
  'Received: from mail.example.com (mail.example.com [192.0.2.10])\r\n' +
  ' by mx.example.net with ESMTPS id 47 for <bob@example.net>;\r\n' +
  ' Mon, 23 Nov 2026 10:00:09 +0000\r\n';

const FIELDS: Readonly<Record<string, string>> = {
  From: '"Ada" <ada@example.com>',
  To: 'bob@example.net',
  Subject: 'Lunch',
  Date: 'Mon, 23 Nov 2026 11:00:00 +0100',
  'Message-ID': '<47@example.com>',
  'MIME-Version': '1.0',
  'List-Unsubscribe': '<https://example.com/leave?47>, <mailto:leave@example.com>',
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Content-Type': 'text/plain; charset=utf-8',
};

/** A message in which there is nothing to find, but for what the options change. */
export function message({
  fields = {},
  body = 'Lunch is at one.\r\n',
  trace = TRACE,
  sign = {},
}: MessageOptions = {}): string {
  const header = Object.entries({...FIELDS, ...fields})
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const text = `${header}\r\n${body}`;
  return (
    trace + (sign === false ? text : signMessage(text, {key, headers: SIGNED, ...sign}))
  );
}
