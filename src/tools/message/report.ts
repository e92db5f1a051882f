import {spanInWords, timeInWords} from './date';
import type {MessageInspection} from './inspection';
import {verdictOf} from './verdict';

/** The result in plain text, to pass on. Of the message it has domains and servers only. */
export function messageReport(message: MessageInspection): string {
  const {spf, signatures, dmarc, arc, route, findings} = message;
  const {stamp, title, text} = verdictOf(message);
  const lines = [
    `${stamp}: ${title}`,
    text,
    '',
    ...(spf
      ? [`SPF: ${spf.result} (${spf.domain}, client ${spf.ip})`]
      : ['SPF: not checked']),
    ...signatures.map(
      ({result, signature: {domain, selector}, reason}) =>
        `DKIM: ${result} (d=${domain}, s=${selector}). ${reason.message}`,
    ),
    ...(dmarc
      ? [
          `DMARC: ${dmarc.result} (${message.fromDomain ?? ''}, policy ${dmarc.policy})`,
          ...dmarc.checks.map(
            ({kind, domain, mode, aligned}) =>
              `  ${kind} ${domain}: aligned (${mode === 's' ? 'strict' : 'relaxed'}): ${aligned}`,
          ),
        ]
      : []),
    ...(arc.result === 'none' ? [] : [`ARC: ${arc.result}, ${arc.sets.length} sets`]),
    '',
    ...findings.map(
      ({severity, message: says, cure}) =>
        `${severity.toUpperCase()}: ${says}${cure ? `\n  ${cure}` : ''}`,
    ),
    '',
    ...route.map(
      ({by, helo, ip, at, delay}) =>
        `${at === undefined ? 'no time' : timeInWords(at)}${delay === undefined ? '' : ` (${delay < 0 ? '-' : '+'}${spanInWords(delay)})`}: ${helo ?? '?'}${ip ? ` [${ip}]` : ''} to ${by ?? '?'}`,
    ),
  ];
  return `${lines.join('\n').trim()}\n`;
}
