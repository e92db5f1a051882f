import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageText} from '../metadata/build';
import {highlight} from '../reading/build';
import {brand as site, facts} from '../site';
import {ageWarning} from './evidence/evidenceFile';
import {filesOf, type EmailFile} from './files';
import {
  galleryData,
  lettersOf,
  requiredPropsOf,
  SHOWN,
  type Gallery,
} from './galleryData';
import {examplesOf} from './gaps';
import {licenseOf} from './license';
import {loadOutputs, loadSources} from './loadOutputs';
import type {EmailsOptions} from './options';
import {pageData, type LiveTemplate, type TemplatePage} from './pageData';
import type {Parcel} from './parcel';
import {readBuild} from './readBuild';
import type {Shelf} from './shelf';
import {readManifest, readThumbnail, type Thumbnail} from './thumbnails/thumbnails';
import {templateTexts} from './templateTexts';
import {GALLERY_PATH} from './view/gallery/metadata';
import {zipEmails} from './zip';
import {zippedEmail} from './zipped';
import {indexFiles} from './zipIndex';

interface MadeEmail {
  page: TemplatePage;
  live: LiveTemplate;
  files: readonly EmailFile[];
  thumbnail: Thumbnail | undefined;
  outputs: Parcel['emails'][number]['outputs'];
  designs: Parcel['emails'][number]['designs'];
}

/** What the gallery shows in a brand of the visitor's own. */
function shelfOf(emails: readonly MadeEmail[], brand: Shelf['brand']): Shelf {
  const shown = emails.find(({page}) => page.slug === SHOWN);
  return {
    brand,
    emails: emails.map(({page, live}) => ({
      slug: page.slug,
      sender: page.sender,
      recipient: page.recipient,
      code: live.code,
      designs: Object.fromEntries(
        Object.entries(live.designs).map(([design, {code}]) => [design, code]),
      ),
      values: examplesOf(page.props),
      subject: page.subjects[0].text,
    })),
    call: {slug: SHOWN, samples: shown?.live.samples ?? []},
  };
}

/** What the zip is made from in the browser, in a brand of the visitor's own. */
function parcelOf(
  emails: readonly MadeEmail[],
  brand: Parcel['brand'],
  options: Parcel['options'],
): Parcel {
  return {
    brand,
    emails: emails.map(({page, outputs, designs}) => {
      const {slug, title, description, sender, recipient, headers} = page;
      const {subjects, preheader, props} = page;
      return {
        template: {
          slug,
          title,
          description,
          sender,
          recipient,
          ...(headers && {headers}),
          subjects,
          preheader,
          props,
        },
        outputs,
        designs,
      };
    }),
    options,
  };
}

interface EmailsContent {
  /** What the templates' pages are about: see `pageTextsOf`. */
  pageTexts: readonly PageText[];
  emails: readonly MadeEmail[];
  gallery: Gallery;
  shelf: Shelf;
  parcel: Parcel;
}

/** Folder below the cache that is served at the root of the site. */
const STATIC_DIR = '.cache/static';
const PICTURES = '/assets/emails';
const ZIP = `${GALLERY_PATH}transactional-emails.zip`;

/** Writes what is served beside the pages; pictures of an earlier build go. */
async function publish(
  siteDir: string,
  emails: readonly MadeEmail[],
  zip: Uint8Array,
): Promise<void> {
  const root = path.join(siteDir, STATIC_DIR);
  const pictures = emails.flatMap(({thumbnail}) => thumbnail?.files ?? []);
  const folder = path.join(root, PICTURES);
  await mkdir(folder, {recursive: true});
  await mkdir(path.dirname(path.join(root, ZIP)), {recursive: true});
  for (const {address, content} of [...pictures, {address: ZIP, content: zip}]) {
    await writeFile(path.join(root, address), content);
  }
  const current = new Set(pictures.map(({address}) => path.basename(address)));
  const old = (await readdir(folder)).filter((name) => !current.has(name));
  await Promise.all(old.map((name) => rm(path.join(folder, name), {force: true})));
}

/**
 * Renders the emails at build and hands each template's page its data, as
 * `@generated/emails/default/<slug>.json`; what the page needs only when its reader
 * begins to edit is in `live-<slug>.json` beside it. The gallery's data is in
 * `gallery.json`, what the home page shows of each email in `letters.json`, and what a call
 * has to give each in `required-props.json`. In a brand of the visitor's own the gallery shows
 * the emails from `shelf.json`, and makes the zip from `parcel.json`. Pictures and the zip of
 * all files are served as they are.
 */
export default function emailsPlugin(
  {siteDir, siteConfig}: LoadContext,
  {brand, apiUrl}: EmailsOptions,
): Plugin<EmailsContent> {
  const roomDir = path.join(siteDir, 'src/emails');
  const pictures = path.join(roomDir, 'thumbnails');
  return {
    name: 'emails',
    getPathsToWatch: () => [path.join(roomDir, '**/*.{ts,tsx,json}')],
    async loadContent() {
      const {templates, outputsOf} = await loadOutputs(roomDir);
      const build = await readBuild(siteDir);
      const warning = ageWarning(
        build.canIEmail.last_update_date.slice(0, 10),
        build.day,
      );
      if (warning) {
        console.warn(`[WARNING] ${warning}`);
      }
      const license = licenseOf(facts.emailTemplateLicense, site.name);
      const sources = await loadSources(
        roomDir,
        templates.map(({slug}) => slug),
      );
      const emails = await Promise.all(
        templates.map(async (template) => {
          const made = outputsOf(template, brand, sources, apiUrl);
          return {
            zipped: zippedEmail(template, made, brand, build),
            ...pageData(
              template,
              made,
              brand,
              highlight,
              build.canIEmail,
              license.summary,
            ),
            outputs: made.outputs,
            designs: made.designs,
            files: filesOf(template, made, brand),
            thumbnail: await readThumbnail(pictures, template.slug),
          };
        }),
      );
      const options = {
        folder: 'transactional-emails',
        gallery: `${siteConfig.url}${GALLERY_PATH}`,
        maker: site.name,
        license,
      };
      const parcel = parcelOf(emails, brand, options);
      const zip = zipEmails(
        emails.map(({zipped}) => zipped),
        {
          ...options,
          product: brand.name,
          more: indexFiles(
            parcel.emails.map(({template}) => template),
            brand,
          ),
        },
      );
      await publish(siteDir, emails, zip.bytes);
      const gallery = galleryData(emails, await readManifest(pictures), {
        address: ZIP,
        bytes: zip.bytes.length,
        files: zip.files,
        license,
      });
      const shelf = shelfOf(emails, brand);
      return {emails, gallery, shelf, parcel, pageTexts: templateTexts(templates)};
    },
    async contentLoaded({
      content: {emails, gallery, shelf, parcel},
      actions: {createData},
    }) {
      await Promise.all([
        createData('gallery.json', gallery),
        createData('letters.json', lettersOf(gallery)),
        createData('shelf.json', shelf),
        createData('parcel.json', parcel),
        createData('required-props.json', requiredPropsOf(emails)),
        ...emails.flatMap(({page, live}) => [
          createData(`${page.slug}.json`, page),
          createData(`live-${page.slug}.json`, live),
        ]),
      ]);
    },
  };
}

export {validateOptions} from './options';
