import {route53Resource, zoneLine} from '../view/plain';
import {terraformLabel, TTL, txtRecordOf, type DnsRecord} from './records';

/** What zone files and Terraform want of a name in a record's data: a final dot. */
function withDot({type, value}: DnsRecord): string {
  return type === 'TXT' || value.endsWith('.') ? value : `${value}.`;
}

/** A line for a zone file of BIND and its kin (RFC 1035, 5.1). */
export function bindLine(record: DnsRecord): string {
  const {type, name} = record;
  return type === 'TXT'
    ? zoneLine(txtRecordOf(record))
    : `${name}. ${TTL} IN ${type} ${withDot(record)}`;
}

/** A Terraform resource for Amazon Route 53. */
export function terraformOf(record: DnsRecord): string {
  const {type, name} = record;
  const label = terraformLabel(name);
  if (type === 'TXT') {
    return route53Resource(txtRecordOf(record), label);
  }
  return [
    `resource "aws_route53_record" "${label}_${type.toLowerCase()}" {`,
    '  zone_id = var.zone_id',
    `  name    = "${name}"`,
    `  type    = "${type}"`,
    `  ttl     = ${TTL}`,
    `  records = ["${withDot(record)}"]`,
    '}',
  ].join('\n');
}

/**
 * The fields of a DNS panel for an MX or PTR record, and the steps to them.
 *
 * @param zone the name at which the zone begins; missing: not known
 */
export function panelSteps(
  {type, name, value}: DnsRecord,
  zone: string | undefined,
): string {
  const [preference, host] = type === 'MX' ? value.split(' ') : [];
  return [
    zone === undefined || type === 'PTR'
      ? '1. Open the zone that holds this name in your DNS panel.'
      : `1. Open the zone ${zone} in your DNS panel.`,
    '2. Add a record, or edit the one that this replaces.',
    '3. Fill in the fields:',
    '',
    `Type: ${type}`,
    `Name: ${hostField(name, zone)}`,
    ...(preference === undefined
      ? [`Value: ${value}`]
      : [`Priority: ${preference}`, `Value: ${host ?? ''}`]),
    `TTL: ${TTL}`,
    '',
    '4. Save it, wait until the old TTL has passed, and check the domain again.',
  ].join('\n');
}

function hostField(name: string, zone: string | undefined): string {
  if (zone === undefined || !name.endsWith(`.${zone}`)) {
    return name === zone ? '@' : name;
  }
  return `${name.slice(0, -zone.length - 1)} (some panels want ${name})`;
}
