import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fillBrand} from '../../src/site';
import type {ApiSpec} from '../../src/api/model';
import {SAMPLE_LANGUAGES, writeSample, type SampleLanguage} from '../../src/api/samples';
import {joinProgram} from '../../src/reading/plain';

/** One program that a page shows and that calls the API. */
export interface Program {
  /** Where it stands: a sample's id, the page and the line of its fence, or the page and
   * the name of the program that its steps build. */
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

/** The fences of a text with the languages of samples. */
function fencesIn(
  text: string,
): {language: SampleLanguage; code: string; line: number}[] {
  return [...text.matchAll(FENCE)].flatMap(([, , name = '', code = '']) => {
    const language = LANGUAGES[name];
    const line = text.slice(0, text.indexOf(code)).split('\n').length;
    return language ? [{language, code, line}] : [];
  });
}

const GUIDES = path.join('docs', 'guides', path.sep);

const PROGRAM_STEPS = /^<Steps program="([^"]+)">\n(.*?)^<\/Steps>$/gms;
const TABS = /^<CodeTabs\b[^>]*>\n.*?^<\/CodeTabs>$/gms;

/** The programs that the steps of a page build, in every language that they show. */
function joined(file: string, text: string): Program[] {
  return [...text.matchAll(PROGRAM_STEPS)].flatMap(([, name = '', steps = '']) => {
    const fences = [...steps.matchAll(TABS)].flatMap(([tabs]) => fencesIn(tabs));
    return SAMPLE_LANGUAGES.map((language) => ({
      name: `${file} (${name})`,
      language,
      code: joinProgram(
        fences.filter((one) => one.language === language).map(({code}) => code),
      ),
    }));
  });
}

/** Programs written by hand in the docs that call the API. */
function fromDocs(server: string): Program[] {
  // The guides' programs are parts of projects, which `guides.test.ts` starts.
  const files = markdownFiles('docs').filter((file) => !file.startsWith(GUIDES));
  return files.flatMap((file) => {
    const text = fillBrand(readFileSync(file, 'utf8'));
    // A part of a program does not run alone.
    const inSteps = [...text.matchAll(PROGRAM_STEPS)].flatMap(
      ([, , steps = '']) => steps.match(TABS) ?? [],
    );
    const alone = fencesIn(text)
      .filter(({code}) => code.includes(server))
      .filter(({code}) => !inSteps.some((tabs) => tabs.includes(code)));
    return [
      ...joined(file, text),
      ...alone.map(({language, code, line}, index) => ({
        name: `${file}:${String(line)} (${String(index + 1)})`,
        language,
        code,
      })),
    ];
  });
}

/** Every code sample of the docs that calls the API. */
export function collectPrograms(spec: ApiSpec): Program[] {
  return [...fromSpec(spec), ...fromDocs(spec.server)];
}
