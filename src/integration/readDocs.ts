import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {SAMPLE_LANGUAGES, writeSample} from '../api/plain';
import {readDocument, readSpec} from '../api/build';
import {joinProgram, programFile, type CodeLanguage} from '../reading/plain';
import {facts, fillBrand, keyVariable} from '../site';
import {GOALS, GUIDES, PROGRAM_GOALS, type GoalSource, type GuideId} from './choices';
import {
  checksOf,
  codeOf,
  fencesOf,
  receivingSections,
  sectionOf,
  sectionsOf,
} from './cutDocs';
import type {Check, Code, GoalCode, StackCode} from './types';

/** Everything that the page can print, by the name of its data file. */
export interface IntegrationData {
  stacks: Readonly<Record<string, StackCode>>;
  goals: Readonly<Record<string, GoalCode>>;
  checks: Check[];
}

/** What a key's variable looks like in a shell, as the guides set it. */
const environment = () =>
  codeOf(
    `export ${keyVariable}="…"\nexport ${keyVariable.replace(/_KEY$/, '_WEBHOOK_SECRET')}="whsec_…"`,
    'bash',
    'Environment',
  );

/**
 * Takes the programs of the page out of the docs, which print the same ones.
 *
 * @param docs folder of the docs
 * @throws {RangeError} when a page has changed so that one cannot be found
 */
export async function readDocs(docs: string): Promise<IntegrationData> {
  const read = async (page: string) =>
    fillBrand(await readFile(path.join(docs, `${page}.mdx`), 'utf8'));
  const requests = new Map(
    readSpec(readDocument(), facts).operations.flatMap(({samples}) =>
      samples.map((sample) => [sample.id, sample] as const),
    ),
  );

  function sampleCode(id: string, language: CodeLanguage): Code {
    const sample = requests.get(id);
    if (!sample) {
      throw new RangeError(
        `openapi.yaml has no sample ${id}, which "Finish my integration" prints.`,
      );
    }
    return codeOf(writeSample(sample.request, language), language, sample.title);
  }

  async function guide(id: GuideId): Promise<StackCode> {
    const page = `guides/${id}`;
    const sections = sectionsOf(await read(page));
    const part = (anchor: string) => fencesOf(sectionOf(sections, anchor, page));
    return {
      page: `/docs/${page}/`,
      setup: part('setup'),
      send: part('send'),
      receive: receivingSections(sections).flatMap(fencesOf),
      try: part('try'),
    };
  }

  const webhooks = sectionsOf(await read('webhooks'));

  function language(id: CodeLanguage): StackCode {
    const tabs = (anchor: string, name: string) =>
      fencesOf(sectionOf(webhooks, anchor, 'webhooks'))
        .filter((code) => code.language === id && !code.title)
        .map((code) => ({...code, title: programFile(name, id)}));
    return {
      page: '/docs/webhooks/',
      setup: [environment()],
      send: [sampleCode('sendEmail.text', id)],
      receive: [...tabs('verify', 'verify'), ...tabs('receive', 'server')],
      try: fencesOf(sectionOf(webhooks, 'try', 'webhooks')),
    };
  }

  async function goalCode({program, samples = []}: GoalSource) {
    if (!program) {
      return (id: CodeLanguage) => samples.map((sample) => sampleCode(sample, id));
    }
    const sections = sectionsOf(await read(program.page));
    return (id: CodeLanguage) => {
      const parts = program.sections
        .flatMap((anchor) => fencesOf(sectionOf(sections, anchor, program.page)))
        .filter((code) => code.language === id && !code.title);
      return [
        codeOf(
          joinProgram(parts.map(({text}) => text)).trimEnd(),
          id,
          programFile(program.name, id),
        ),
      ];
    };
  }

  const programs = await Promise.all(
    PROGRAM_GOALS.map(async (goal) => [goal, await goalCode(GOALS[goal])] as const),
  );
  const guides = await Promise.all(
    (Object.keys(GUIDES) as GuideId[]).map(async (id) => [id, await guide(id)] as const),
  );
  return {
    stacks: Object.fromEntries([
      ...guides,
      ...SAMPLE_LANGUAGES.map((id) => [id, language(id)] as const),
    ]),
    goals: Object.fromEntries(
      SAMPLE_LANGUAGES.map((id) => [
        id,
        Object.fromEntries(programs.map(([goal, write]) => [goal, write(id)])),
      ]),
    ) as Record<string, GoalCode>,
    checks: checksOf(await read('go-live')),
  };
}
