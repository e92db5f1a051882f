import path from 'node:path';
import {build} from 'esbuild';
import {brand, keyPrefix, keyVariable} from '../../site';
import type {MockBrand} from './cli';
import type {MockRules} from './types';

/** The published file, from the root of the site. */
export const MOCK_FILE = `mock/${brand.slug}-mock.mjs`;

/**
 * Makes the mock one program that needs nothing but Node. It is not minified, so that its
 * users can read what they run.
 *
 * @param rules what it goes by
 * @param version of the API
 */
export async function bundleMock(rules: MockRules, version: string): Promise<string> {
  const speaker: MockBrand = {
    name: brand.name,
    file: path.posix.basename(MOCK_FILE),
    keyVariable,
    secretVariable: `${brand.envPrefix}_WEBHOOK_SECRET`,
    key: `${keyPrefix}_test_mock`,
    api: brand.api,
  };
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'main.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    define: {RULES: JSON.stringify(rules), BRAND: JSON.stringify(speaker)},
    banner: {
      js: `// Mock of the ${brand.name} API ${version}: ${brand.url}/docs/test-without-an-account/`,
    },
  });
  return outputFiles[0]?.text ?? '';
}
