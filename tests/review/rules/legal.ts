/**
 * What a lawyer's change must not lose without noticing. None of it turns a build red: the
 * lawyer decides.
 */
// cspell:ignore organi ational
import {facts} from '../../../src/site/facts';
import {
  excerpt,
  sectionOf,
  type Content,
  type Finding,
  type MarkdownPage,
  type Rule,
} from '../page';

const LONGEST_SENTENCE = 48;
const LONGEST_MEAN = 17;

interface Duty {
  /** The page, by the name of its file. */
  page: string;
  /** Address of the section. */
  id: string;
  /** What it is about, for the remark. */
  about: string;
  words: readonly RegExp[];
}

const AGREEMENT = 'legal/data-processing-agreement.mdx';
const TERMS = 'legal/terms-of-service.mdx';

const article28 = (letter: string, words: readonly RegExp[]): Duty => ({
  page: AGREEMENT,
  id: `art-28-3-${letter}`,
  about: `Article 28(3)(${letter}) of the GDPR`,
  words: [new RegExp(`Article 28\\(3\\)\\(${letter}\\)`), ...words],
});

/** What the law asks for, in the words that carry it. */
const DUTIES: readonly Duty[] = [
  article28('a', [
    /only on your documented instructions/,
    /transfers to a third country or an international organi[sz]ation/,
    /unless that law forbids it on important grounds of public interest/,
    /breaks the GDPR or other data protection law, we tell you immediately/,
  ]),
  article28('b', [/committed themselves to confidentiality/, /bound to it by law/]),
  article28('c', [/all measures that Article 32 requires/]),
  article28('d', [
    /Article 28\(2\) and \(4\)/,
    /You can object/,
    /the same data protection duties/,
    /we answer to you for it/,
  ]),
  article28('e', [/technical and organi[sz]ational measures/, /Articles 12 to 23/]),
  article28('f', [/Articles 32 to 36/, /without undue delay/, /Article 33\(2\)/]),
  article28('g', [/return or delete all your data, as you choose/, /law .* demands it/]),
  article28('h', [
    /all information you need/,
    /audits, inspections included/,
    /auditor you name/,
  ]),
  {
    page: AGREEMENT,
    id: 'annex-1',
    about: 'the first sentence of Article 28(3)',
    words: [/Subject matter/, /Duration/, /Nature/, /Purpose/, /People/, /Contact data/],
  },
  {
    page: TERMS,
    id: 'switching',
    about: 'switching under the Data Act',
    words: [
      /never more than two months/,
      /30 days/,
      /14 working days/,
      /seven months at most/,
      /extend this time once/,
      /What you can take/,
      /What stays/,
      /Erasure/,
      /costs nothing/,
    ],
  },
  {page: TERMS, id: 'trial', about: 'the length of the trial', words: [/seven days/]},
  {
    page: TERMS,
    id: 'what-you-send',
    about: 'the anti-spam policy',
    words: [/\(\/anti-spam-policy\/\)/],
  },
  {
    page: TERMS,
    id: 'suspension',
    about: 'the anti-spam policy',
    words: [/\(\/anti-spam-policy\/\)/],
  },
];

/** Words that a duty rests on and that its section does not have any more. */
function lostWords(page: MarkdownPage): Finding[] {
  return DUTIES.filter((duty) => duty.page === page.name).flatMap(
    ({id, about, words}) => {
      const section = sectionOf(page, id);
      if (!section) {
        return [
          {file: page.name, line: 1, says: `There is no section #${id}, on ${about}.`},
        ];
      }
      const text = section.source.replace(/\s+/g, ' ');
      return words
        .filter((pattern) => !pattern.test(text))
        .map((pattern) => ({
          file: page.name,
          line: section.line,
          says: `The section on ${about} does not say “${pattern.source.replace(/\\/g, '')}”.`,
        }));
    },
  );
}

/** Sections without a summary at their head. */
function withoutSummary({name, sections}: MarkdownPage): Finding[] {
  return sections
    .filter(({heading, source}) => heading && !/^\n*<InShort>\n/.test(source))
    .map(({heading, line}) => ({
      file: name,
      line,
      says: `“${heading}” has no summary.`,
    }));
}

/** Numbered sections that do not count up from one. */
function miscounted({name, sections}: MarkdownPage): Finding[] {
  return sections
    .flatMap(({heading, line}) => {
      const number = /^(\d+)\. /.exec(heading)?.[1];
      return number === undefined ? [] : [{heading, line, number: Number(number)}];
    })
    .filter(({number}, index) => number !== index + 1)
    .map(({heading, line}) => ({
      file: name,
      line,
      says: `“${heading}” is out of order.`,
    }));
}

/** Links that name a section by another number than it has. */
function misnamed(page: MarkdownPage, all: readonly MarkdownPage[]): Finding[] {
  const links = page.source.matchAll(
    /\[([^\]]+)\]\((?:\/(legal\/[\w-]+)\/)?#([\w-]+)\)/g,
  );
  return [...links].flatMap((match) => {
    const [link, label = '', path, id = ''] = match;
    const target = all.find(({name}) => name === (path ? `${path}.mdx` : page.name));
    const heading = (target && sectionOf(target, id)?.heading) ?? '';
    const named = /\b(?:section|annex) (\d+|[IV]+)\b/i.exec(label)?.[1];
    const found = /^(?:Annex )?(\d+|[IV]+)[.:] /.exec(heading)?.[1];
    return named && named !== found
      ? [
          {
            file: page.name,
            line: page.source.slice(0, match.index).split('\n').length,
            says: `${link} leads to “${heading}”.`,
          },
        ]
      : [];
  });
}

