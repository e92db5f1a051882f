import {quotedStrings, route53Resource, zoneLine} from '../../../view/plain';
import type {Output} from '../../../view';
import {splitStrings} from '../../../kit';

/** A key record in the forms in which people pass it on. */
export function recordOutputs({
  name,
  text,
  ttl = 3_600,
  report,
}: {
  /** Missing: a pasted record, of which the name is not known. */
  name?: string;
  text: string;
  ttl?: number;
  /** The findings in plain text, for a message. */
  report: string;
}): Output[] {
  const strings = splitStrings(text);
  const txt = {name, strings, ttl};
  return [
    {
      id: 'value',
      label: 'TXT value',
      what: 'On one line, as most DNS panels want it.',
      text,
    },
    {
      id: 'strings',
      label: strings.length > 1 ? `${strings.length} strings` : 'Quoted',
      what: 'For panels that want strings of at most 255 characters.',
      text: quotedStrings(strings),
    },
    {
      id: 'zone',
      label: 'Zone file',
      what: 'For BIND, Knot, NSD and PowerDNS.',
      text: zoneLine(txt),
    },
    {
      id: 'terraform',
      label: 'Terraform',
      what: 'For a zone at Amazon Route 53.',
      text: route53Resource(txt, 'dkim'),
    },
    {
      id: 'report',
      label: 'Report',
      what: 'The result in plain text, for the people who manage your DNS.',
      text: report,
    },
  ];
}
