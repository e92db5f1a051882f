import {hclName, hclText, quotedStrings, type TxtRecord} from '../txtRecord';

/**
 * A Terraform resource for Cloudflare, version 5 of its provider. The content of a TXT
 * record is its character-strings in quotation marks.
 *
 * Sources: github.com/cloudflare/terraform-provider-cloudflare, docs/resources/dns_record.md
 * (`content`, `ttl` from 60 to 86400 seconds, or 1); the API's description of TXT content in
 * github.com/cloudflare/cloudflare-typescript, src/resources/dns/records.ts.
 *
 * @param label the resource's own name in Terraform
 */
export function cloudflareResource(record: TxtRecord, label: string): string {
  return [
    `resource "cloudflare_dns_record" "${label}" {`,
    '  zone_id = var.zone_id',
    `  name    = ${hclName(record)}`,
    '  type    = "TXT"',
    `  content = "${hclText(quotedStrings(record.strings))}"`,
    `  ttl     = ${record.ttl}`,
    '}',
  ].join('\n');
}

/**
 * A Terraform resource for Google Cloud DNS. The name ends with a dot. Without quotation
 * marks of its own a record is cut at its spaces, and `\" \"` parts the strings of a long
 * one (github.com/hashicorp/terraform-provider-google,
 * website/docs/r/dns_record_set.html.markdown).
 *
 * @param label the resource's own name in Terraform
 */
export function googleRecordSet(record: TxtRecord, label: string): string {
  return [
    '# All TXT records of a name are one set: add the others of this name to the list.',
    `resource "google_dns_record_set" "${label}" {`,
    '  managed_zone = var.managed_zone',
    `  name         = ${hclName(record, '.')}`,
    '  type         = "TXT"',
    `  ttl          = ${record.ttl}`,
    `  rrdatas      = ["${hclText(quotedStrings(record.strings))}"]`,
    '}',
  ].join('\n');
}
