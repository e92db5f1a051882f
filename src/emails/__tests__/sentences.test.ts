/**
 * No output of an email has a broken sentence, whichever optional props are left out: in the
 * template's own HTML and text, in what our engine makes of the files, and in what the engine
 * of each dialect makes of them. Where Python has Jinja, or Ruby has Liquid, that renders its
 * files too.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {themeOf} from '../brand';
import {otherDesigns} from '../brandChoices';
import {DIALECTS, inDialect} from '../dialects';
import {cleanValues, fillCode} from '../engine';
import {dialectFilesOf, filesOf} from '../files';
import {examplesOf, propsAsGaps} from '../gaps';
import {withGroups} from '../groups';
import {withOptions} from '../optional';
import {loadSources} from '../loadOutputs';
import {DEFAULT_BRAND} from '../options';
import {outputsOf} from '../outputs/outputsOf';
import {renderHtml} from '../outputs/renderHtml';
import {templates} from '../templates';
import type {EmailTemplate, PropSpec, Values} from '../types';
import {decoded, ENGINES} from './renderDialect';
import {faultsOf, waitingIn} from './sentences';

const theme = themeOf(DEFAULT_BRAND);
const SYNTAXES = ['markup', 'text'] as const;
type Syntax = (typeof SYNTAXES)[number];

/** Markup, and code of every dialect: `7*7` must never become 49. */
const HOSTILE = `O'Brien "\\" <script>alert(1)</script> &amp; &#39; {{email}} {{{email}}} {{7*7}} {{#each}} {{/if}} {{constructor.constructor('return 1')()}} {% raw %} {% include 'x' %} {# x #} <%= 7*7 %> $& \u{1f600}`;

function templateIn(
  template: EmailTemplate,
  syntax: Syntax,
  design = DEFAULT_BRAND.design,
): string {
  const gaps = propsAsGaps(template.props);
  const code =
    syntax === 'markup'
      ? renderHtml(template, {...theme, design}, gaps)
      : template.text(gaps, theme);
  return withOptions(withGroups(code), template.props, syntax);
}

/** Values to try: all, none of the optional, each left out or empty, and hostile ones. */
function casesOf({props}: EmailTemplate): [string, Values][] {
  const all = examplesOf(props);
  const optional = props.filter(({required}) => !required).map(({name}) => name);
  const without = (names: readonly string[]): Values =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
  return [
    ['all', all],
    ['none', without(optional)],
    ...optional.flatMap((name): [string, Values][] => [
      [`without ${name}`, without([name])],
      [`${name} empty`, {...all, [name]: ''}],
    ]),
    ...props.flatMap((spec): [string, Values][] =>
      spec.type === 'list' ? [[`no ${spec.name}`, {...all, [spec.name]: []}]] : [],
    ),
    ['hostile', hostile(props)],
  ];
}

function hostile(props: readonly PropSpec[]): Values {
  return Object.fromEntries(
    props.map((spec) => [
      spec.name,
      spec.type === 'list'
        ? spec.example.map((row) =>
            Object.fromEntries(
              spec.item.map(({name, type}) => [
                name,
                type === 'url' ? (row[name] ?? '') : HOSTILE,
              ]),
            ),
          )
        : spec.type === 'url'
          ? spec.example
          : HOSTILE,
    ]),
  );
}

