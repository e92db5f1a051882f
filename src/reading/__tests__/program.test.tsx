import {renderToStaticMarkup} from 'react-dom/server';
import {joinProgram, programFile} from '../programText';
import {Steps} from '../Steps';

describe('joinProgram', () => {
  it('puts one sample after the other, with an empty line in between', () => {
    expect(joinProgram(['const a = 1;\n', 'send(a);\n\n'])).toBe(
      'const a = 1;\n\nsend(a);\n',
    );
  });

  it('keeps the indentation of the first line', () => {
    expect(joinProgram(['  - a'])).toBe('  - a\n');
  });
});

describe('programFile', () => {
  it.each([
    ['bash', 'send.sh'],
    ['javascript', 'send.mjs'],
    ['python', 'send.py'],
    ['ruby', 'send.rb'],
    ['php', 'send.php'],
    ['cobol', 'send.txt'],
  ])('of %s is %s', (language, file) => {
    expect(programFile('send', language)).toBe(file);
  });
});

describe('Steps', () => {
  it('offer the program that they build, and nothing where there is none', () => {
    const html = renderToStaticMarkup(<Steps program="send">Text</Steps>);
    expect(html).toContain('data-program="send"');
    expect(html).toContain('data-control="copy-program"');
    expect(html).toContain('data-control="save-program"');
    expect(renderToStaticMarkup(<Steps>Text</Steps>)).not.toContain('data-control');
  });
});
