/** @jest-environment jsdom */
import {act, createElement as h, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {isChanged, keepEarlyChanges} from '../earlyChanges';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

const heard: string[] = [];
let tell: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <input id="text" />
    <input id="slider" type="range" value="50" />
    <select id="choice"><option>a</option><option>b</option></select>
    <input id="tick" type="checkbox" />
    <button id="button"></button>
    <input id="file" type="file" />
    <dialog open><input id="search" /></dialog>
  </div>`;
  heard.length = 0;
  const root = document.querySelector('#root');
  for (const type of ['keydown', 'keyup', 'input', 'change', 'click', 'focusin']) {
    // As React listens: in the phase before the event has come to its element.
    root?.addEventListener(
      type,
      ({target}) => heard.push(`${type} ${(target as Element).id}`),
      true,
    );
  }
  tell = keepEarlyChanges();
});

afterEach(() => {
  tell();
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) {
    throw new Error(`The page has no #${id}.`);
  }
  return found;
}

function fire(id: string, type: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent(type, {bubbles: true, cancelable: true, ...init});
  return element(id).dispatchEvent(event);
}

test.each(['text', 'slider', 'choice'])('React hears of no key in a field: %s', (id) => {
  for (const type of ['keydown', 'keyup', 'input', 'change', 'click']) {
    // The browser itself still answers it.
    expect(fire(id, type)).toBe(true);
  }
  expect(heard).toEqual([]);
});

test('what hurries nothing is heard', () => {
  fire('text', 'focusin');
  expect(heard).toEqual(['focusin text']);
});

test.each(['tick', 'button', 'file', 'search'])('it hears of this: %s', (id) => {
  fire(id, 'keydown');
  fire(id, 'click');
  expect(heard).toEqual([`keydown ${id}`, `click ${id}`]);
});

test.each(['ctrlKey', 'metaKey'])('a shortcut is heard: %s', (modifier) => {
  fire('text', 'keydown', {key: 'k', [modifier]: true});
  expect(heard).toEqual(['keydown text']);
});

test('once the page is hydrated, all is heard, and what was typed is told', () => {
  const field = element('text') as HTMLInputElement;
  field.value = 'Ada';
  fire('text', 'input');
  expect(heard).toEqual([]);
  tell();
  expect(heard).toEqual(['input text']);
  expect(field.value).toBe('Ada');
  fire('text', 'keydown');
  expect(heard).toEqual(['input text', 'keydown text']);
});