/** Sentences of a text, without tables, headings, and citations in brackets. */
function clausesOf({sections}: MarkdownPage) {
  return sections
    .flatMap(({texts}) => texts)
    .filter(({kind}) => kind === 'prose')
    .flatMap(({plain, file, line}) =>
      plain
        .replace(/\([^()]*?Article[^()]*\)/g, '')
        .split(/(?<=[.?;:])\s+(?=["\p{L}])/u)
        .map((text) => ({text, file, line, words: text.split(/\s+/).length}))
        .filter(({words}) => words > 1),
    );
}

function longSentences(page: MarkdownPage): Finding[] {
  const clauses = clausesOf(page);
  const mean = clauses.reduce((sum, {words}) => sum + words, 0) / (clauses.length || 1);
  const long = clauses
    .filter(({words}) => words > LONGEST_SENTENCE)
    .map(({file, line, words, text}) => ({
      file,
      line,
      says: `${String(words)} words: “${excerpt(text, 60)}”`,
    }));
  return mean > LONGEST_MEAN
    ? [
        {
          file: page.name,
          line: 1,
          says: `A sentence has ${mean.toFixed(1)} words on average, and ${String(LONGEST_MEAN)} are the most.`,
        },
        ...long,
      ]
    : long;
}

/** Companies that a text names although the list of sub-processors is in the facts. */
function namedCompanies({name, source}: MarkdownPage): Finding[] {
  return facts.subProcessors.value
    .filter((company) => source.includes(company.name))
    .map((company) => ({
      file: name,
      line: source.slice(0, source.indexOf(company.name)).split('\n').length,
      says: `The text names ${company.name}, which is in the list of sub-processors.`,
    }));
}

/** Days of the versions of a page: newest first, and the first is the day it is valid from. */
function wrongVersions({name, fields}: MarkdownPage): Finding[] {
  const {changes, effectiveDate} = fields as {
    changes?: readonly {date?: string}[];
    effectiveDate?: string;
  };
  const list: readonly {date?: string}[] = Array.isArray(changes) ? changes : [];
  const days = list.map((change) => change.date ?? '');
  const isSorted = days.every(
    (day, index) => index === 0 || day <= (days[index - 1] ?? ''),
  );
  return isSorted && (days.length === 0 || days[0] === effectiveDate)
    ? []
    : [
        {
          file: name,
          line: 1,
          says: `The changes are from ${days.join(', ')}, and the page is valid from ${effectiveDate ?? 'no day'}.`,
        },
      ];
}

const MEASURES = 'src/legal/securityMeasures.ts';
/** Article 32(1): point (a), confidentiality, integrity, availability of (b), (c), (d). */
const AIMS = [
  'Encryption',
  'Access by people',
  'Pseudonyms',
  'Integrity',
  'Availability',
  'Recovery',
  'Regular checks',
];

/** Points of Article 32(1) that the measures have no aim for. */
function lostMeasures({read}: Content): Finding[] {
  const source = read(MEASURES) ?? '';
  return AIMS.filter((aim) => source && !source.includes(aim)).map((aim) => ({
    file: MEASURES,
    line: 1,
    says: `No measure has the aim “${aim}”, which Article 32(1) of the GDPR asks for.`,
  }));
}

const onLegalPages = (
  check: (page: MarkdownPage, all: readonly MarkdownPage[]) => Finding[],
): Rule['check'] => {
  return ({markdown}) => {
    const legal = markdown.filter(({kind}) => kind === 'legal');
    return legal.flatMap((page) => check(page, legal));
  };
};

export const legalRules: readonly Rule[] = [
  {
    name: 'duty of the law',
    cure: 'Ask the lawyer whether the new wording says the same, then change the words in tests/review/rules/legal.ts.',
    check: (content) => [...onLegalPages(lostWords)(content), ...lostMeasures(content)],
  },
  {
    name: 'versions',
    cure: 'Put the newest change first, and its day into effectiveDate.',
    check: onLegalPages(wrongVersions),
  },
  {
    name: 'owner’s value',
    cure: 'Take it from src/site/facts.ts, with <SubProcessors /> or <Fact id="…" />.',
    check: onLegalPages(namedCompanies),
  },
  {
    name: 'summary',
    cure: 'Begin the section with <InShort> and one or two sentences.',
    check: onLegalPages(withoutSummary),
  },
  {
    name: 'section number',
    cure: 'Number the sections from 1, without leaving a number out.',
    check: onLegalPages(miscounted),
  },
  {
    name: 'section named',
    cure: 'Name the section by the number it has.',
    check: onLegalPages(misnamed),
  },
  {
    name: 'long sentence',
    cure: 'Split the sentence, or make a list of it.',
    check: onLegalPages(longSentences),
  },
];
