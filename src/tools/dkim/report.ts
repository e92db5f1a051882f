/** Results in plain text, for a message or a ticket. */
import {bySeverity, type Problem} from '../kit';
import type {VerifiedMessage} from './verify';

function line({severity, message, cure, reference}: Problem): string {
  return `- ${severity}: ${message}${cure ? ` ${cure}` : ''}${reference ? ` (${reference.label})` : ''}`;
}

/** The findings on a key record. */
export function keyReport(
  name: string | undefined,
  problems: readonly Problem[],
): string {
  return [
    `DKIM key${name ? ` at ${name}` : ''}`,
    '',
    ...bySeverity(problems).map(line),
  ].join('\n');
}

/** The verdicts on a message’s signatures; nothing of the message itself is in it. */
export function messageReport({
  signatures,
  fromDomain,
  problems,
}: VerifiedMessage): string {
  const parts = signatures.map(({signature, result, reason, notes, record}) =>
    [
      `dkim=${result} header.d=${signature.domain || '?'} header.s=${signature.selector || '?'} header.a=${signature.algorithm || '?'}`,
      line(reason),
      ...bySeverity([...notes, ...(record?.key.problems ?? [])]).map(line),
    ].join('\n'),
  );
  return [
    `DKIM of a message${fromDomain ? ` from ${fromDomain}` : ''}`,
    ...parts,
    ...(problems.length > 0 ? [problems.map(line).join('\n')] : []),
  ].join('\n\n');
}
