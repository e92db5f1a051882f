import {facts} from '../../../src/site/facts';
import {readMarkdown} from '../../review/readMarkdown';
import {legalRules} from '../../review/rules/legal';

const POLICY = 'legal/privacy-policy.mdx';

/** What a rule says of one page or several, with the line. */
function says(name: string, pages: Readonly<Record<string, string>>): string[] {
  const markdown = Object.entries(pages).map(([file, source]) =>
    readMarkdown(file, source),
  );
  const rule = legalRules.find((one) => one.name === name);
  if (!rule) {
    throw new Error(`There is no rule “${name}”.`);
  }
  return rule
    .check({markdown, views: [], read: () => undefined})
    .map((finding) => `${String(finding.line)} ${finding.says}`);
}

test('words that a duty of the law rests on', () => {
  const agreement = (text: string) => ({
    'legal/data-processing-agreement.mdx': `## 5. Confidentiality {/* #art-28-3-b */}\n\n${text}\n`,
  });
  const found = (text: string) =>
    says('duty of the law', agreement(text)).filter((one) => one.includes('(3)(b)'));
  const whole =
    'Article 28(3)(b): our staff have committed themselves to\nconfidentiality or are bound to it by law.';
  expect(found(whole)).toEqual([]);
  expect(found(whole.replace('bound to it by law', 'careful'))).toEqual([
    '1 The section on Article 28(3)(b) of the GDPR does not say “bound to it by law”.',
  ]);
  expect(says('duty of the law', agreement(whole)).join('\n')).toContain(
    'There is no section #art-28-3-c',
  );
  expect(says('duty of the law', {[POLICY]: 'Text.'})).toEqual([]);
});

test('a section without a summary', () => {
  const text = '## One {/* #one */}\n\n<InShort>\n\nIn short.\n\n</InShort>\n';
  expect(says('summary', {[POLICY]: text})).toEqual([]);
  expect(says('summary', {[POLICY]: `${text}\n## Two {/* #two */}\n\nText.`})).toEqual([
    '9 “Two” has no summary.',
  ]);
});

test('a section that is miscounted', () => {
  const text = (...numbers: number[]) => ({
    [POLICY]: numbers.map((number) => `## ${String(number)}. A`).join('\n\n'),
  });
  expect(says('section number', text(1, 2, 3))).toEqual([]);
  expect(says('section number', text(1, 3))).toEqual(['3 “3. A” is out of order.']);
  expect(says('section number', {[POLICY]: '## Without a number'})).toEqual([]);
});

test('a link that names another section than it leads to', () => {
  const pages = (label: string) => ({
    [POLICY]: `See [${label}](/legal/terms-of-service/#trial).`,
    'legal/terms-of-service.mdx': '## 4. The trial {/* #trial */}',
  });
  expect(says('section named', pages('section 4'))).toEqual([]);
  expect(says('section named', pages('the trial'))).toEqual([]);
  expect(says('section named', pages('section 5'))).toEqual([
    '1 [section 5](/legal/terms-of-service/#trial) leads to “4. The trial”.',
  ]);
  expect(
    says('section named', {
      [POLICY]: '## Annex II: Data {/* #two */}\n\n[Annex I](#two)',
    }),
  ).toHaveLength(1);
});

test('a long sentence, citations in brackets not counted', () => {
  const words = (count: number) =>
    `${Array.from({length: count}, () => 'word').join(' ')}.`;
  const text = (count: number) => ({
    [POLICY]: `${words(count)}\n\n${Array.from({length: 9}, () => words(5)).join('\n\n')}`,
  });
  expect(says('long sentence', text(48))).toEqual([]);
  expect(says('long sentence', text(49))).toEqual([
    expect.stringMatching(/^1 49 words: “word word/),
  ]);
  const cited = `${words(47).slice(0, -1)} (as Article 6(1)(b) and others say).`;
  expect(says('long sentence', {[POLICY]: cited}).join('\n')).not.toContain('48 words:');
  expect(says('long sentence', {[POLICY]: words(18)})).toEqual([
    '1 A sentence has 18.0 words on average, and 17 are the most.',
  ]);
});

test('changes that are out of order, or not from the day the page is valid from', () => {
  const found = (effective: string, ...days: string[]) =>
    says('versions', {
      [POLICY]: `---\neffectiveDate: ${effective}\nchanges:\n${days.map((day) => `  - date: ${day}\n    text: x\n`).join('')}---\n`,
    });
  expect(found('2026-11-22', '2026-11-22', '2026-01-01')).toEqual([]);
  expect(found('2026-01-01', '2026-01-01', '2026-11-22')).toHaveLength(1);
  expect(found('2026-01-01', '2026-11-22')).toHaveLength(1);
});

test('a sub-processor that the text names', () => {
  const [company] = facts.subProcessors.value;
  const named = `Text.\n\nWe use ${company?.name ?? ''}.`;
  expect(says('owner’s value', {[POLICY]: named})).toEqual([
    `3 The text names ${company?.name ?? ''}, which is in the list of sub-processors.`,
  ]);
  expect(says('owner’s value', {[POLICY]: 'Text.'})).toEqual([]);
});

test('an aim of Article 32(1) that no measure has', () => {
  const aims = ['Encryption', 'Access by people', 'Pseudonyms', 'Integrity'];
  const rule = legalRules.find(({name}) => name === 'duty of the law');
  const found = rule?.check({markdown: [], views: [], read: () => aims.join('\n')});
  expect(found?.map(({says: sentence}) => /“(.*)”/.exec(sentence)?.[1])).toEqual([
    'Availability',
    'Recovery',
    'Regular checks',
  ]);
});
