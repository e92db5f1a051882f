/** Checks of the visitor's own version of an email, as its page shows it. */
import {lowestContrast, themeOf, type Brand} from './brand';
import {brandOf} from './brandOf';
import {FIELDS} from './fragment';
import {GMAIL_CLIP_BYTES} from './limits';
import {bytesOf, counted, floorRatio, kilobytes} from './measure';
import type {Shown} from './shown';
import {isAddress} from './mailbox';
import type {Logo} from './ownBrand';
import type {Texts} from './types';

export interface Finding {
  kind: 'good' | 'warning' | 'problem';
  text: string;
}

interface Version {
  shown: Pick<Shown, 'preview' | 'subject' | 'preheader' | 'from' | 'to'>;
  fields: Texts;
  /** What is invalid in the fields, by the field's name. */
  problems: Texts;
  /** The brand that the example wears. */
  built: Brand;
  logo?: Logo | undefined;
}

/** Domains that are reserved for examples (RFC 2606 and RFC 6761). */
const EXAMPLE =
  /(?:^|[@/.])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))(?=[:/?#]|$)/i;
const GAP = /\{\{|\bgap__/;

function fieldCheck({problems}: Version): Finding {
  const number = Object.keys(problems).length;
  return number === 0
    ? {
        kind: 'good',
        text: 'All required values are filled in, and all addresses are valid.',
      }
    : {
        kind: 'problem',
        text: `${counted(number, 'field needs', 'fields need')} your attention. Look for the red notes above.`,
      };
}

function headerCheck({shown: {subject, preheader, from, to}}: Version): Finding {
  if (!isAddress(from) || !isAddress(to)) {
    const which = isAddress(from) ? 'recipient' : 'sender';
    return {
      kind: 'problem',
      text: `The ${which} is not an email address. Write it like ana@customer.example.`,
    };
  }
  if (!subject || GAP.test(subject) || GAP.test(preheader)) {
    return {
      kind: 'problem',
      text: 'The subject or the preheader has an open placeholder. Fill in the value it shows.',
    };
  }
  return EXAMPLE.test(from)
    ? {
        kind: 'warning',
        text: `The sender ${from} is an example. Use an address on your own domain before you send.`,
      }
    : {kind: 'good', text: 'Sender, recipient, subject and preheader are complete.'};
}

function linkCheck({shown: {preview}}: Version): Finding {
  const links = [...preview.matchAll(/<a [^>]*href="([^"]*)"/g)].map(
    ([, href = '']) => href,
  );
  const dead = links.filter((href) => href === '#' || GAP.test(href));
  const open = links.filter((href) => /^http:/i.test(href));
  const example = links.filter((href) => EXAMPLE.test(href));
  if (dead.length > 0) {
    return {
      kind: 'problem',
      text: `${counted(dead.length, 'link leads', 'links lead')} nowhere, because the address is missing or not https.`,
    };
  }
  if (open.length > 0) {
    return {
      kind: 'warning',
      text: `${counted(open.length, 'link is', 'links are')} not encrypted. Use https addresses.`,
    };
  }
  return example.length > 0
    ? {
        kind: 'warning',
        text: `${String(example.length)} of ${counted(links.length, 'link')} still ${example.length === 1 ? 'leads' : 'lead'} to an example address.`,
      }
    : {
        kind: 'good',
        text:
          links.length > 0
            ? 'Every link leads to an address of yours.'
            : 'This version has no links.',
      };
}

function sizeCheck({shown: {preview}}: Version): Finding {
  const bytes = bytesOf(preview);
  const size = `The HTML has ${kilobytes(bytes)} KB`;
  return bytes > GMAIL_CLIP_BYTES
    ? {
        kind: 'problem',
        text: `${size}, and Gmail hides what comes after about ${String(GMAIL_CLIP_BYTES / 1024)} KB.`,
      }
    : {
        kind: 'good',
        text: `${size}, well within the ${String(GMAIL_CLIP_BYTES / 1024)} KB that Gmail shows.`,
      };
}

function contrastCheck({fields, built}: Version): Finding {
  const {light, dark} = lowestContrast(themeOf(brandOf(fields, built)));
  const shown = (ratio: number) => floorRatio(ratio).toFixed(1);
  return {
    kind: 'good',
    text: `With your color, the lowest contrast of any text is ${shown(light)}:1 in light mode and ${shown(dark)}:1 in dark mode.`,
  };
}

function logoCheck({fields, logo}: Version): Finding[] {
  if (!logo) {
    return [];
  }
  return fields[FIELDS.brandLogo]?.startsWith('https://')
    ? [
        {
          kind: 'good',
          text: 'The logo has an address, and your name as alternative text.',
        },
      ]
    : [
        {
          kind: 'warning',
          text: 'The logo has no https address yet, so the code shows your name instead. The .eml file brings the picture along.',
        },
      ];
}

/** What is good, and what to look at, before this version is sent. */
export function checkVersion(version: Version): Finding[] {
  return [
    fieldCheck(version),
    headerCheck(version),
    linkCheck(version),
    ...logoCheck(version),
    sizeCheck(version),
    contrastCheck(version),
  ];
}
