import {realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {runMock, type MockBrand} from './cli';
import {startMockServer, type MockServer, type MockServerOptions} from './server';
import type {MockRules} from './types';

/* The bundler puts both here: see `bundleMock`. */
declare const RULES: MockRules;
declare const BRAND: MockBrand;

/** Starts the mock from a test, and resolves once it listens. */
export const start = (options: MockServerOptions): Promise<MockServer> =>
  startMockServer(RULES, BRAND.name, options);

const program = process.argv[1];
if (program && realpathSync(program) === realpathSync(fileURLToPath(import.meta.url))) {
  await runMock(RULES, BRAND, process.argv.slice(2));
}