describe('in a page that React takes over', () => {
  let told: string[];
  let leave: () => void;

  afterEach(() => {
    act(() => {
      leave();
    });
  });

  /** Hears what the component of a page hears of its fields. */
  function onChange({target}: {target: EventTarget}): void {
    const {id, type, value, checked} = target as HTMLInputElement;
    told.push(`${id} ${/checkbox|radio/.test(type) ? String(checked) : value}`);
  }

  /**
   * A built page, some fields of which are changed before React takes it over.
   *
   * @param html the page as the server has written it
   * @param early what happens before React is there
   * @param app the page as React draws it
   * @param late what the page does itself while React takes it over
   * @returns what the page's `onChange` was called with
   */
  async function takeOver(
    html: string,
    early: () => void,
    app: ReactNode,
    late: () => void = () => undefined,
  ): Promise<string[]> {
    told = [];
    document.body.innerHTML = `<div id="page">${html}</div>`;
    tell = keepEarlyChanges();
    early();
    await act(async () => {
      const root = hydrateRoot(element('page'), app);
      leave = () => {
        root.unmount();
      };
      await Promise.resolve();
    });
    late();
    act(tell);
    return told;
  }

  function type(id: string, text: string): void {
    (element(id) as HTMLInputElement).value = text;
    fire(id, 'input');
  }

  const valueOf = (id: string) => (element(id) as HTMLInputElement).value;
  const isOn = (id: string) => (element(id) as HTMLInputElement).checked;

  test.each([
    ['a text', 'text', 'Ada'],
    ['a number', 'number', '12'],
  ])('%s is told', async (_, kind, text) => {
    const heardByPage = await takeOver(
      `<input id="a" type="${kind}" value="0"/>`,
      () => {
        type('a', text);
      },
      h('input', {id: 'a', type: kind, defaultValue: '0', onChange}),
    );
    expect(heardByPage).toEqual([`a ${text}`]);
    expect(valueOf('a')).toBe(text);
  });

  test('the caret stays where it is', async () => {
    await takeOver(
      '<input id="a" value=""/>',
      () => {
        type('a', 'Ada Lovelace');
        (element('a') as HTMLInputElement).setSelectionRange(3, 5);
      },
      h('input', {id: 'a', defaultValue: '', onChange}),
    );
    const {selectionStart, selectionEnd} = element('a') as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([3, 5]);
  });

  test('a text area that React puts back gets its text again', async () => {
    const heardByPage = await takeOver(
      '<textarea id="a">first</textarea>',
      () => {
        type('a', 'second');
      },
      h('textarea', {id: 'a', defaultValue: 'first', onChange}),
      () => {
        (element('a') as HTMLInputElement).value = 'first';
      },
    );
    expect(heardByPage).toEqual(['a second']);
    expect(valueOf('a')).toBe('second');
  });

  test('a choice is told', async () => {
    const heardByPage = await takeOver(
      '<select id="a"><option>x</option><option>y</option></select>',
      () => {
        type('a', 'y');
      },
      h('select', {id: 'a', onChange}, h('option', null, 'x'), h('option', null, 'y')),
    );
    expect(heardByPage).toEqual(['a y']);
    expect(valueOf('a')).toBe('y');
  });

  test.each([
    ['ticked', false],
    ['cleared', true],
  ])('a check box that was %s is told', async (_, isTicked) => {
    const heardByPage = await takeOver(
      `<input id="a" type="checkbox" ${isTicked ? 'checked=""' : ''}/>`,
      () => {
        element('a').click();
      },
      h('input', {id: 'a', type: 'checkbox', defaultChecked: isTicked, onChange}),
    );
    expect(heardByPage).toEqual([`a ${String(!isTicked)}`]);
    expect(isOn('a')).toBe(!isTicked);
  });

  const RADIOS =
    '<input id="a" type="radio" name="r"/><input id="b" type="radio" name="r" checked=""/>';
  const radios = [
    h('input', {id: 'a', key: 'a', type: 'radio', name: 'r', onChange}),
    h('input', {
      id: 'b',
      key: 'b',
      type: 'radio',
      name: 'r',
      defaultChecked: true,
      onChange,
    }),
  ];

  test('of a group of radio buttons, only the one that is on is told', async () => {
    const heardByPage = await takeOver(
      RADIOS,
      () => {
        // The browser fills in both again as it comes back to a page.
        (element('a') as HTMLInputElement).checked = true;
        tell();
        tell = keepEarlyChanges();
      },
      radios,
    );
    expect(heardByPage).toEqual(['a true']);
    expect([isOn('a'), isOn('b')]).toEqual([true, false]);
  });

  test('fields that nobody has changed are not told', async () => {
    const heardByPage = await takeOver(
      `${RADIOS}<input id="c" value="c"/>`,
      () => undefined,
      [...radios, h('input', {id: 'c', key: 'c', defaultValue: 'c', onChange})],
    );
    expect(heardByPage).toEqual([]);
    expect([isOn('a'), isOn('b')]).toEqual([false, true]);
  });

  test('what the browser has filled in before anybody listened is told', async () => {
    const heardByPage = await takeOver(
      '<input id="a" value=""/>',
      () => {
        tell();
        (element('a') as HTMLInputElement).value = 'Ada';
        tell = keepEarlyChanges();
      },
      h('input', {id: 'a', defaultValue: '', onChange}),
    );
    expect(heardByPage).toEqual(['a Ada']);
  });

  test('what was typed and taken back is not told', async () => {
    const heardByPage = await takeOver(
      '<input id="a" value="0"/>',
      () => {
        type('a', '01');
        type('a', '0');
      },
      h('input', {id: 'a', defaultValue: '0', onChange}),
    );
    expect(heardByPage).toEqual([]);
  });

  test('a check box that was ticked and cleared again is not told', async () => {
    const heardByPage = await takeOver(
      '<input id="a" type="checkbox"/>',
      () => {
        element('a').click();
        element('a').click();
      },
      h('input', {id: 'a', type: 'checkbox', onChange}),
    );
    expect(heardByPage).toEqual([]);
  });

  test.each([
    ['a field', 'input', 'from the address'],
    ['a field with its first text', 'input', 'first'],
    ['a text area', 'textarea', 'from the address'],
  ])('what the page has written since stays: %s', async (_, tag, text) => {
    const heardByPage = await takeOver(
      tag === 'input'
        ? '<input id="a" value="first"/>'
        : '<textarea id="a">first</textarea>',
      () => {
        type('a', 'typed');
      },
      h(tag, {id: 'a', defaultValue: 'first', onChange}),
      () => {
        (element('a') as HTMLInputElement).value = text;
      },
    );
    expect(heardByPage).toEqual([]);
    expect(valueOf('a')).toBe(text);
  });

  test('a choice that the shell answers itself is not told', async () => {
    const clicks: string[] = [];
    await takeOver(
      '<input id="a" type="radio" data-theme-choice=""/>',
      () => {
        element('a').click();
        element('a').addEventListener('click', () => clicks.push('again'));
      },
      h('input', {id: 'a', type: 'radio', 'data-theme-choice': ''}),
    );
    expect(clicks).toEqual([]);
    expect(isOn('a')).toBe(true);
  });
});

describe('a page is changed', () => {
  test.each([
    ['text', '<input value="a">', 'b'],
    ['text area', '<textarea>a</textarea>', 'b'],
    ['choice', '<select><option>a<option selected>b</select>', 'a'],
  ])('once a field holds something else: %s', (_, html, other) => {
    document.body.innerHTML = html;
    const [field] = document.body.children;
    expect(isChanged()).toBe(false);
    Object.assign(field ?? {}, {value: other});
    expect(isChanged()).toBe(true);
  });

  test.each(['checkbox', 'radio'])('once another one is on: %s', (kind) => {
    document.body.innerHTML = `<input type="${kind}" name="a"><input type="${kind}" name="b" checked>`;
    expect(isChanged()).toBe(false);
    document.body.querySelector('input')?.click();
    expect(isChanged()).toBe(true);
  });

  test('not by the choices that the shell keeps, nor by fields that are empty', () => {
    document.body.innerHTML =
      '<input type="radio" data-code-tab><input type="radio" data-theme-choice>' +
      '<select></select><input>';
    document.body.querySelectorAll<HTMLElement>('[type=radio]').forEach((radio) => {
      radio.click();
    });
    expect(isChanged()).toBe(false);
  });
});
