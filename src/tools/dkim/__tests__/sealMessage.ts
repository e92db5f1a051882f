/** Seals messages in the tests, because mailauth cannot give a set two different keys. */
import {createHash} from 'node:crypto';
import {relaxedBody, relaxedHeader, signData, type TestKey} from './signMessage';

export interface SealOptions {
  messageKey: TestKey;
  sealKey: TestKey;
  /** Selectors at list.example. */
  messageSelector?: string;
  sealSelector?: string;
  /** Further tags of the message signature, such as 'l=4; '. */
  extra?: string;
}

function fieldOf(raw: string): string {
  const colon = raw.indexOf(':');
  return relaxedHeader(raw.slice(0, colon), raw.slice(colon + 1));
}

/** Adds the first ARC set to a message. Its signature covers the body and From. */
export function sealMessage(
  message: string,
  {
    messageKey,
    sealKey,
    messageSelector = 'arc',
    sealSelector = 'arc',
    extra = '',
  }: SealOptions,
): string {
  const [header = '', ...rest] = message.split('\r\n\r\n');
  const from = header.split('\r\n').find((line) => line.startsWith('From:')) ?? '';
  const length = /l=(\d+)/.exec(extra)?.[1];
  const body = relaxedBody(rest.join('\r\n\r\n')).slice(
    0,
    length === undefined ? undefined : Number(length),
  );
  const bh = createHash('sha256').update(body, 'latin1').digest('base64');
  const results = 'ARC-Authentication-Results: i=1; mx.list.example; none';
  const signature = `ARC-Message-Signature: i=1; a=${messageKey.kind}-sha256; c=relaxed/relaxed; d=list.example; s=${messageSelector}; ${extra}h=from; bh=${bh}; b=`;
  const signed = signature + signData([fieldOf(from), fieldOf(signature)], messageKey);
  const seal = `ARC-Seal: i=1; a=${sealKey.kind}-sha256; cv=none; d=list.example; s=${sealSelector}; b=`;
  const sealed = seal + signData([results, signed, seal].map(fieldOf), sealKey);
  return [sealed, signed, results, message].join('\r\n');
}
