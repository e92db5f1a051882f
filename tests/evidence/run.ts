/**
 * Repeats the evidence in the zip of the emails: `npm run evidence`, after `npm run build`, or
 * `npm run evidence -- --zip path/to/transactional-emails.zip` for one that was downloaded.
 * Every file is hashed and made anew, every check runs again, the HTML goes through
 * html-validate and, where Java is installed, the Nu HTML checker, and each template language
 * renders in its own engine to the same email.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import {strFromU8, unzipSync} from 'fflate';
import {decoded, ENGINES} from '../../src/emails/__tests__/renderDialect';
import {emailValidator} from '../../src/emails/__tests__/emailValidator';
import {DIALECTS} from '../../src/emails/dialects';
import type {EvidenceRecord} from '../../src/emails/evidence/evidenceFile';
import {loadOutputs, loadSources} from '../../src/emails/loadOutputs';
import {DEFAULT_BRAND} from '../../src/emails/options';
import {readBuild} from '../../src/emails/readBuild';
import type {Values} from '../../src/emails/types';
import type {ZipFile} from '../../src/emails/files';
import {zippedEmail} from '../../src/emails/zipped';
import {brand} from '../../src/site';
import {readReport} from '../html/report';

const ROOM = path.resolve('src/emails');
const ZIP = 'build/transactional-email-templates/transactional-emails.zip';

/** The files of each email in a zip, by the email's name. */
function emailsIn(zip: Uint8Array): Map<string, Map<string, string>> {
  const emails = new Map<string, Map<string, string>>();
  for (const [file, content] of Object.entries(unzipSync(zip))) {
    // The files of further designs are in folders of their own.
    const [, slug, ...rest] = file.split('/');
    const name = rest.join('/');
    if (slug && name) {
      const files = emails.get(slug) ?? new Map<string, string>();
      files.set(name, strFromU8(content));
      emails.set(slug, files);
    }
  }
  return emails;
}

/** Names of what differs between two records, apart from the day. */
function differences(record: EvidenceRecord, again: EvidenceRecord): string[] {
  return (Object.keys(again) as (keyof EvidenceRecord)[])
    .filter((key) => key !== 'checkedOn')
    .filter((key) => !isDeepStrictEqual(record[key], again[key]))
    .map((key) => `"${key}" in the evidence is not what was found now`);
}

/** The files that their engines do not render to the example. */
function wrongDialects(slug: string, files: ReadonlyMap<string, string>): string[] {
  const values = JSON.parse(files.get(`${slug}.json`) ?? '{}') as Values;
  return DIALECTS.flatMap((dialect) =>
    Object.entries(ENGINES[dialect]).flatMap(([engine, render]) =>
      ['html', 'txt'].flatMap((end) => {
        const same = end === 'html' ? decoded : String;
        const code = files.get(`${slug}.${dialect}.${end}`) ?? '';
        const example = files.get(`${slug}.example.${end}`) ?? '';
        return same(render(code, values)) === same(example)
          ? []
          : [`${slug}.${dialect}.${end} does not render to the example in ${engine}`];
      }),
    ),
  );
}

async function invalidHtml(html: string): Promise<string[]> {
  const {results} = await emailValidator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({line, message}) => `line ${String(line)} of the example: ${message}`),
  );
}

const NU = require.resolve('vnu-jar/build/dist/vnu.jar');
/** Properties of Outlook on Windows and of older Apple Mail, which no standard has. */
const VENDOR = /^CSS: “(?:mso-[\w-]+|supported-color-schemes)”: Property/;

/**
 * What the Nu HTML checker reports on the examples, by the email's name.
 *
 * @returns nothing where Java is not installed
 */
function nuErrors(
  emails: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Map<string, string[]> | undefined {
  if (spawnSync('java', ['-version']).status !== 0) {
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'emails-'));
  try {
    const pages = [...emails].map(([slug, files]) => {
      const page = path.join(folder, `${slug}.html`);
      writeFileSync(page, files.get(`${slug}.example.html`) ?? '');
      return page;
    });
    const options = [
      '--errors-only',
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
    ];
    const {stdout} = spawnSync('java', ['-jar', NU, ...options, ...pages], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const found = new Map<string, string[]>();
    for (const {page, line, message} of readReport(stdout, folder) ?? []) {
      if (!VENDOR.test(message)) {
        const slug = path.basename(page, '.html');
        const fault = `Nu, line ${String(line)} of the example: ${message}`;
        found.set(slug, [...(found.get(slug) ?? []), fault]);
      }
    }
    return found;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** All that is not as the evidence in the zip says. */
async function faultsOf(
  slug: string,
  files: ReadonlyMap<string, string>,
  anew: readonly ZipFile[],
): Promise<string[]> {
  const ending = `${slug}.evidence.json`;
  const given = files.get(ending);
  const again = anew.find(({name}) => name === ending);
  if (given === undefined || !again) {
    return [`${ending} is missing`];
  }
  const record = JSON.parse(given) as EvidenceRecord;
  return [
    ...differences(record, JSON.parse(again.content) as EvidenceRecord),
    ...anew
      .filter(({name, content}) => name !== ending && files.get(name) !== content)
      .map(({name}) => `${name} is not what the source makes now`),
    ...record.checks.filter(({passed}) => !passed).map(({title}) => `Failed: ${title}`),
    ...(await invalidHtml(files.get(`${slug}.example.html`) ?? '')),
    ...wrongDialects(slug, files),
  ];
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {zip: {type: 'string', default: ZIP}}});
  const emails = emailsIn(readFileSync(values.zip));
  const {templates, outputsOf} = await loadOutputs(ROOM);
  const build = await readBuild(process.cwd());
  const sources = await loadSources(
    ROOM,
    templates.map(({slug}) => slug),
  );
  const nu = nuErrors(emails);
  if (!nu) {
    console.log('Skipped: the Nu HTML checker needs Java.');
  }
  let failed = 0;
  for (const template of templates) {
    const made = outputsOf(template, DEFAULT_BRAND, sources, brand.api);
    const {files} = zippedEmail(template, made, DEFAULT_BRAND, build);
    const {slug} = template;
    const faults = [
      ...(await faultsOf(slug, emails.get(slug) ?? new Map(), files)),
      ...(nu?.get(slug) ?? []),
    ];
    failed += faults.length > 0 ? 1 : 0;
    console.log(
      [`${slug}: ${faults.length > 0 ? 'differs' : 'repeated'}`, ...faults].join('\n  '),
    );
  }
  console.log(
    `${String(templates.length - failed)} emails repeated, ${String(failed)} differ`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
