/**
 * Pictures of the emails for the gallery. Chromium makes them (`npm run thumbnails`) and
 * they are kept in this folder, so that a build needs no browser: it runs on machines
 * that have none. A manifest holds what each email was when its picture was made, and a
 * test fails when an email has changed since.
 */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {addressIn, WIDTHS, type Width} from './widths';

export const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** By the email's name: the hash of its HTML, and the day its picture was made. */
export type Manifest = Readonly<Record<string, {html: string; made: string}>>;

/** Name of a picture's file in this folder. */
export function pictureFile(slug: string, mode: Mode, width: Width): string {
  return `${slug}.${mode}-${String(width)}.avif`;
}

/** Twelve hexadecimal digits that stand for files or an email. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** @returns an empty manifest where there is none yet */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(
    () => '{}',
  );
  return JSON.parse(text) as Manifest;
}

/**
 * An email's pictures: what the addresses of all widths have in common (`addressIn`
 * completes it), and what is served at each.
 */
export interface Thumbnail {
  addresses: Record<Mode, string>;
  files: readonly {address: string; content: Buffer}[];
}

/** One mode of a picture in all widths, under one hash. */
async function readMode(folder: string, slug: string, mode: Mode) {
  const contents = await Promise.all(
    WIDTHS.map((width) => readFile(path.join(folder, pictureFile(slug, mode, width)))),
  );
  const address = `/assets/emails/${slug}-${mode}-${hashOf(Buffer.concat(contents))}`;
  const files = WIDTHS.flatMap((width, index) => {
    const content = contents[index];
    return content ? [{address: addressIn(width, address), content}] : [];
  });
  return {address, files};
}

/**
 * Reads the pictures of an email.
 *
 * @param folder this folder
 * @returns addresses with a hash in their names, so that they may be kept for ever;
 *   nothing for an email that has no picture yet
 */
export async function readThumbnail(
  folder: string,
  slug: string,
): Promise<Thumbnail | undefined> {
  const modes = await Promise.all([
    readMode(folder, slug, 'light'),
    readMode(folder, slug, 'dark'),
  ]).catch(() => undefined);
  if (!modes) {
    return undefined;
  }
  const [light, dark] = modes;
  return {
    addresses: {light: light.address, dark: dark.address},
    files: [...light.files, ...dark.files],
  };
}
