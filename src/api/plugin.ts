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
  FORMS,
  MOCK_RULES,
  PLUGIN_NAME,
  SEND_RULES,
  type DataFolder,
  type DataList,
} from './dataFiles';
import {SpecError, type JsonValue} from './document';
import {bundleMock, MOCK_FILE} from './mock/bundle';
import {readMockRules} from './mock/readMockRules';
import type {MockRules} from './mock/types';
import type {PluginOptions} from './options';
import {brunoCollection, postmanCollection} from './publishCollections';
import {publishSpec} from './publishSpec';
import {publishTypes} from './publishTypes';
import {parseDocument} from './readDocument';
import {readChangelog, type ApiRelease} from './readChangelog';
import {readForms, type RequestForm} from './readForms';
import {readSendRules} from './readSendRules';
import {readSpec} from './readSpec';
import {makeViewData, type ApiViewData} from './viewData';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface ApiContent {
  views: ApiViewData & {changelog: readonly ApiRelease[]};
  /** What a page needs in order to respond to `POST /emails` itself. */
  sendRules: SendRules;
  /** What the request builder shows, by operation. */
  forms: Readonly<Record<string, RequestForm>>;
  /** What the mock of the API goes by, in a page and as a program. */
  mockRules: MockRules;
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
 * and `/openapi.json`, as TypeScript types, as collections for Postman and Bruno, and as a
 * mock of the API.
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
      const {title, description = '', version} = published.info;
      const mockRules = readMockRules(document, spec, facts);
      return {
        views: {...makeViewData(spec, highlight), changelog},
        sendRules: readSendRules(document, spec, facts),
        mockRules,
        forms: readForms(document, spec, facts),
        eventExamples: Object.fromEntries(
          spec.events.map(({type, payload}) => [type, payload]),
        ),
        files: {
          // Readers of YAML 1.1 take an unquoted time for a date, and "no" for false.
          'openapi.yaml': stringify(published, {
            schema: 'yaml-1.1',
            aliasDuplicateObjects: false,
          }),
          'openapi.json': JSON.stringify(published, null, 2),
          'openapi.d.ts': publishTypes(published, `${brand.url}/openapi.yaml`),
          'postman.json': JSON.stringify(postmanCollection(spec, title, description)),
          'bruno.json': JSON.stringify(brunoCollection(spec, title)),
          [MOCK_FILE]: await bundleMock(mockRules, version),
        },
      };
    },

    async contentLoaded({content, actions: {createData}}) {
      const {views, sendRules, mockRules, forms, eventExamples, files} = content;
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
      const rules = [
        createData(SEND_RULES, JSON.stringify(sendRules)),
        createData(FORMS, JSON.stringify(forms)),
        createData(MOCK_RULES, JSON.stringify(mockRules)),
        createData(EVENT_EXAMPLES, JSON.stringify(eventExamples)),
      ];
      await Promise.all([...folders, ...lists, ...published, ...rules]);
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
        Object.entries(files).map(async ([name, text]) => {
          const file = path.join(outDir, name);
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, text);
        }),
      );
    },
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
