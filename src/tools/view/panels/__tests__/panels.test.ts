import fc from 'fast-check';
import {splitStrings} from '../../../kit';
import type {TxtRecord} from '../../txtRecord';
import {panelEntry, panels, PANELS_READ_ON, zonesOf} from '../panels';
import {cloudflareResource, googleRecordSet} from '../terraform';

const ttl = 3_600;

/** The record that a form's value publishes: quoted strings, or the text itself. */
function published(value: string, form: 'plain' | 'quoted'): string {
  return form === 'plain'
    ? value
    : [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
        .map(([, text = '']) => text.replace(/\\(.)/g, '$1'))
        .join('');
}

/** What Terraform makes of a string in HCL. */
function hclString(code: string, argument: string): string {
  const pattern = new RegExp(`${argument}\\s*= \\[?"((?:[^"\\\\]|\\\\.)*)"`);
  return (pattern.exec(code)?.[1] ?? '')
    .replace(/\\(.)/g, '$1')
    .replace(/([$%])\1(?=\{)/g, '$1');
}

test('the nine providers, each with a source of its own that was read on a day', () => {
  expect(panels.map(({id}) => id)).toEqual([
    'cloudflare',
    'godaddy',
    'namecheap',
    'ionos',
    'hetzner',
    'ovhcloud',
    'cpanel',
    'route-53',
    'google-cloud-dns',
  ]);
  for (const {sources} of panels) {
    expect(sources.length).toBeGreaterThan(0);
    for (const {url, dated} of sources) {
      expect(url).toMatch(/^https:\/\//);
      expect(dated ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  }
  expect(PANELS_READ_ON).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test.each(panels.map((panel) => [panel.id, panel] as const))(
  '%s: what its fields are given is the record, to the letter',
  (_, panel) => {
    const ascii = fc.string({unit: 'grapheme-ascii', minLength: 1, maxLength: 900});
    fc.assert(
      fc.property(ascii, (text) => {
        const txt: TxtRecord = {
          name: '_dmarc.mail.example.com',
          strings: splitStrings(text),
          ttl,
        };
        const {name, value, beyond} = panelEntry(panel, txt, 'example.com');
        expect(name).toBe('_dmarc.mail');
        expect(published(value, panel.value)).toBe(text);
        expect(beyond !== undefined).toBe(
          panel.beyond !== undefined && text.length > (panel.limit ?? 0),
        );
        if (beyond) {
          expect(published(beyond.text, 'quoted')).toBe(text);
        }
        for (const string of txt.strings) {
          expect(string.length).toBeLessThanOrEqual(255);
        }
      }),
    );
  },
);

test('the zone itself is @ or empty, as the provider has it', () => {
  const txt = {name: 'example.com', strings: ['v=spf1 -all'], ttl};
  const nameAt = (id: string) => {
    const panel = panels.find((one) => one.id === id);
    return panel && panelEntry(panel, txt, 'example.com').name;
  };
  expect(nameAt('cloudflare')).toBe('@');
  expect(nameAt('route-53')).toBe('');
});

test('without a domain the name is the part before it', () => {
  const [panel] = panels;
  const entry = (prefix?: string) =>
    panel && panelEntry(panel, {prefix, strings: ['x'], ttl}, undefined).name;
  expect(entry('_dmarc')).toBe('_dmarc');
  expect(entry()).toBe('@');
});

describe('zonesOf', () => {
  test.each([
    ['example.com', ['example.com']],
    ['mail.example.com', ['example.com', 'mail.example.com']],
    ['shop.example.co.uk', ['example.co.uk', 'shop.example.co.uk']],
    ['co.uk', ['co.uk']],
    ['localhost', ['localhost']],
  ])('%s', (domain, zones) => {
    expect(zonesOf(domain)).toEqual(zones);
  });
});

describe('Terraform', () => {
  const txt = {name: 's1._domainkey.example.com', strings: ['v=DKIM1; ', 'p=AA=='], ttl};

  test('Cloudflare, version 5', () => {
    expect(cloudflareResource(txt, 'dkim')).toBe(
      [
        'resource "cloudflare_dns_record" "dkim" {',
        '  zone_id = var.zone_id',
        '  name    = "s1._domainkey.example.com"',
        '  type    = "TXT"',
        String.raw`  content = "\"v=DKIM1; \" \"p=AA==\""`,
        '  ttl     = 3600',
        '}',
      ].join('\n'),
    );
  });

  test('Google Cloud DNS', () => {
    expect(googleRecordSet(txt, 'dkim')).toContain(
      '  name         = "s1._domainkey.example.com."',
    );
    expect(googleRecordSet(txt, 'dkim')).toContain(
      String.raw`  rrdatas      = ["\"v=DKIM1; \" \"p=AA==\""]`,
    );
  });

  test('before the domain is known, its place is a variable and no example', () => {
    const open = {prefix: '_dmarc', strings: ['v=DMARC1'], ttl};
    expect(cloudflareResource(open, 'd')).toContain('name    = "_dmarc.${var.domain}"');
    expect(googleRecordSet(open, 'd')).toContain(
      'name         = "_dmarc.${var.domain}."',
    );
    expect(googleRecordSet({strings: ['x'], ttl}, 'd')).toContain('"${var.domain}."');
    expect(cloudflareResource({strings: ['x'], ttl}, 'd')).toContain('= var.domain\n');
  });

  test('gives back any record', () => {
    const ascii = fc.string({unit: 'grapheme-ascii', minLength: 1, maxLength: 600});
    fc.assert(
      fc.property(ascii, (text) => {
        const any = {name: 'example.com', strings: splitStrings(text), ttl};
        expect(
          published(hclString(cloudflareResource(any, 'x'), 'content'), 'quoted'),
        ).toBe(text);
        expect(published(hclString(googleRecordSet(any, 'x'), 'rrdatas'), 'quoted')).toBe(
          text,
        );
      }),
    );
  });
});
