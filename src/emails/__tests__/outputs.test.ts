import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {transformSync} from 'esbuild';
import fc from 'fast-check';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import ts from 'typescript';
import {sharedRuns} from '../../../tests/support/sharedRuns';
import {SAMPLE_LANGUAGES, writeSample} from '../../api/plain';
import {highlight} from '../../reading/build';
import {themeOf} from '../brand';
import {DESIGNS} from '../brandChoices';
import {cleanValues, fillCode, fillHighlighted, type Syntax} from '../engine';
import {examplesOf, themeValues} from '../gaps';
import {highlightGroups} from '../groups';
import {loadSources} from '../loadOutputs';
import {DEFAULT_BRAND} from '../options';
import {outputsOf, type Outputs} from '../outputs/outputsOf';
import {formatHtml} from '../outputs/formatHtml';
import {renderHtml} from '../outputs/renderHtml';
import type {Sources} from '../outputs/reactSource';
import {templates} from '../templates';
import type {EmailTemplate, GapSpec, Texts, Values} from '../types';
import {anyValues, withOpenGaps} from './hostileValues';

const ROOM = path.resolve('src/emails');
const API = 'https://api.example.com/v1';

let sources: Sources;
beforeAll(async () => {
  sources = await loadSources(
    ROOM,
    templates.map(({slug}) => slug),
  );
});

function codeOf({outputs}: Outputs, id: string): string {
  return outputs.find((output) => output.id === id)?.code ?? '';
}

const SUBJECT = 'It\'s "here" \\ #{now} $x `y`';

function valuesFor(template: EmailTemplate, raw: Values): Values {
  return {
    ...cleanValues(template.props, raw),
    ...themeValues(DEFAULT_BRAND),
    gap__from: `Acme <${template.sender}>`,
    gap__to: 'zoe@customer.example',
    gap__subject: SUBJECT,
  };
}

function filledHeaders({headers = {}}: EmailTemplate, values: Values): Texts {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      fillCode(value, values, 'text'),
    ]),
  );
}

const HOSTILE =
  'O\'Brien "\\" #{`id`} #$x ${y} $(z) <b>&amp;</b> \\n %s {{email}} \u2028 \u{1f600}';

/** Values for every prop that no output may take for more than text. */
function hostileValues({props}: EmailTemplate): Values {
  const textFor = ({type, example}: GapSpec) =>
    type === 'url' ? `${example}&x='"\\#{1}` : HOSTILE;
  return Object.fromEntries(
    props.map((spec) => [
      spec.name,
      spec.type === 'list'
        ? spec.example.map(() =>
            Object.fromEntries(spec.item.map((gap) => [gap.name, textFor(gap)])),
          )
        : textFor(spec),
    ]),
  );
}

