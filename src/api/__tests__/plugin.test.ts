import {copyFileSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {parse} from 'yaml';
import {brand} from '../../site';
import {dataModule} from '../dataFiles';
import {DEFAULT_OPTIONS} from '../options';
import apiPlugin, {validateOptions} from '../plugin';

const siteDir = mkdtempSync(path.join(tmpdir(), 'api-'));
const source = path.join(__dirname, '../openapi.yaml');
const context = {
  siteDir,
  generatedFilesDir: path.join(siteDir, '.docusaurus'),
  baseUrl: '/',
};

const make = () =>
  apiPlugin(context as LoadContext, {path: 'openapi.yaml'}) as Required<Plugin>;

async function write(plugin: ReturnType<typeof make>): Promise<Map<string, string>> {
  const written = new Map<string, string>();
  const createData = (name: string, data: string | object) => {
    written.set(name, data as string);
    return Promise.resolve(name);
  };
  const content = await plugin.loadContent();
  const actions = {createData, addRoute: jest.fn(), setGlobalData: jest.fn()};
  await plugin.contentLoaded({content, actions});
  return written;
}

beforeEach(() => {
  for (const file of ['openapi.yaml', 'changelog.yaml']) {
    copyFileSync(path.join(__dirname, '..', file), path.join(siteDir, file));
  }
});

it('writes one module for each operation and each sample, where pages import them', async () => {
  const plugin = make();
  const written = await write(plugin);
  const operation = written.get('operations/sendEmail.json') ?? '';
  expect(JSON.parse(operation)).toMatchObject({id: 'sendEmail', path: '/emails'});
  expect(operation).toContain('<i>\\"');
  expect(written.has('samples/problem.not_found.json')).toBe(true);
  expect(written.has('samples/event.email.sent.json')).toBe(true);
  expect(written.has('events/email.sent.json')).toBe(true);
  for (const list of ['problems', 'scopes', 'eventHeaders', 'changelog']) {
    expect(JSON.parse(written.get(`${list}.json`) ?? '')).not.toEqual([]);
  }
  // Docusaurus puts createData's files into <plugin name>/<plugin id>.
  expect(dataModule('Operation', 'sendEmail')).toBe(
    `@generated/${plugin.name}/default/operations/sendEmail.json`,
  );
  expect(dataModule('ErrorIndex')).toBe(
    `@generated/${plugin.name}/default/problems.json`,
  );
});

it('serves the document during development and publishes it at build', async () => {
  const plugin = make();
  const written = await write(plugin);
  const {devServer} = plugin.configureWebpack({}, false, {} as never, {}) as {
    devServer: {static: {directory: string; publicPath: string}[]};
  };
  expect(devServer.static).toEqual([
    {
      directory: path.join(siteDir, '.docusaurus', plugin.name, 'default', 'published'),
      publicPath: '/',
    },
  ]);
  const content = await plugin.loadContent();
  await plugin.postBuild({content, outDir: siteDir} as never);
  const json: unknown = JSON.parse(
    readFileSync(path.join(siteDir, 'openapi.json'), 'utf8'),
  );
  expect(json).toMatchObject({openapi: '3.1.0', servers: [{url: brand.api}]});
  const yaml = readFileSync(path.join(siteDir, 'openapi.yaml'), 'utf8');
  expect(parse(yaml)).toEqual(json);
  expect(written.get('published/openapi.yaml')).toBe(yaml);
  for (const [name, part] of [
    ['openapi.d.ts', 'export interface Operations {'],
    ['postman.json', 'collection/v2.1.0/collection.json'],
    ['bruno.json', '"http-request"'],
  ] as const) {
    expect(readFileSync(path.join(siteDir, name), 'utf8')).toContain(part);
    expect(written.get(`published/${name}`)).toContain(part);
  }
});

it('watches the document and its history', () => {
  expect(make().getPathsToWatch()).toEqual(
    ['openapi.yaml', 'changelog.yaml'].map((file) => path.join(siteDir, file)),
  );
});

it('refuses a document for another API than the brand’s', async () => {
  const text = readFileSync(source, 'utf8').replace(
    '%brand.api%',
    'https://api.other.example',
  );
  writeFileSync(path.join(siteDir, 'openapi.yaml'), text);
  await expect(make().loadContent()).rejects.toThrow('src/site/brand.ts');
});

describe('options', () => {
  const check = (options: object) =>
    validateOptions({
      options: options,
      validate: (schema, value) => Joi.attempt(value, schema),
    });

  it('has a default for the path', () => {
    expect(check({})).toEqual(DEFAULT_OPTIONS);
  });

  it.each([{path: 'openapi.json'}, {path: 1}, {file: 'a.yaml'}])(
    'refuses %j',
    (options) => {
      expect(() => check(options)).toThrow();
    },
  );
});
