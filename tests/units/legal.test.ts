import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {securityMeasures} from '../../src/legal/securityMeasures';
import {facts} from '../../src/site/facts';
import {footerColumns} from '../../src/site/navigation';
import {redirects} from '../../src/site/redirects';
import {dohServers} from '../../src/tools/dns/doh';

interface Heading {
  depth: number;
  title: string;
  id: string;
  /** Up to the next heading of this depth or above. */
  text: string;
}

interface LegalText {
  /** Name of the file without its ending, which is the last part of the address. */
  name: string;
  fields: Record<string, unknown>;
  body: string;
  headings: Heading[];
}

const HEADING = /^(#{2,4}) (.+?) \{\/\* #([\w-]+) \*\/\}$/gm;

function headingsOf(body: string): Heading[] {
  const found = [...body.matchAll(HEADING)];
  return found.map((match, index) => {
    const [line, hashes = '', title = '', id = ''] = match;
    const end = found
      .slice(index + 1)
      .find(([, others = '']) => others.length <= hashes.length);
    const text = body.slice(match.index + line.length, end?.index);
    return {depth: hashes.length, title, id, text};
  });
}

function readLegal(file: string): LegalText {
  const source = readFileSync(path.join('legal', file), 'utf8');
  const [, yaml = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  return {
    name: file.replace(/\.mdx$/, ''),
    fields: parse(yaml) as Record<string, unknown>,
    body,
    headings: headingsOf(body),
  };
}

const texts = readdirSync('legal').map(readLegal);
const POLICY = 'privacy-policy';
const TERMS = 'terms-of-service';
const AGREEMENT = 'data-processing-agreement';

function text(name: string): LegalText {
  const found = texts.find((one) => one.name === name);
  if (!found) {
    throw new Error(`There is no legal/${name}.mdx.`);
  }
  return found;
}

function section(name: string, id: string): string {
  return text(name).headings.find((heading) => heading.id === id)?.text ?? '';
}

/** What stands in the first column of a section's first table. */
function firstCells(markdown: string): string[] {
  const [, , ...rows] = markdown.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => row.split('|')[1]?.trim() ?? '');
}

/** The sentences of a text: without tables, markup and what stands in components. */
function sentencesOf({body}: LegalText): string[] {
  const plain = body
    .replace(/^\s*\|.*$/gm, '')
    .replace(HEADING, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/<[^>]+>/g, 'value')
    .replace(/\((?:[^()]*?Article[^()]*)\)/g, '')
    .replace(/\*\*/g, '');
  return plain
    .split(/\n\s*(?:\n|[-\d]+\.? )/)
    .flatMap((block) => block.split(/(?<=[.?;:])\s+(?=["\p{L}])/u))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /\w \w/.test(sentence));
}

describe('the legal pages', () => {
  it('are those that the footer and the short addresses lead to', () => {
    const there = texts.map(({name}) => `/legal/${name}/`);
    const [legal] = footerColumns.filter(({title}) => title === 'Legal');
    expect(legal?.links.map(({href}) => href).sort()).toEqual(there);
    for (const {to} of redirects.filter((one) => one.to.startsWith('/legal/'))) {
      expect(there).toContain(to);
    }
  });

  describe.each(texts)('$name', ({name, fields, body, headings}) => {
    it('has a version, its day, and what changed, newest first', () => {
      const days = (fields['changes'] as {date: string}[]).map(({date}) => date);
      expect(days).toEqual([...days].sort().reverse());
      expect(days[0]).toBe(fields['effectiveDate']);
      expect(fields['version']).toMatch(/^\d+\.\d+$/);
    });

    it('says at the head of each section what it says', () => {
      const without = headings
        .filter(({depth}) => depth === 2)
        .filter(
          ({text: after}) => !/^\n\n<InShort>\n\n\S.+\n\n<\/InShort>\n/.test(after),
        );
      expect(without.map(({title}) => title)).toEqual([]);
      expect(headings.length).toBeGreaterThan(10);
    });

    it('counts its sections without a gap', () => {
      const numbers = headings
        .filter(({depth}) => depth === 2)
        .flatMap(({title}) => /^(\d+)\. /.exec(title)?.[1] ?? []);
      expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
      expect(numbers.length > 10).toBe(name !== POLICY);
    });

    it('leads to the sections it names', () => {
      const wrong = [...body.matchAll(/\[([^\]]+)\]\((\/legal\/([\w-]+)\/)?#([\w-]+)\)/g)]
        .map(([link, label = '', , page = name, id = '']) => {
          const target = text(page).headings.find((heading) => heading.id === id);
          const named = /\b(?:section|annex) (\d+|[IV]+)\b/i.exec(label)?.[1];
          const found = /^(?:Annex )?(\d+|[IV]+)[.:] /.exec(target?.title ?? '')?.[1];
          return {link, isRight: target !== undefined && (!named || named === found)};
        })
        .filter(({isRight}) => !isRight);
      expect(wrong).toEqual([]);
    });

    it('takes values of the owner from the facts', () => {
      const ids = [...body.matchAll(/<Fact id="(\w+)"/g)].map(([, id = '']) => id);
      expect(ids.length).toBeGreaterThan(3);
      const bad = ids.filter(
        (id) =>
          !Object.hasOwn(facts, id) ||
          typeof facts[id as keyof typeof facts].value === 'object',
      );
      expect(bad).toEqual([]);
      const names = facts.subProcessors.value.map((company) => company.name);
      expect(names.filter((company) => body.includes(company))).toEqual([]);
    });

    it('is written in short sentences', () => {
      const lengths = sentencesOf({name, fields, body, headings}).map((sentence) => ({
        words: sentence.split(' ').length,
        sentence,
      }));
      const sum = lengths.reduce((all, {words}) => all + words, 0);
      expect(sum / lengths.length).toBeLessThan(17);
      expect(lengths.filter(({words}) => words > 48)).toEqual([]);
    });
  });
});

describe('the data processing agreement', () => {
  /** What Article 28(3) of the GDPR asks for, by letter, in the words that carry it. */
  const LETTERS: Readonly<Record<string, readonly RegExp[]>> = {
    a: [
      /only on your documented instructions/,
      /transfers to a third country or an international organisation/,
      /unless that law forbids it on important grounds of public interest/,
      /breaks the GDPR or other data protection law, we tell you immediately/,
    ],
    b: [/committed themselves to confidentiality/, /bound to it by law/],
    c: [/all measures that Article 32 requires/],
    d: [
      /Article 28\(2\) and \(4\)/,
      /You can object/,
      /the same data protection duties/,
      /we answer to you for it/,
    ],
    e: [/technical and organisational measures/, /Articles 12 to 23/],
    f: [/Articles 32 to 36/, /without undue delay/, /Article 33\(2\)/],
    g: [/return or delete all your data, as you choose/, /law .* demands it/],
    h: [/all information you need/, /audits, inspections included/, /auditor you name/],
  };

  it.each(Object.entries(LETTERS))('covers Article 28(3)(%s)', (letter, duties) => {
    const duty = section(AGREEMENT, `art-28-3-${letter}`);
    expect(duty).toContain(`Article 28(3)(${letter})`);
    for (const words of duties) {
      expect(duty).toMatch(words);
    }
    expect(section(AGREEMENT, 'where')).toContain(`(#art-28-3-${letter})`);
  });

  it('describes the processing, as the first sentence of Article 28(3) asks', () => {
    expect(firstCells(section(AGREEMENT, 'annex-1'))).toEqual(
      expect.arrayContaining([
        'Subject matter',
        'Duration',
        'Nature',
        'Purpose',
        'People',
        'Contact data',
      ]),
    );
  });

  it('takes measures and sub-processors from one place each', () => {
    expect(section(AGREEMENT, 'annex-2')).toContain('<SecurityMeasures />');
    expect(section(AGREEMENT, 'annex-3')).toContain('<SubProcessors customerData />');
    expect(section(POLICY, 'recipients')).toContain('<SubProcessors />');
  });

  it('has measures for each point of Article 32(1)', () => {
    const aims = securityMeasures.map(({aim}) => aim).join(', ');
    // Point (a), then confidentiality, integrity, availability of (b), then (c) and (d).
    expect(aims).toMatch(
      /Encryption.*Access by people.*Pseudonyms.*Integrity.*Availability.*Recovery.*Regular checks/,
    );
  });
});

describe('the terms of service', () => {
  it('keep to the times of the Data Act', () => {
    const days = (fact: {value: string}) => Number.parseInt(fact.value, 10);
    expect(days(facts.switchingNotice)).toBeLessThanOrEqual(60);
    expect(days(facts.retrievalPeriod)).toBeGreaterThanOrEqual(30);
    const switching = section(TERMS, 'switching');
    for (const words of [
      /never more than two months/,
      /30 days/,
      /14 working days/,
      /seven months at most/,
      /extend this time once/,
      /What you can take/,
      /What stays/,
      /Erasure/,
      /costs nothing/,
    ]) {
      expect(switching).toMatch(words);
    }
  });

  it('name the trial as the specification does, and the anti-spam policy', () => {
    expect(section(TERMS, 'trial')).toContain('seven days');
    for (const id of ['what-you-send', 'suspension']) {
      expect(section(TERMS, id)).toContain('(/anti-spam-policy/)');
    }
  });
});

describe('the privacy policy and the code', () => {
  const sources = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/__tests__|\.d\.ts$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'));
  /** Without comments that begin a line, which may speak of storage. */
  const code = sources.join('\n').replace(/^\s*(?:\/\*[^]*?\*\/|\/\/.*)/gm, '');

  /** One look into the browser's storage, with the name of the constant for its key. */
  const USE =
    /\b(?:(local|session)Storage\.(?:get|set|remove)Item\(|stored?\('(local|session)Storage',|(?:keepForReload|readKept|forgetKept)\() *([A-Z]\w+)/g;

  const kept = [...code.matchAll(USE)].map(([, area, other, constant = '']) => {
    const value = new RegExp(`\\bconst ${constant} = '([^']+)'`).exec(code)?.[1];
    // What is handed over the automatic reload is in session storage.
    return {area: area ?? other ?? 'session', key: value ?? `${constant}?`};
  });
  const rows = section(POLICY, 'what-your-browser-keeps')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const named = (kind: string) =>
    rows.filter((cells) => cells[2] === kind).map((cells) => cells[1] ?? '');

  it.each([
    ['local', 'Local storage'],
    ['session', 'Session storage'],
  ])('name the same keys of %s storage', (area, kind) => {
    const keys = new Set(kept.filter((use) => use.area === area).map(({key}) => key));
    expect(named(kind).sort()).toEqual([...keys].map((key) => `\`${key}\``).sort());
  });

  it('know every way in which the code uses storage', () => {
    const others = code
      .replace(USE, '')
      // Functions that take the kind of storage, or the key.
      .replaceAll("area: 'localStorage' | 'sessionStorage'", '')
      .replace('return access(sessionStorage);', '')
      .match(/.*\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b.*/g);
    expect(others ?? []).toEqual([]);
  });

  it('know the cookies: none is written but to delete it', () => {
    expect(named('Cookie')).toEqual(['`user`', '`_ga` and `_ga_…`']);
    const writes = code.match(/document\.cookie = .*/g) ?? [];
    expect(writes.filter((line) => !line.includes('max-age=0'))).toEqual([]);
  });

  it('name every resolver that the tools can ask, in the order of the tools', () => {
    const table = section(POLICY, 'dns-tools');
    expect(firstCells(table)).toEqual([...dohServers.map(({name}) => name), 'Your own']);
    for (const {url} of dohServers) {
      expect(table).toContain(`\`${new URL(url).hostname}\``);
    }
  });

  it('name every service that settings can switch on', () => {
    const services = [...text(POLICY).body.matchAll(/<InUse service="(\w+)" \/>/g)];
    expect(services.map(([, service]) => service).sort()).toEqual([
      'algolia',
      'googleTag',
      'plausible',
      'sentry',
    ]);
  });
});
