import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageText} from '../metadata/build';
import {highlight} from '../reading/build';
import {brand as site} from '../site';
import type {CanIEmail} from './evidence/canIEmail';
import {dialectFilesOf, filesOf, type EmailFile} from './files';
import {galleryData, lettersOf, requiredPropsOf, type Gallery} from './galleryData';
import {loadOutputs, loadSources} from './loadOutputs';
import type {EmailsOptions} from './options';
import {pageData, type LiveTemplate, type TemplatePage} from './pageData';
import {readManifest, readThumbnail, type Thumbnail} from './thumbnails/thumbnails';
import {templateTexts} from './templateTexts';
import {GALLERY_PATH} from './view/gallery/metadata';
import {zipEmails} from './zip';

interface MadeEmail {
  page: TemplatePage;
  live: LiveTemplate;
  files: readonly EmailFile[];
  thumbnail: Thumbnail | undefined;
}

interface EmailsContent {
  /** What the templates' pages are about: see `pageTextsOf`. */
  pageTexts: readonly PageText[];
  emails: readonly MadeEmail[];
  gallery: Gallery;
}

/** Folder below the cache that is served at the root of the site. */
const STATIC_DIR = '.cache/static';
const PICTURES = '/assets/emails';
const ZIP = `${GALLERY_PATH}transactional-emails.zip`;

async function readCanIEmail(siteDir: string): Promise<CanIEmail> {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  return JSON.parse(
    await readFile(resolve('caniemail/caniemail.json'), 'utf8'),
  ) as CanIEmail;
}

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
 * `gallery.json`, what the home page shows of each email in `letters.json`, and what a
 * call has to give each in `required-props.json`; pictures and the zip of all files are
 * served as they are.
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
      const canIEmail = await readCanIEmail(siteDir);
      const sources = await loadSources(
        roomDir,
        templates.map(({slug}) => slug),
      );
      const emails = await Promise.all(
        templates.map(async (template) => {
          const made = outputsOf(template, brand, sources, apiUrl);
          return {
            template,
            ...pageData(template, made, brand, highlight, canIEmail),
            files: filesOf(template, made, brand),
            thumbnail: await readThumbnail(pictures, template.slug),
          };
        }),
      );
      const zipped = emails.map(({template, files}) => ({
        template,
        files: [...files, ...dialectFilesOf(template, files)],
      }));
      const zip = zipEmails(zipped, {
        folder: 'transactional-emails',
        gallery: `${siteConfig.url}${GALLERY_PATH}`,
        maker: site.name,
        product: brand.name,
      });
      await publish(siteDir, emails, zip.bytes);
      const gallery = galleryData(emails, await readManifest(pictures), {
        address: ZIP,
        bytes: zip.bytes.length,
        files: zip.files,
      });
      return {emails, gallery, pageTexts: templateTexts(templates)};
    },
    async contentLoaded({content: {emails, gallery}, actions: {createData}}) {
      await Promise.all([
        createData('gallery.json', gallery),
        createData('letters.json', lettersOf(gallery)),
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