describe.each(templates.map((template) => [template.slug, template] as const))(
  '%s',
  (slug, template) => {
    let outputs: Outputs | undefined;
    const made = () => (outputs ??= outputsOf(template, DEFAULT_BRAND, sources, API));
    const examples = examplesOf(template.props);
    const hostile = hostileValues(template);

    it('gives the values as JSON that reads back', () => {
      const values = valuesFor(template, hostile);
      const json = fillCode(codeOf(made(), 'props'), values, 'json');
      expect(JSON.parse(json)).toEqual(cleanValues(template.props, hostile));
    });

    it.each(SAMPLE_LANGUAGES)(
      'gives the call in %s as the API room writes it for the same values',
      (language) => {
        const sample = made().samples.find((one) => one.language === language);
        const word = fc.oneof(fc.constant(HOSTILE), fc.string({unit: 'grapheme'}));
        fc.assert(
          fc.property(anyValues(template.props, word), (input) => {
            const values = valuesFor(template, input);
            const props = withOpenGaps(template.props, values);
            const body = {
              from: `Acme <${template.sender}>`,
              to: 'zoe@customer.example',
              subject: SUBJECT,
              template: slug,
              props,
              ...(template.headers && {headers: filledHeaders(template, values)}),
            };
            expect(fillCode(sample?.code ?? '', values, language)).toBe(
              writeSample(
                {method: 'POST', url: `${API}/emails`, headers: {}, body},
                language,
              ),
            );
          }),
          sharedRuns(templates.length * SAMPLE_LANGUAGES.length),
        );
      },
    );

    it('fills highlighted code to show what the code is', () => {
      const {outputs, samples} = made();
      const values = valuesFor(template, hostile);
      const all: {code: string; syntax: Syntax}[] = [
        ...outputs,
        ...samples.map(({code, language}) => ({code, syntax: language})),
      ];
      for (const {code, syntax} of all) {
        const html = highlightGroups(code, (plain) => highlight(plain, syntax));
        const shown = fillHighlighted(html, values, syntax)
          .replace(/<\/?[bi](?: class="\w")?>/g, '')
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&quot;/g, '"')
          .replace(/&#x27;/g, "'")
          .replace(/&amp;/g, '&');
        expect(shown).toBe(fillCode(code, values, syntax));
      }
    });

    describe('as a React file', () => {
      const source = (design = DEFAULT_BRAND.design) =>
        fillCode(
          codeOf(made(), 'react'),
          {...valuesFor(template, examples), gap__design: design},
          'tsx',
        );

      it('needs React and no other package', () => {
        const from = [...source().matchAll(/ from '([^']+)'/g)].map(([, name]) => name);
        expect(from).toEqual(['react']);
        expect(
          [...source().matchAll(/^export (.*?)[:=({]/gm)].map(([, what]) => what),
        ).toEqual([
          expect.stringMatching(/^default function \w+Email$/),
          'const subject',
          'const plainText ',
        ]);
      });

      it.each(DESIGNS)('renders to the same HTML as the template: %s', (design) => {
        const {code} = transformSync(source(design), {
          loader: 'tsx',
          jsx: 'automatic',
          format: 'cjs',
        });
        const module = {
          exports: {} as {
            default: ComponentType & {PreviewProps: Values};
            subject: (props: Values) => string;
            plainText: (props: Values) => string;
          },
        };
        const run = compileFunction(code, ['module', 'exports', 'require']) as (
          ...scope: unknown[]
        ) => void;
        run(module, module.exports, createRequire(path.join(ROOM, 'index.ts')));
        const {default: Email, subject, plainText} = module.exports;
        expect(Email.PreviewProps).toEqual(examples);
        expect(plainText(examples)).toBe(template.text(examples, themeOf(DEFAULT_BRAND)));
        expect(subject(examples)).toBe(
          fillCode(
            template.subjects[0].text,
            {...examples, ...themeValues(DEFAULT_BRAND)},
            'text',
          ),
        );
        const markup = renderToStaticMarkup(
          createElement(Email, Email.PreviewProps),
        ).replace(/ (charSet|cellPadding|cellSpacing|colSpan)=/g, (name) =>
          name.toLowerCase(),
        );
        expect(`<!DOCTYPE html>\n${formatHtml(markup)}\n`).toBe(
          renderHtml(template, themeOf({...DEFAULT_BRAND, design}), examples),
        );
      });
    });
  },
);

test('the React files compile under TypeScript’s strict rules, whatever the values', () => {
  // Inside the project, so that React's types are found; all at once, as it takes long.
  const folder = mkdtempSync(path.resolve('node_modules/.emails-'));
  try {
    const files = templates.map((template) => {
      const file = path.join(folder, `${template.slug}.tsx`);
      const {outputs} = outputsOf(template, DEFAULT_BRAND, sources, API);
      const code = outputs.find(({id}) => id === 'react')?.code ?? '';
      const values = valuesFor(template, hostileValues(template));
      writeFileSync(file, fillCode(code, values, 'tsx'));
      return file;
    });
    const program = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      // The files are checked, not the declarations of React and of the browser.
      skipLibCheck: true,
    });
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({file, messageText}) =>
          `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    expect(problems).toEqual([]);
    expect(files).toHaveLength(templates.length);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

describe('formatHtml', () => {
  it('breaks lines beside blocks only', () => {
    expect(formatHtml('<div><p>a <b>b</b><br/>c</p><p>d</p></div>')).toBe(
      '<div>\n  <p>a <b>b</b><br/>c</p>\n  <p>d</p>\n</div>',
    );
  });

  it('refuses elements that are not closed', () => {
    expect(() => formatHtml('<div><p>a</div>')).toThrow('</div> closes <p>.');
    expect(() => formatHtml('<div>')).toThrow('<div> is not closed.');
  });
});
