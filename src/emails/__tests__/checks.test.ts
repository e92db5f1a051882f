import fc from 'fast-check';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {checkEmail, type FinishedEmail} from '../checks';
import {ageWarning} from '../evidence/evidenceFile';
import {DEFAULT_BRAND} from '../options';

const GOOD: FinishedEmail = {
  subject: 'Reset your Acme password',
  preheader: 'The link works once and expires in 30 minutes.',
  html: '<html lang="en"><head><title>T</title><meta name="color-scheme" content="light dark"/><style>@media (prefers-color-scheme: dark) {}</style></head><body><img src="https://a.example/l.png" alt="Acme"/><a href="https://a.example/?a=1&amp;b=2">Choose a password</a><a href="mailto:a@b.example">a@b.example</a></body></html>',
  text: 'Choose a password:\nhttps://a.example/?a=1&b=2\n\nWrite to a@b.example.\n',
  brand: DEFAULT_BRAND,
};

const failed = (email: Partial<FinishedEmail>) =>
  checkEmail({...GOOD, ...email})
    .filter(({passed}) => !passed)
    .map(({id}) => id);

describe('checkEmail', () => {
  it('finds nothing in an email that is in order', () => {
    expect(failed({})).toEqual([]);
    expect(checkEmail(GOOD).some(({advice}) => advice)).toBe(false);
  });

  const link = (inside: string) => `${GOOD.html}<a ${inside}</a>`;
  it.each<[string, string[], Partial<FinishedEmail>]>([
    ['no subject', ['subject-length'], {subject: ''}],
    ['a long subject', ['subject-length'], {subject: 'a'.repeat(61)}],
    ['a short preheader', ['preheader-length'], {preheader: 'Hello'}],
    ['a long preheader', ['preheader-length'], {preheader: 'a'.repeat(151)}],
    ['a subject with a placeholder', ['placeholders'], {subject: 'Hello {{name}}'}],
    ['a text with a tag of Liquid', ['placeholders'], {text: `${GOOD.text}{% if a %}`}],
    ['a long line', ['line-length'], {text: `${GOOD.text}${'é'.repeat(500)}`}],
    ['much HTML', ['html-size'], {html: GOOD.html + '<p>a</p>\n'.repeat(12_000)}],
    [
      'a link to nowhere',
      ['link-targets', 'links-in-text'],
      {html: link('href="#">Open the page')},
    ],
    [
      'a link without encryption',
      ['link-targets', 'links-in-text'],
      {html: link('href="http://b.example">Open the page')},
    ],
    [
      'a link that says nothing',
      ['link-words'],
      {html: link('href="https://a.example/?a=1&amp;b=2">Click <b>here</b>')},
    ],
    ['a text without the link', ['links-in-text'], {text: 'a@b.example'}],
    ['a picture without words', ['picture-words'], {html: `${GOOD.html}<img src="x"/>`}],
    ['a script', ['no-scripts'], {html: `${GOOD.html}<SCRIPT>1</SCRIPT>`}],
    ['no language', ['language'], {html: GOOD.html.replace(' lang="en"', '')}],
    ['no dark mode', ['dark-mode'], {html: GOOD.html.replace('dark)', 'x)')}],
  ])('finds %s', (_, ids, email) => {
    expect(failed(email)).toEqual(ids);
    for (const {passed, advice = ''} of checkEmail({...GOOD, ...email})) {
      expect(passed).toBe(advice === '');
    }
  });

  it('takes a subject of emoji for as many characters as are seen as such', () => {
    expect(failed({subject: '👩‍👩‍👧'.repeat(60)})).toEqual([]);
  });

  it('never throws, and always gives every result', () => {
    const text = fc.string({unit: anyCharacter});
    const count = checkEmail(GOOD).length;
    fc.assert(
      fc.property(text, text, text, text, (subject, preheader, html, plain) => {
        expect(checkEmail({...GOOD, subject, preheader, html, text: plain})).toHaveLength(
          count,
        );
      }),
    );
  });
});

describe('ageWarning', () => {
  it('warns of data that is more than 90 days old', () => {
    expect(ageWarning('2026-05-13', '2026-08-11')).toBeUndefined();
    expect(ageWarning('2026-05-13', '2026-08-12')).toContain('91 days old (2026-05-13)');
  });
});
