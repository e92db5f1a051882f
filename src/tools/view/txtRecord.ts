/** A TXT record in the forms in which people publish one. */
export interface TxtRecord {
  /** Full name without the final dot. Missing: not known yet. */
  name?: string | undefined;
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
export function zoneLine({name, strings, ttl}: TxtRecord): string {
  const owner = `${name ? `${name}.` : '@'} ${ttl} IN TXT`;
  return strings.length > 1
    ? `${owner} (\n${strings.map((text) => `  ${quoted(text)}\n`).join('')})`
    : `${owner} ${quotedStrings(strings)}`;
}

/** The text of a string in HCL, where `${` and `%{` would begin a template. */
function hclText(text: string): string {
  return text.replace(/["\\]/g, '\\$&').replace(/[$%](?=\{)/g, '$&$&');
}

/**
 * A Terraform resource for Amazon Route 53. Its provider puts quotation marks around
 * each record; within a long one, `\"\"` parts the strings
 * (registry.terraform.io/providers/hashicorp/aws, aws_route53_record, `records`).
 *
 * @param label the resource's own name in Terraform
 */
export function route53Resource(
  {name = 'example.com', strings, ttl}: TxtRecord,
  label: string,
): string {
  return [
    '# All TXT records of a name are one set: add the others of this name to the list.',
    `resource "aws_route53_record" "${label}" {`,
    '  zone_id = var.zone_id',
    `  name    = "${hclText(name)}"`,
    '  type    = "TXT"',
    `  ttl     = ${ttl}`,
    `  records = ["${strings.map(hclText).join(String.raw`\"\"`)}"]`,
    '}',
  ].join('\n');
}
