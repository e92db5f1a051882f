import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {DEFAULT_BRAND} from '../options';
import {exampleHtml} from '../outputs/exampleHtml';
import {templates} from '../templates';
import {
  hashOf,
  MODES,
  PICTURE,
  pictureFile,
  readThumbnail,
  type Manifest,
} from '../thumbnails/thumbnails';

const FOLDER = path.resolve('src/emails/thumbnails');
const COMMAND = 'run "npm run thumbnails"';
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

    it.each(MODES)('is small and has its size, in %s', async (mode) => {
      const file = path.join(FOLDER, pictureFile(slug, mode));
      expect(statSync(file).size).toBeLessThanOrEqual(12 * 1024);
      const {width, height} = await sharp(file).metadata();
      expect({width, height}).toEqual({width: PICTURE.width, height: PICTURE.height});
    });

    it('is served under a name that changes with it', async () => {
      const thumbnail = await readThumbnail(FOLDER, slug);
      expect(thumbnail?.files.map(({address}) => address)).toEqual([
        expect.stringMatching(
          new RegExp(`^/assets/emails/${slug}-light-[\\da-f]{12}\\.avif$`),
        ),
        expect.stringMatching(
          new RegExp(`^/assets/emails/${slug}-dark-[\\da-f]{12}\\.avif$`),
        ),
      ]);
    });
  },
);

it('is of no email that is not there', async () => {
  const slugs = templates.map(({slug}) => slug);
  expect(Object.keys(manifest).filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(await readThumbnail(FOLDER, 'no-such-email')).toBeUndefined();
});
