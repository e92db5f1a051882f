import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import {highlight} from '../reading/build';
import {brand, facts} from '../site';
import type {SendRules} from './answerEmail';
import {
  DATA_FOLDERS,
  DATA_LISTS,
  EVENT_EXAMPLES,
  dataFile,
  PLUGIN_NAME,
  SEND_RULES,
  type DataFolder,
  type DataList,
} from './dataFiles';
import {SpecError, type JsonValue} from './document';
import type {PluginOptions} from './options';
import {brunoCollection, postmanCollection} from './publishCollections';
import {publishSpec} from './publishSpec';
import {publishTypes} from './publishTypes';
import {parseDocument} from './readDocument';
import {readChangelog, type ApiRelease} from './readChangelog';
import {readSendRules} from './readSendRules';
import {readSpec} from './readSpec';
import {makeViewData, type ApiViewData} from './viewData';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface ApiContent {
  views: ApiViewData & {changelog: readonly ApiRelease[]};
  /** What a page needs in order to respond to `POST /emails` itself. */
  sendRules: SendRules;
  /** A payload of each event, by type. */
  eventExamples: Readonly<Record<string, JsonValue>>;
  /** Published files by name. */
  files: Readonly<Record<string, string>>;
}

/** Folder of the published files among the plugin's data, for the development server. */
const PUBLISHED = 'published';

/**
 * Reads the OpenAPI document and, from `changelog.yaml` beside it, what its versions have
 * changed, gives both to the pages as data, and publishes the document as `/openapi.yaml`
 * and `/openapi.json`, as TypeScript types, and as collections for Postman and Bruno.
 */
export default function apiPlugin(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  options: PluginOptions,
): Plugin<ApiContent> {
  const source = path.resolve(siteDir, options.path);
  const history = path.join(path.dirname(source), 'changelog.yaml');
  return {
    name: PLUGIN_NAME,

    getPathsToWatch: () => [source, history],

    async loadContent() {
      const document = parseDocument(await fs.readFile(source, 'utf8'));
      const spec = readSpec(document, facts);
      if (spec.server !== brand.api) {
        throw new SpecError(
          'servers',
          `it is not ${brand.api}, as in src/site/brand.ts.`,
        );
      }
      const changelog = readChangelog(
        await fs.readFile(history, 'utf8'),
        document.info.version,
      );
      const published = publishSpec(document, facts, brand.url);
      const {title, description = ''} = published.info;
      return {
        views: {...makeViewData(spec, highlight), changelog},
        sendRules: readSendRules(document, spec, facts.scheduleDaysAhead.value),
        eventExamples: Object.fromEntries(
          spec.events.map(({type, payload}) => [type, payload]),
        ),
        files: {
          'openapi.yaml': stringify(published, {aliasDuplicateObjects: false}),
          'openapi.json': JSON.stringify(published, null, 2),
          'openapi.d.ts': publishTypes(published, `${brand.url}/openapi.yaml`),
          'postman.json': JSON.stringify(postmanCollection(spec, title, description)),
          'bruno.json': JSON.stringify(brunoCollection(spec, title)),
        },
      };
    },

    async contentLoaded({content, actions: {createData}}) {
      const {views, sendRules, eventExamples, files} = content;
      const folders = (Object.keys(DATA_FOLDERS) as DataFolder[]).flatMap((component) =>
        Object.entries<object>(views[DATA_FOLDERS[component]]).map(([id, view]) =>
          createData(dataFile(component, id), JSON.stringify(view)),
        ),
      );
      const lists = (Object.keys(DATA_LISTS) as DataList[]).map((component) =>
        createData(dataFile(component), JSON.stringify(views[DATA_LISTS[component]])),
      );
      const published = Object.entries(files).map(([name, text]) =>
        createData(`${PUBLISHED}/${name}`, text),
      );
      const rules = createData(SEND_RULES, JSON.stringify(sendRules));
      const examples = createData(EVENT_EXAMPLES, JSON.stringify(eventExamples));
      await Promise.all([...folders, ...lists, ...published, rules, examples]);
    },

    configureWebpack() {
      const directory = path.join(generatedFilesDir, PLUGIN_NAME, 'default', PUBLISHED);
      // Only the development server reads this; a build gets its files from postBuild.
      return {
        devServer: {static: [{directory, publicPath: baseUrl}]},
      } as WebpackResult;
    },

    async postBuild({content: {files}, outDir}) {
      await Promise.all(
        Object.entries(files).map(([name, text]) =>
          fs.writeFile(path.join(outDir, name), text),
        ),
      );
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
