/** @jest-environment jsdom */
import {act, createElement, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import '../client/translation';

// cspell:words onetwo threetwo fourthree sixseven

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

let root: Root;
let line: HTMLElement;

beforeEach(() => {
  line = document.createElement('p');
  document.body.append(line);
  root = createRoot(line);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.innerHTML = '';
});

/** Changes the page, and waits until the change is noticed. */
async function change(run: () => void): Promise<void> {
  await act(async () => {
    run();
    await Promise.resolve();
  });
}

const render = (...children: ReactNode[]) =>
  change(() => {
    root.render(children.map((child, index) => createElement(Part, {key: index}, child)));
  });

/** Each text has a place of its own, so that React keeps it when others come and go. */
function Part({children}: {children?: ReactNode}) {
  return children;
}

/** Translators put one <font> into another. */
function fontWith(child: Node | string): HTMLElement {
  const outer = document.createElement('FONT');
  const inner = document.createElement('FONT');
  inner.append(child);
  outer.append(inner);
  return outer;
}

const translated = (text: CharacterData) => fontWith(text.data.toUpperCase());

function putAround(text: Text): void {
  const font = document.createElement('FONT');
  const inner = document.createElement('FONT');
  font.append(inner);
  text.before(font);
  inner.append(text);
  text.data = text.data.toUpperCase();
}

function textsOf(parent: Node): Text[] {
  return [...parent.childNodes].filter((child) => child instanceof Text);
}

type Translator = (text: Text) => void;

const TRANSLATORS: [string, Translator][] = [
  [
    'in one step',
    (text) => {
      text.replaceWith(translated(text));
    },
  ],
  [
    'with the new text before the old one first',
    (text) => {
      text.before(translated(text));
      text.remove();
    },
  ],
  [
    'with the new text after the old one first',
    (text) => {
      text.after(translated(text));
      text.remove();
    },
  ],
  ['around the text', putAround],
  [
    'twice over',
    (text) => {
      const first = translated(text);
      text.replaceWith(first);
      first.replaceWith(fontWith(text.data.toUpperCase()));
    },
  ],
];

const translatePage = (translator: Translator) =>
  change(() => {
    textsOf(line).forEach(translator);
  });

describe.each(TRANSLATORS)('a page that is translated %s', (_, translator) => {
  beforeEach(async () => {
    await render(null, 'one', 'two');
    await translatePage(translator);
  });

  it('shows the translation', () => {
    expect(line.textContent).toBe('ONETWO');
  });

  it('loses the text that React removes, and no other', async () => {
    await render(null, null, 'two');
    expect(line.textContent).toBe('TWO');
    await render(null, null, null);
    expect(line.childNodes).toHaveLength(0);
  });

  it('loses the last of two neighbouring texts, too', async () => {
    await render(null, 'one', null);
    expect(line.textContent).toBe('ONE');
  });

  it('has what React adds in the right place', async () => {
    await render(createElement('b', null, 'zero '), 'one', 'two');
    expect(line.textContent).toBe('zero ONETWO');
    expect(line.firstChild).toBe(line.querySelector('b'));
  });

  it('shows a new text instead of the translation of the old one', async () => {
    await render(null, 'one', 'three');
    expect(line.textContent).toBe('ONEthree');
    await render(null, 'four', 'three');
    expect(line.textContent).toBe('fourthree');
  });

  it('can be translated, changed and emptied again and again', async () => {
    await render(null, 'four', 'five');
    await translatePage(translator);
    await render(null, 'six', 'seven');
    expect(line.textContent).toBe('sixseven');
    await translatePage(translator);
    await render(null, null, null);
    expect(line.textContent).toBe('');
  });
});

it('a translation that is taken back leaves the text to React', async () => {
  await render('one', 'two');
  const texts = textsOf(line);
  await translatePage((text) => {
    text.replaceWith(translated(text));
  });
  await change(() => {
    [...line.children].forEach((font, index) => {
      font.replaceWith(texts[index] ?? '');
    });
  });
  expect(line.textContent).toBe('onetwo');
  await render('three', 'two');
  expect(line.textContent).toBe('threetwo');
  await render(null, 'two');
  expect(line.textContent).toBe('two');
});

it('a translation that is taken back with a new node shows the next text', async () => {
  await render('one', 'two');
  await translatePage((text) => {
    const font = translated(text);
    text.replaceWith(font);
    font.replaceWith(new Text(text.data));
  });
  await render('three', 'two');
  expect(line.textContent).toBe('threetwo');
  await render('three', null);
  expect(line.textContent).toBe('three');
});

it('a text that the page itself has replaced does not come back', async () => {
  await render('one', createElement('b', null, 'bold'));
  const text = textsOf(line)[0] ?? new Text();
  await change(() => {
    text.replaceWith(document.createElement('i'));
  });
  text.nodeValue = 'two';
  expect(line.innerHTML).toBe('<i></i><b>bold</b>');
});

it('the methods return the node that they were given', () => {
  const child = document.createElement('i');
  expect(line.insertBefore(child, null)).toBe(child);
  expect(line.lastChild).toBe(child);
  expect(line.removeChild(child)).toBe(child);
  expect(line.childNodes).toHaveLength(0);
  expect(line.removeChild(child)).toBe(child);
});
