/** @jest-environment jsdom */
import {act, useEffect, useRef} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {LIST_FOCUS, useDomainList, type DomainListTool} from '../useDomainList';

jest.mock('../../../view', () => ({
  focusSoon: () => undefined,
  loadPart: (load: () => unknown) => load(),
}));
jest.mock('../readList', () => ({
  ...jest.requireActual<object>('../../list'),
  problemsOf: () => [],
}));
jest.mock('../listTasks', () => ({
  checkList: (
    domains: readonly string[],
    _servers: unknown,
    _signal: unknown,
    {onRow}: {onRow: (row: {domain: string}) => void},
  ) => {
    domains.forEach((domain) => {
      onRow({domain});
    });
    return Promise.resolve();
  },
}));

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

let tool: DomainListTool;
let root: Root;

function List({onRender}: {onRender: (list: DomainListTool) => void}) {
  const form = useRef<HTMLFormElement>(null);
  const list = useDomainList(form, () => []);
  useEffect(() => {
    onRender(list);
  });
  return (
    <form ref={form}>
      <textarea name={LIST_FOCUS.text} maxLength={30} />
    </form>
  );
}

const box = () =>
  document.querySelector('textarea') ?? document.createElement('textarea');
const domains = () => tool.rows.map(({domain}) => domain);

async function press(text: string) {
  const {reading} = tool;
  box().value = text;
  act(() => {
    tool.start();
  });
  // Its parts are fetched first, in whatever time that takes.
  while (tool.reading === reading || tool.phase === 'checking') {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  }
}

async function take(content: string | Error) {
  const file = new File([], 'domains.xlsx');
  file.text = () =>
    content instanceof Error ? Promise.reject(content) : Promise.resolve(content);
  await act(async () => {
    tool.take(file);
    await Promise.resolve();
  });
}

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  act(() => {
    root.render(
      <List
        onRender={(list) => {
          tool = list;
        }}
      />,
    );
  });
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
});

test('nothing of one list is shown with the next, also when that has no domains', async () => {
  await press('a.example\nb.example');
  expect(domains()).toEqual(['a.example', 'b.example']);
  expect(tool.phase).toBe('done');
  await press('c.example');
  expect(domains()).toEqual(['c.example']);
  await press('');
  expect(domains()).toEqual([]);
  expect(tool.phase).toBe('idle');
});

test('a file that is no text leaves the field as it was, and is named', async () => {
  box().value = 'a.example';
  await take('PK\u0003\u0004\0\0');
  expect(tool.problems[0]?.message).toContain('domains.xlsx');
  await take(new Error('gone'));
  expect(tool.problems[0]?.message).toContain('domains.xlsx');
  expect(box().value).toBe('a.example');
  await take('b.example');
  expect(tool.problems).toEqual([]);
  expect(box().value).toBe('b.example');
});
