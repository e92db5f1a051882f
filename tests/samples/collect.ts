import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fillBrand} from '../../src/site';
import type {ApiSpec} from '../../src/api/model';
import {SAMPLE_LANGUAGES, writeSample, type SampleLanguage} from '../../src/api/samples';

/** One program that a page shows and that calls the API. */
export interface Program {
  /** Where it stands: a sample's id, or the page and the line of its fence. */
  name: string;
  language: SampleLanguage;
  code: string;
}

const FENCE = /^( *)```(\w+)[^\n]*\n(.*?)^\1```$/gms;

const LANGUAGES: Readonly<Record<string, SampleLanguage>> = {
  bash: 'bash',
  javascript: 'javascript',
  js: 'javascript',
  python: 'python',
  ruby: 'ruby',
  php: 'php',
};

/** Programs made from the OpenAPI file, as `<Operation>` and `<Sample>` show them. */
function fromSpec(spec: ApiSpec): Program[] {
  return spec.operations.flatMap(({samples}) =>
    samples.flatMap(({id, request}) =>
      SAMPLE_LANGUAGES.map((language) => ({
        name: id,
        language,
        code: writeSample(request, language),
      })),
    ),
  );
}

function markdownFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(directory, name));
}

/** Programs written by hand in the docs that call the API. */
function fromDocs(server: string): Program[] {
  return markdownFiles('docs').flatMap((file) => {
    const text = fillBrand(readFileSync(file, 'utf8'));
    return [...text.matchAll(FENCE)].flatMap(([, , name = '', code = ''], index) => {
      const language = LANGUAGES[name];
      const line = text.slice(0, text.indexOf(code)).split('\n').length;
      return language && code.includes(server)
        ? [{name: `${file}:${String(line)} (${String(index + 1)})`, language, code}]
        : [];
    });
  });
}

/** Every code sample of the docs that calls the API. */
export function collectPrograms(spec: ApiSpec): Program[] {
  return [...fromSpec(spec), ...fromDocs(spec.server)];
}
