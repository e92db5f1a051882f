/**
 * Pictures of the emails for the gallery. Chromium makes them (`npm run thumbnails`) and
 * they are kept in this folder, so that a build needs no browser: it runs on machines
 * that have none. A manifest holds what each email was when its picture was made, and a
 * test fails when an email has changed since.
 */
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** Size of each picture, and of the window it was taken in, in CSS pixels. */
export const PICTURE = {width: 480, height: 600, window: 400} as const;
export const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** By the email's name: the hash of its HTML, and the day its picture was made. */
export type Manifest = Readonly<Record<string, {html: string; made: string}>>;

/** Name of a picture's file in this folder. */
export function pictureFile(slug: string, mode: Mode): string {
  return `${slug}.${mode}.avif`;
}

/** Twelve hexadecimal digits that stand for a file or an email. */
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

/** An email's pictures: where they are served, and what is served there. */
export interface Thumbnail {
  addresses: Record<Mode, string>;
  files: readonly {address: string; content: Buffer}[];
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
  const contents = await Promise.all(
    MODES.map((mode) => readFile(path.join(folder, pictureFile(slug, mode)))),
  ).catch(() => undefined);
  if (!contents) {
    return undefined;
  }
  const files = contents.map((content, index) => ({
    address: `/assets/emails/${slug}-${MODES[index] ?? ''}-${hashOf(content)}.avif`,
    content,
  }));
  const [light = '', dark = ''] = files.map(({address}) => address);
  return {addresses: {light, dark}, files};
}
