import {strToU8, zipSync} from 'fflate';
import {contrast} from '../../emails/plain';
import type {Drawings} from '../../metadata/build';
import {brand, facts} from '../../site';
import {envelope, logo, logoInk, mark, sortingFrame, stamp, type Drawing} from './art';
import {descriptions, logoRules, sheet} from './facts';
import type {KitColor, KitPicture} from './kitTypes';

/** A drawing of the kit before it is written. */
export type Draft = Pick<KitPicture, 'name' | 'label' | 'alt' | 'ground' | 'kind'> &
  Drawing & {
    /** Width of the PNG, in pixels. */
    pngWidth: number;
  };

/** Every drawing of the kit, logos first. */
export function drafts(drawings: Drawings): Draft[] {
  const {name, slug} = brand;
  return [
    {
      name: `${slug}-wordmark`,
      label: 'Wordmark for light backgrounds',
      alt: `A wren with a letter on a yellow square, and ${name} beside it in dark letters`,
      ground: 'light',
      kind: 'logo',
      pngWidth: 1920,
      ...logo(drawings, logoInk.onLight),
    },
    {
      name: `${slug}-wordmark-on-dark`,
      label: 'Wordmark for dark backgrounds',
      alt: `The same mark, and ${name} beside it in light letters`,
      ground: 'dark',
      kind: 'logo',
      pngWidth: 1920,
      ...logo(drawings, logoInk.onDark),
    },
    {
      name: `${slug}-mark`,
      label: 'Mark',
      alt: 'The wren with a letter, alone on its yellow square',
      ground: 'light',
      kind: 'logo',
      pngWidth: 1024,
      ...mark(drawings),
    },
    {
      name: `${slug}-stamp`,
      label: 'The stamp',
      alt: 'A large yellow stamp with a perforated edge: a wren among fine rings, the name below it',
      ground: 'light',
      kind: 'scene',
      pngWidth: 1600,
      ...stamp(drawings),
    },
    {
      name: `${slug}-envelope`,
      label: 'The envelope',
      alt: 'An airmail envelope with red and blue stripes, a wren on its stamp, and a postmark of the EU',
      ground: 'light',
      kind: 'scene',
      pngWidth: 2400,
      ...envelope(drawings),
    },
    {
      name: `${slug}-sorting-frame`,
      label: 'The sorting frame',
      alt: 'A sorting frame at night with letters in its pigeonholes; in the one that is lit stands a wren',
      ground: 'light',
      kind: 'scene',
      pngWidth: 2400,
      ...sortingFrame(),
    },
  ];
}

const COLORS: readonly {token: string; name: string; use: string}[] = [
  {
    token: 'yellow',
    name: 'Post yellow',
    use: 'Highlights and large areas, but never text',
  },
  {token: 'ink', name: 'Ink', use: 'Text and lines'},
  {token: 'paper', name: 'Paper', use: 'Background of every page'},
  {token: 'red', name: 'Postmark red', use: 'Warnings and airmail stripes'},
  {token: 'blue', name: 'Airmail blue', use: 'Links, labels and airmail stripes'},
  {token: 'green', name: 'Form green', use: 'Success messages and forms'},
];

/**
 * The brand's colors from the style sheet, so that the two cannot differ.
 *
 * @param css the text of `src/css/tokens.css`, which names the light colour first
 * @throws {RangeError} when a colour is not there as `#rrggbb`
 */
export function readColors(css: string): KitColor[] {
  const light = /:root \{([^]*?)\n\}/.exec(css)?.[1] ?? '';
  const hexOf = (token: string) => {
    const [, hex] =
      new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]{6})\\b`, 'i').exec(light) ??
      [];
    if (!hex) {
      throw new RangeError(`src/css/tokens.css has no colour --${token}.`);
    }
    return hex;
  };
  const [ink, paper] = [hexOf('ink'), hexOf('paper')];
  return COLORS.map(({token, name, use}) => {
    const hex = hexOf(token);
    return {name, hex, use, ink: contrast(hex, ink), paper: contrast(hex, paper)};
  });
}

/** The kit's own guide, as plain text. */
export function guide(colors: readonly KitColor[]): string {
  const {pressContact} = facts;
  const contact = `${pressContact.value}${pressContact.confirmed ? '' : ' (sample, not confirmed yet)'}`;
  return [
    `${brand.name}: press kit`,
    '',
    ...sheet.map(({label, value}) => `${label}: ${value}`),
    `Press contact: ${contact}`,
    '',
    ...descriptions.flatMap(({label, text}) => [label.toUpperCase(), text, '']),
    'THE LOGO',
    ...logoRules.map((rule) => `- ${rule}`),
    '',
    'COLORS',
    ...colors.map(({name, hex, use}) => `- ${name}, ${hex}: ${use}`),
    '',
  ].join('\n');
}

/** The same bytes at every build and in every time zone: a zip holds local time. */
const TIME = new Date(2026, 0, 1);

/**
 * Packs the kit.
 *
 * @param folder name of the folder that all files are in
 * @param files contents by name
 */
export function zipKit(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Uint8Array {
  const packed: Parameters<typeof zipSync>[0] = {};
  for (const [name, content] of Object.entries(files)) {
    const bytes =
      typeof content === 'string' ? strToU8(content) : new Uint8Array(content);
    // A PNG is compressed as it is.
    packed[`${folder}/${name}`] = [
      bytes,
      {level: name.endsWith('.png') ? 0 : 9, mtime: TIME},
    ];
  }
  return zipSync(packed);
}
