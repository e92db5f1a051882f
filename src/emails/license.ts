/** The license of the templates: its file in the zip, and what a page says about it. */
import type {Fact} from '../site';

interface License {
  name: string;
  /** What it allows and asks for, in sentences. */
  summary: string;
  text: (holder: string) => string;
}

const NO_WARRANTY = 'The templates come without warranty.';

/** By SPDX identifier (spdx.org/licenses). */
export const LICENSES = {
  MIT: {
    name: 'MIT License',
    summary: `Use the templates freely in your product, changed or as they are. If you publish them as templates, keep the license file with them. ${NO_WARRANTY}`,
    text: (holder) => `MIT License

Copyright (c) 2026 ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`,
  },
  'CC0-1.0': {
    name: 'CC0 1.0 Universal',
    summary: `Use the templates freely in your product, changed or as they are. No credit is needed. ${NO_WARRANTY}`,
    text: (holder) => `CC0 1.0 Universal

To the extent possible under law, ${holder} has waived all copyright and
related or neighboring rights to these email templates.

The legal code is published at
https://creativecommons.org/publicdomain/zero/1.0/legalcode
`,
  },
} as const satisfies Readonly<Record<string, License>>;

export type LicenseId = keyof typeof LICENSES;

/** What of the license is on a page and in the zip. */
export interface ShownLicense {
  /** SPDX identifier. */
  id: LicenseId;
  name: string;
  summary: string;
  /** The file `LICENSE.txt`. */
  text: string;
  /** Whether the owner has chosen it; a license that is not says so in its file. */
  confirmed: boolean;
}

/**
 * @param fact the owner's choice
 * @param holder whose rights it is about
 */
export function licenseOf(
  {value, confirmed}: Pick<Fact<LicenseId>, 'confirmed' | 'value'>,
  holder: string,
): ShownLicense {
  const {name, summary, text} = LICENSES[value];
  const draft = 'Draft: the license of these templates is not final yet.\n\n';
  return {
    id: value,
    name,
    summary: confirmed ? summary : `${summary} This license is not final yet.`,
    text: `${confirmed ? '' : draft}${text(holder)}`,
    confirmed,
  };
}
