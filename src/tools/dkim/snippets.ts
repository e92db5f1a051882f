/**
 * How to sign with a key pair in common server software.
 *
 * OpenDKIM: opendkim.conf(5), KeyTable and SigningTable. Rspamd:
 * rspamd.com/doc/modules/dkim_signing.html, and src/libserver/dkim.c for the form of
 * Ed25519 keys: 32 octets in base64. Nodemailer: nodemailer.com/dkim; it signs with RSA
 * only (lib/dkim/sign.js).
 */
import type {KeyAlgorithm} from './generate';

export interface SigningPlace {
  algorithm: KeyAlgorithm;
  selector: string;
  domain: string;
}

export interface Snippet {
  id: 'opendkim' | 'rspamd' | 'nodemailer';
  label: string;
  what: string;
  text: string;
}

/** Name of the file that the private key is saved as. */
export function keyFileName(selector: string, domain: string): string {
  return `${domain}.${selector}.key`;
}

function openDkim({selector, domain}: SigningPlace): Snippet {
  const path = `/etc/opendkim/keys/${keyFileName(selector, domain)}`;
  return {
    id: 'opendkim',
    label: 'OpenDKIM',
    what: 'Add these lines to the three files named in the comments, and keep the rest of opendkim.conf. The key can be PKCS #8 or PKCS #1, and only opendkim should be able to read it.',
    text: [
      '# /etc/opendkim.conf',
      'KeyTable      /etc/opendkim/KeyTable',
      'SigningTable  refile:/etc/opendkim/SigningTable',
      'Canonicalization  relaxed/relaxed',
      'OversignHeaders   From',
      '',
      '# /etc/opendkim/KeyTable',
      `${selector}._domainkey.${domain} ${domain}:${selector}:${path}`,
      '',
      '# /etc/opendkim/SigningTable',
      `*@${domain} ${selector}._domainkey.${domain}`,
    ].join('\n'),
  };
}

function rspamd({algorithm, selector, domain}: SigningPlace): Snippet {
  return {
    id: 'rspamd',
    label: 'Rspamd',
    what:
      algorithm === 'ed25519'
        ? 'Save the 32 octets in base64 as the key file instead of the PEM, because Rspamd reads Ed25519 keys in that format.'
        : 'Add it to local.d/dkim_signing.conf. The key is a PEM file that Rspamd can read.',
    text: [
      '# /etc/rspamd/local.d/dkim_signing.conf',
      'domain {',
      `  ${domain} {`,
      '    selectors [',
      '      {',
      `        selector = "${selector}";`,
      `        path = "/var/lib/rspamd/dkim/${keyFileName(selector, domain)}";`,
      '      }',
      '    ]',
      '  }',
      '}',
    ].join('\n'),
  };
}

function nodemailer({selector, domain}: SigningPlace): Snippet {
  return {
    id: 'nodemailer',
    label: 'Nodemailer',
    what: 'For email that a Node.js program sends over SMTP.',
    text: [
      "import {readFileSync} from 'node:fs';",
      "import nodemailer from 'nodemailer';",
      '',
      'const transport = nodemailer.createTransport({',
      "  host: 'smtp.example.com',",
      '  port: 587,',
      '  dkim: {',
      `    domainName: '${domain}',`,
      `    keySelector: '${selector}',`,
      `    privateKey: readFileSync('${keyFileName(selector, domain)}', 'utf8'),`,
      '  },',
      '});',
    ].join('\n'),
  };
}

/** The software that can use a key of this kind. */
export function signingSnippets(place: SigningPlace): Snippet[] {
  return place.algorithm === 'ed25519'
    ? [rspamd(place)]
    : [openDkim(place), rspamd(place), nodemailer(place)];
}
