import fc from 'fast-check';
import {parseCodeMeta} from '../codeMeta';
import {copyableText} from '../copyableText';
import {highlight, LANGUAGES, languageOf, markLines} from '../highlight';

const textOf = (html: string) =>
  html
    .replace(/<\/?(b|i|mark)(?: class="\w")?>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('highlight', () => {
  it.each([
    ['markup', '<a href="x">b</a>', '<i>'],
    ['css', 'a { color: red; }', '<b>'],
    ['javascript', 'const a = "b"; // c', '<i class="c">'],
    ['bash', 'curl -H "A: b" # c', '<i>'],
    ['ruby', 'require "json"', '<i>'],
    ['php', '$a = json_encode(["b" => true]);', '<i>'],
    ['json', '{"a": 1}', '<i class="n">1</i>'],
    ['markdown', '# Title', '<b>'],
    ['python', 'import os', '<b>import</b>'],
  ])('colours %s', (language, code, part) => {
    expect(highlight(code, language)).toContain(part);
  });

  it('changes no character of any text, in any language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.string(), (language, code) => {
        expect(textOf(highlight(code, language))).toBe(code);
      }),
    );
  });

  it('marks a part once that lies in one of its own kind', () => {
    expect(highlight('<a href="x">', 'markup')).toBe('<b>&lt;a href<i>="x"</i>&gt;</b>');
  });

  it('leaves no markup in what it was given', () => {
    expect(highlight('<script>alert(1)</script>', 'text')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    );
  });

  it('names the languages there are for one there is not', () => {
    expect(() => languageOf('cobol')).toThrow(
      /"cobol" is not known here\. Use one of: markup/,
    );
    expect(languageOf('html')).toBe('markup');
  });
});

describe('markLines', () => {
  it('marks lines and keeps the text', () => {
    const html = highlight('a = """b\nc"""\nd', 'python');
    const marked = markLines(html, new Set([2]));
    expect(textOf(marked)).toBe('a = """b\nc"""\nd');
    expect(marked.match(/<mark>/g)).toHaveLength(1);
  });

  it('keeps its marks properly nested', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(6)), (code, lines) => {
        const marked = markLines(highlight(`"${code}\n${code}`, 'php'), new Set(lines));
        const open: string[] = [];
        for (const [, slash, tag] of marked.matchAll(/<(\/?)(b|i|mark)\b[^>]*>/g)) {
          if (slash) {
            expect(open.pop()).toBe(tag);
          } else {
            open.push(tag ?? '');
          }
        }
        expect(open).toEqual([]);
      }),
    );
  });
});

describe('parseCodeMeta', () => {
  it('reads title and lines', () => {
    expect(parseCodeMeta('title="send.js" {2,4-6}')).toEqual({
      title: 'send.js',
      marked: new Set([2, 4, 5, 6]),
    });
    expect(parseCodeMeta('')).toEqual({marked: new Set()});
  });
  it('says how lines are written', () => {
    expect(() => parseCodeMeta('{two}')).toThrow(/like \{2,4-5\}/);
  });
});

describe('copyableText', () => {
  it('copies commands without prompts and without their output', () => {
    expect(
      copyableText(
        '$ dig +short \\\n  TXT acme.example\n"v=spf1 -all"\n$ echo ok\nok\n',
        'bash',
      ),
    ).toBe('dig +short \\\n  TXT acme.example\necho ok');
  });
  it('copies everything else as it is', () => {
    expect(copyableText('export A=1\necho $A\n', 'bash')).toBe('export A=1\necho $A');
    expect(copyableText('$a = 1;\n', 'php')).toBe('$a = 1;');
  });
});
