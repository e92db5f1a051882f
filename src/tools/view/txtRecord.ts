/** A TXT record in the forms in which people publish one. */
export interface TxtRecord {
  /** Full name without the final dot. Missing: the domain is not known yet. */
  name?: string | undefined;
  /** What stands before the domain in the name, such as `_dmarc`. Missing: nothing. */
  prefix?: string | undefined;
  /** Its character-strings, at most 255 octets each (RFC 1035, 3.3.14). */
  strings: readonly string[];
  /** Seconds. */
  ttl: number;
}

/** A character-string as zone files write it (RFC 1035, 5.1). */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** All strings, each in quotation marks, with a space between them. */
export function quotedStrings(strings: readonly string[]): string {
  return strings.map(quoted).join(' ');
}

/**
 * A line for a zone file of BIND and its kin. Several strings go over several lines, in
 * the brackets that RFC 1035 (5.1) has for it.
 */
export function zoneLine({name, prefix, strings, ttl}: TxtRecord): string {
  const owner = `${name ? `${name}.` : prefix || '@'} ${ttl} IN TXT`;
  return strings.length > 1
    ? `${owner} (\n${strings.map((text) => `  ${quoted(text)}\n`).join('')})`
    : `${owner} ${quotedStrings(strings)}`;
}

/** The text of a string in HCL, where `${` and `%{` would begin a template. */
export function hclText(text: string): string {
  return text.replace(/["\\]/g, '\\$&').replace(/[$%](?=\{)/g, '$&$&');
}

/**
 * A record's name in HCL. Before the domain is known it is a variable, so that nobody
 * publishes a record for the domain of an example.
 *
 * @param end what the name ends with: a dot where a provider wants one
 */
export function hclName({name, prefix}: TxtRecord, end = ''): string {
  if (name !== undefined) {
    return `"${hclText(name)}${end}"`;
  }
  const before = prefix ? `${hclText(prefix)}.` : '';
  return before || end ? `"${before}\${var.domain}${end}"` : 'var.domain';
}

/**
 * A Terraform resource for Amazon Route 53. Its provider puts quotation marks around
 * each record; within a long one, `\"\"` parts the strings
 * (registry.terraform.io/providers/hashicorp/aws, aws_route53_record, `records`).
 *
 * @param label the resource's own name in Terraform
 */
export function route53Resource(record: TxtRecord, label: string): string {
  const {strings, ttl} = record;
  return [
    '# All TXT records of a name are one set: add the others of this name to the list.',
    `resource "aws_route53_record" "${label}" {`,
    '  zone_id = var.zone_id',
    `  name    = ${hclName(record)}`,
    '  type    = "TXT"',
    `  ttl     = ${ttl}`,
    `  records = ["${strings.map(hclText).join(String.raw`\"\"`)}"]`,
    '}',
  ].join('\n');
}
