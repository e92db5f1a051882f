import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {DEFAULT_BRAND} from '../options';
import {exampleHtml} from '../outputs/exampleHtml';
import {templates} from '../templates';
import {
  hashOf,
  MODES,
  pictureFile,
  readThumbnail,
  type Manifest,
} from '../thumbnails/thumbnails';
import {heightOf, WIDTHS} from '../thumbnails/widths';

const FOLDER = path.resolve('src/emails/thumbnails');
const COMMAND = 'run "npm run thumbnails"';
/** That a picture may have, by its width. */
const MAX_BYTES = {480: 12 * 1024, 1024: 24 * 1024, 2048: 48 * 1024} as const;
const EACH = MODES.flatMap((mode) => WIDTHS.map((width) => [mode, width] as const));
const manifest = JSON.parse(
  readFileSync(path.join(FOLDER, 'manifest.json'), 'utf8'),
) as Manifest;

describe.each(templates.map((template) => [template.slug, template] as const))(
  'the picture of %s',
  (slug, template) => {
    it(`is of the email as it is now (else ${COMMAND})`, () => {
      expect(manifest[slug]?.html).toBe(hashOf(exampleHtml(template, DEFAULT_BRAND)));
      expect(manifest[slug]?.made).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    it.each(EACH)('is small and has its size, in %s, %i wide', async (mode, width) => {
      const file = path.join(FOLDER, pictureFile(slug, mode, width));
      expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES[width]);
      expect(await sharp(file).metadata()).toMatchObject({
        width,
        height: heightOf(width),
      });
    });

    it('is served under names that change with it', async () => {
      const thumbnail = await readThumbnail(FOLDER, slug);
      expect(thumbnail?.files.map(({address}) => address)).toEqual(
        EACH.map(
          ([mode, width]) =>
            expect.stringMatching(
              new RegExp(`^/assets/emails/${slug}-${mode}-[\\da-f]{12}-${width}\\.avif$`),
            ) as string,
        ),
      );
    });
  },
);

it('is of no email that is not there', async () => {
  const slugs = templates.map(({slug}) => slug);
  expect(Object.keys(manifest).filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(await readThumbnail(FOLDER, 'no-such-email')).toBeUndefined();
});
