/** @jest-environment jsdom */
import {act, useRef, useState} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {DnsError} from '../../dns';
import {CheckForm} from '../CheckForm';
import {useCheck} from '../useCheck';
import {useFileDrop} from '../useFileDrop';

jest.mock('../../../shell', () => ({needsApp: {}}));

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

/** Ends the check that is under way. */
let settle: {resolve: (answer: string) => void; reject: (error: Error) => void};
let root: Root;
let page: HTMLElement;

/** A checker with one field, which has to be filled in. */
function Checker() {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [dropped, setDropped] = useState('');
  const check = useCheck<string>({verdict: 'verdict', check: 'check'});
  const isOver = useFileDrop((files) => {
    setDropped([...files].map(({name}) => name).join(' '));
  });
  return (
    <>
      <CheckForm
        form={form}
        isOver={isOver}
        onChange={() => {
          setText(form.current?.querySelector('input')?.value ?? '');
        }}
        onStart={() => {
          check.press();
          if (text === '') {
            check.refuse('field');
            return;
          }
          check.ask(
            () =>
              new Promise((resolve, reject) => {
                settle = {resolve, reject};
              }),
          );
        }}
      >
        <input id="field" />
        <button id="check">Check</button>
        <button id="cancel" type="button" onClick={check.cancel}>
          Cancel
        </button>
      </CheckForm>
      <p id="phase">{check.task.phase}</p>
      <p id="why">{check.task.phase === 'failed' && check.task.why}</p>
      <p id="dropped">{dropped}</p>
      {check.answer !== undefined && (
        <h2 id="verdict" tabIndex={-1}>
          {check.answer}
        </h2>
      )}
    </>
  );
}

const element = (id: string) => page.querySelector<HTMLElement>(`#${id}`);
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function press(id: string) {
  act(() => element(id)?.click());
  await settled();
}

async function type(text: string) {
  const field = element('field') as HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      text,
    );
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await settled();
}

async function end(how: () => void) {
  how();
  await settled();
  await settled();
}

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  act(() => {
    root.render(<Checker />);
  });
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  page.remove();
});

test('an empty field gets the focus, an answer brings it to the verdict', async () => {
  await press('check');
  expect(document.activeElement).toBe(element('field'));
  await type('one');
  await press('check');
  expect(element('phase')?.textContent).toBe('asking');
  await end(() => {
    settle.resolve('first');
  });
  expect(element('verdict')?.textContent).toBe('first');
  expect(document.activeElement).toBe(element('verdict'));
});

test('an answer stays while the next is asked for, and goes if that fails', async () => {
  await type('one');
  await press('check');
  await end(() => {
    settle.resolve('first');
  });
  await press('check');
  expect(element('verdict')?.textContent).toBe('first');
  await end(() => {
    settle.reject(new Error('no response'));
  });
  expect(element('verdict')).toBeNull();
  expect(element('phase')?.textContent).toBe('failed');
});

test('a browser that is offline is told so, and no resolver is blamed', async () => {
  await type('one');
  const failed = async (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await press('check');
    await end(() => {
      settle.reject(new DnsError('network', 'dns.example could not be reached.'));
    });
    return element('why')?.textContent;
  };
  expect(await failed(true)).toBe('dns.example could not be reached.');
  expect(await failed(false)).toMatch(/^Your browser is offline/);
  jest.restoreAllMocks();
});

test('an answer goes when the next question cannot be asked', async () => {
  await type('one');
  await press('check');
  await end(() => {
    settle.resolve('first');
  });
  await type('');
  await press('check');
  expect(element('verdict')).toBeNull();
  expect(document.activeElement).toBe(element('field'));
});

test('a question that cannot be asked stops the one that is under way', async () => {
  await type('one');
  await press('check');
  await type('');
  await press('check');
  expect(element('phase')?.textContent).toBe('stopped');
  await end(() => {
    settle.resolve('late');
  });
  expect(element('verdict')).toBeNull();
  // Nothing was under way this time.
  await press('check');
  expect(element('phase')?.textContent).toBe('idle');
});

test('what comes after Cancel is not shown, and the button gets the focus back', async () => {
  await type('one');
  await press('check');
  await press('cancel');
  expect(document.activeElement).toBe(element('check'));
  await end(() => {
    settle.resolve('late');
  });
  expect(element('verdict')).toBeNull();
  expect(element('phase')?.textContent).toBe('cancelled');
});

test('files can be dropped anywhere on the page, and nothing else is taken', () => {
  const drag = (kind: string, types: string[], names: string[] = []) => {
    const event = new Event(kind, {bubbles: true, cancelable: true});
    Object.assign(event, {dataTransfer: {types, files: names.map((name) => ({name}))}});
    act(() => {
      document.body.dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  const form = () => page.querySelector('form');
  expect(drag('dragover', ['text/plain'])).toBe(false);
  expect(form()?.dataset['over']).toBeUndefined();
  expect(drag('dragover', ['Files'])).toBe(true);
  expect(form()?.dataset['over']).toBe('true');
  expect(drag('drop', ['Files'], ['a.eml', 'b.eml'])).toBe(true);
  expect(form()?.dataset['over']).toBeUndefined();
  expect(element('dropped')?.textContent).toBe('a.eml b.eml');
});
