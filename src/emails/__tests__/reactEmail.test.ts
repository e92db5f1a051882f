/**
 * The React files as a project with React Email uses them: compiled, and rendered by
 * `render` of `@react-email/render`. In a Node process of its own, because that package
 * loads React by a dynamic import, which Jest has no room for.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {filesOf} from '../files';
import {examplesOf} from '../gaps';
import {loadSources} from '../loadOutputs';
import {DEFAULT_BRAND} from '../options';
import {exampleHtml} from '../outputs/exampleHtml';
import {outputsOf} from '../outputs/outputsOf';
import {templates} from '../templates';

const RENDER = `
  import {render} from '@react-email/render';
  import {createElement} from 'react';
  const rendered = {};
  for (const slug of process.argv.slice(2)) {
    const {default: Email} = await import('./' + slug + '.mjs');
    const email = createElement(Email, Email.PreviewProps);
    rendered[slug] = {html: await render(email), text: await render(email, {plainText: true})};
  }
  process.stdout.write(JSON.stringify(rendered));
`;

type Rendered = Readonly<Record<string, {html: string; text: string}>>;

/** Compiles the React files into a folder that finds the project's packages. */
async function compileInto(folder: string): Promise<void> {
  const sources = await loadSources(
    path.resolve('src/emails'),
    templates.map(({slug}) => slug),
  );
  for (const template of templates) {
    const made = outputsOf(template, DEFAULT_BRAND, sources, 'https://api.example.com');
    const file = filesOf(template, made, DEFAULT_BRAND).find(({id}) => id === 'react');
    const {code} = transformSync(file?.content ?? '', {loader: 'tsx', jsx: 'automatic'});
    writeFileSync(path.join(folder, `${template.slug}.mjs`), code);
  }
}

async function renderAll(): Promise<Rendered> {
  const folder = mkdtempSync(path.resolve('node_modules/.react-email-'));
  try {
    await compileInto(folder);
    const script = path.join(folder, 'render.mjs');
    writeFileSync(script, RENDER);
    const slugs = templates.map(({slug}) => slug);
    return JSON.parse(
      execFileSync(process.execPath, [script, ...slugs], {encoding: 'utf8'}),
    ) as Rendered;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Tags with their attributes, and words: without line breaks and React's own marks. */
function pieces(html: string): string[] {
  return html
    .replace(/^<!DOCTYPE[^>]*>/i, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (?:charSet|cellPadding|cellSpacing|colSpan)=/g, (name) =>
      name.toLowerCase(),
    )
    .replace(/\s+/g, ' ')
    .split(/(<[^>]+>)/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

/** The email's heading as plain text has it. */
function headingOf(html: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return heading.replace(/&#x27;/g, "'").toLowerCase();
}

const asLine = (text: string) => text.replace(/&#x27;|’/g, "'").replace(/\s+/g, ' ');

describe('in React Email', () => {
  let rendered: Rendered;
  beforeAll(async () => {
    rendered = await renderAll();
  });

  it.each(templates.map((template) => [template.slug, template] as const))(
    '%s renders to the words and the structure of the HTML on its page',
    (slug, template) => {
      const html = exampleHtml(template, DEFAULT_BRAND);
      const theirs = rendered[slug];
      expect(pieces(theirs?.html ?? '')).toEqual(pieces(html));
      expect(headingOf(html)).not.toBe('');
      expect(theirs?.text.toLowerCase()).toContain(headingOf(html));
      const preheader = template.preheader(examplesOf(template.props));
      expect(asLine(html)).toContain(preheader);
      expect(asLine(theirs?.text ?? '')).not.toContain(preheader);
    },
  );
});