/** What of HTML is read. */
const sameText = (html: string) =>
  decoded(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');

describe.each(templates.map((template) => [template.slug, template] as const))(
  '%s',
  (_, template) => {
    const cases = casesOf(template);
    const code = {
      markup: templateIn(template, 'markup'),
      text: templateIn(template, 'text'),
    };
    const whole = examplesOf(template.props);
    // Some lines end with a word such as "Paid by" on purpose: those of the whole email do.
    const meant = new Set([
      ...waitingIn(renderHtml(template, theme, whole), 'markup'),
      ...waitingIn(template.text(whole, theme), 'text'),
    ]);
    const broken = (output: string, syntax: Syntax) =>
      faultsOf(output, syntax).filter((fault) => !meant.has(fault));

    it.each(cases)('%s: the React component and its text', (name, values) => {
      const html = renderHtml(template, theme, values);
      const text = template.text(values, theme);
      if (name !== 'hostile') {
        expect(broken(html, 'markup')).toEqual([]);
        // A box around rows that are all left out would be an empty strip. A list without a
        // row leaves its table, which has no height, in the files as in the component.
        if (!name.startsWith('no ')) {
          expect(html).not.toMatch(/<tbody>\s*<\/tbody>/);
        }
        expect(broken(text, 'text')).toEqual([]);
      }
      expect(html).not.toContain('<script');
    });

    it.each(otherDesigns(DEFAULT_BRAND))('the HTML in the design %s', (design) => {
      const file = templateIn(template, 'markup', design);
      for (const [, values] of cases.filter(([name]) => name !== 'hostile')) {
        const clean = cleanValues(template.props, values);
        const html = renderHtml(template, {...theme, design}, values);
        expect(broken(fillCode(file, clean, 'markup'), 'markup')).toEqual([]);
        expect(broken(html, 'markup')).toEqual([]);
        expect(sameText(fillCode(file, clean, 'markup'))).toBe(sameText(html));
      }
    });

    it.each(cases)('%s: the files, in every dialect', (name, values) => {
      for (const syntax of SYNTAXES) {
        const clean = cleanValues(template.props, values);
        const filled = fillCode(code[syntax], clean, syntax);
        if (name !== 'hostile') {
          expect(broken(filled, syntax)).toEqual([]);
        }
        for (const dialect of DIALECTS) {
          const written = inDialect(code[syntax], template.props, dialect, syntax);
          for (const render of Object.values(ENGINES[dialect])) {
            const rendered = render(written, values);
            const same = syntax === 'markup' ? decoded : String;
            expect(same(rendered)).toBe(same(filled));
            expect(syntax === 'markup' && rendered.includes('<script')).toBe(false);
          }
        }
        expect(syntax === 'markup' && filled.includes('<script')).toBe(false);
      }
    });
  },
);

/** Programs that read `[[code, values], …]` and write what an engine of their own makes of it. */
const ELSEWHERE = [
  {
    dialect: 'jinja',
    engine: 'Jinja',
    command: ['python3', '-c'],
    needs: 'import jinja2',
    program: `
import json, sys
from jinja2 import Environment
environment = Environment(keep_trailing_newline=True)
json.dump([environment.from_string(code).render(values) for code, values in json.load(sys.stdin)], sys.stdout)
`,
  },
  {
    dialect: 'liquid',
    engine: 'Liquid for Ruby',
    command: ['ruby', '-e'],
    needs: 'require "liquid"',
    program: `
require 'json'
require 'liquid'
puts JSON.parse($stdin.read).map { |code, values| Liquid::Template.parse(code, error_mode: :strict).render!(values) }.to_json
`,
  },
] as const;

describe.each(ELSEWHERE)('$engine', ({dialect, command, needs, program}) => {
  const run = (code: string, input = '') => {
    const [name, option] = command;
    return spawnSync(name, [option, code], {
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  };
  const isInstalled = run(needs).status === 0;

  (isInstalled ? test : test.skip)('makes the same of its files', () => {
    const work = templates.flatMap((template) =>
      SYNTAXES.flatMap((syntax) => {
        const code = templateIn(template, syntax);
        const written = inDialect(code, template.props, dialect, syntax);
        return casesOf(template).map(([, values]) => ({
          written,
          values,
          filled: fillCode(code, cleanValues(template.props, values), syntax),
        }));
      }),
    );
    const input = JSON.stringify(work.map(({written, values}) => [written, values]));
    const {stdout, stderr} = run(program, input);
    expect(stderr).toBe('');
    const outputs = JSON.parse(stdout) as string[];
    expect(outputs.map(decoded)).toEqual(work.map(({filled}) => decoded(filled)));
  });
});

test('a brand’s name brings no code into the files of any dialect', async () => {
  const sources = await loadSources(
    path.resolve('src/emails'),
    templates.map(({slug}) => slug),
  );
  const [template] = templates;
  const brand = {...DEFAULT_BRAND, name: 'A {{7*7}}{% if 1 %}B{% endif %}{# c #}'};
  const made = template && outputsOf(template, brand, sources, 'https://api.example.com');
  const files = template && made ? filesOf(template, made, brand) : [];
  const written = template ? [...files, ...dialectFilesOf(template, files)] : [];
  expect(written.length).toBeGreaterThan(10);
  for (const {name, content} of written.filter(({name: file}) =>
    /html|txt$/.test(file),
  )) {
    expect([name, content.includes('A 7*7% if 1 %B% endif %# c #')]).toEqual([
      name,
      true,
    ]);
  }
});

test.each([
  ['Your code to ', 'text'],
  ['Hello ,', 'text'],
  ['Hello , this is new.', 'text'],
  ['Browser: Unknown', 'text'],
  ['Browser:    \nPlace: here', 'text'],
  ['You have undefined for it.', 'text'],
  ['We wrote to , as you asked.', 'text'],
  ['It ends on .', 'text'],
  ['Write to {{email}}.', 'text'],
  ['One  two', 'text'],
  ['<body><h1>Your code to </h1></body>', 'markup'],
  ['<body><p>Hello ,</p></body>', 'markup'],
  ['<body><table><tr><td class="ink line" style="x"></td></tr></table></body>', 'markup'],
] as const)('the checker finds the fault in %j', (output, syntax) => {
  expect(faultsOf(output, syntax)).not.toEqual([]);
});

test('a row without a fallback stands in one place', () => {
  const specs = templates.find(({slug}) => slug === 'verification-code')?.props ?? [];
  expect(() => withOptions('{{device}}\nalso {{device}}\n', specs, 'text')).toThrow(
    'device has no fallback',
  );
});
