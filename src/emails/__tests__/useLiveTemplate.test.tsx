/** @jest-environment jsdom */
import {TextEncoder} from 'node:util';
import {act, useEffect} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {FIELDS} from '../fragment';
import {BRAND_KEY} from '../ownBrand';
import type {LiveTemplate, TemplatePage} from '../pageData';
import {useLiveTemplate, type LiveView} from '../view/useLiveTemplate';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true, TextEncoder});

const brand = {
  name: 'Acme',
  color: '#0f6b4c',
  font: 'system',
  design: 'card',
  radius: 6,
} as const;
const page = {
  slug: 'hello',
  sender: 'hello@acme.example',
  recipient: '{{email}}',
  subjects: [{text: 'Hello from gap__name', advice: ''}],
  preheader: 'Hello {{name}}',
  props: ['name', 'email'].map((name) => ({
    name,
    type: 'string',
    required: true,
    description: '',
    example: `${name} example`,
  })),
  brand,
  preview: '<body><p>Acme</p></body>',
  outputs: [],
  samples: [],
  evidence: {clients: [], weak: []},
} as unknown as TemplatePage;
const live = {
  brand,
  code: '<body>\n<p>gap__name</p>\n</body>',
  outputs: [],
  samples: [],
  designs: {},
} as unknown as LiveTemplate;

// The page fetches it when it is needed; here that would be between two acts.
beforeAll(() => import('../live'));

let root: Root | undefined;
let view: LiveView;

function Page({typed, onRender}: {typed: string; onRender: (view: LiveView) => void}) {
  const current = useLiveTemplate(page, () => Promise.resolve({default: live}));
  const {form, change, reset} = current;
  useEffect(() => {
    onRender(current);
  });
  return (
    <div onChange={change}>
      <form ref={form} onReset={reset}>
        <input name={FIELDS.brandName} defaultValue={typed} />
        <input name={FIELDS.brandColor} defaultValue="#0f6b4c" />
        <input name="name" defaultValue="name example" />
        <input name="email" defaultValue="email example" />
        <input type="checkbox" name={FIELDS.branded} />
      </form>
    </div>
  );
}

async function open(hash = '', typed = 'Acme'): Promise<HTMLElement> {
  history.replaceState(null, '', `/emails/hello/${hash}`);
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => {
    root?.render(
      <Page
        typed={typed}
        onRender={(next) => {
          view = next;
        }}
      />,
    );
    await new Promise((resolve) => setTimeout(resolve));
  });
  return container;
}

const fieldOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`);

async function type(name: string, value: string): Promise<void> {
  const field = fieldOf(name);
  await act(async () => {
    // As a key press does, past React's own memory of the value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      value,
    );
    field?.dispatchEvent(new Event('input', {bubbles: true}));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Lets the page do what it has begun. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** What the page shows, once its editor is there. */
async function shows(text: string): Promise<void> {
  for (let turn = 0; turn < 50 && !view.shown.preview.includes(text); turn += 1) {
    await settle();
  }
  expect(view.shown.preview).toContain(text);
}

afterEach(async () => {
  await settle();
  act(() => root?.unmount());
  document.body.replaceChildren();
  localStorage.clear();
});

describe('the brand on a template’s page', () => {
  it('is kept in this browser, and not in the link', async () => {
    await open();
    await type(FIELDS.brandName, 'Lemon');
    await type('name', 'Zoë');
    await shows('Lemon');
    expect(localStorage.getItem(BRAND_KEY)).toBe('{"fields":{"brand.name":"Lemon"}}');
    expect(view.link()).toMatch(/\/emails\/hello\/#name=Zo%C3%AB$/);
  });

  it('is in the link once that is asked for', async () => {
    await open();
    await type(FIELDS.brandName, 'Lemon');
    await act(async () => {
      fieldOf(FIELDS.branded)?.click();
      await new Promise((resolve) => setTimeout(resolve));
    });
    await shows('Lemon');
    await settle();
    expect(view.link()).toMatch(/#brand\.name=Lemon$/);
  });

  it('is worn from the start, where one is kept', async () => {
    localStorage.setItem(BRAND_KEY, '{"fields":{"brand.name":"Lemon"}}');
    await open('#name=Bo');
    await shows('Lemon');
    expect(fieldOf(FIELDS.brandName)?.value).toBe('Lemon');
    expect(fieldOf('name')?.value).toBe('Bo');
  });

  it('of a link is shown instead of the kept one, and not kept', async () => {
    const kept = '{"fields":{"brand.name":"Lemon","brand.color":"#ffe600"}}';
    localStorage.setItem(BRAND_KEY, kept);
    await open('#brand.name=Melon');
    await shows('Melon');
    expect(fieldOf(FIELDS.brandColor)?.value).toBe('#0f6b4c');
    expect(fieldOf(FIELDS.branded)?.checked).toBe(true);
    expect(localStorage.getItem(BRAND_KEY)).toBe(kept);
  });

  it('of a link is not kept either when the visitor follows an anchor', async () => {
    await open('#brand.name=Melon');
    await shows('Melon');
    await act(async () => {
      history.replaceState(null, '', '#code');
      dispatchEvent(new Event('hashchange'));
      await new Promise((resolve) => setTimeout(resolve));
    });
    await settle();
    expect(localStorage.getItem(BRAND_KEY)).toBeNull();
    expect(view.shown.preview).toContain('Melon');
  });

  it('keeps what it had beside what was typed before the page was ready', async () => {
    localStorage.setItem(BRAND_KEY, '{"fields":{"brand.color":"#ffe600"}}');
    await open('', 'Lemon');
    await shows('Lemon');
    expect(JSON.parse(localStorage.getItem(BRAND_KEY) ?? '')).toEqual({
      fields: {[FIELDS.brandName]: 'Lemon', [FIELDS.brandColor]: '#ffe600'},
    });
  });

  it('stays when the example values come back, and goes when it is cleared', async () => {
    localStorage.setItem(BRAND_KEY, '{"fields":{"brand.name":"Lemon"}}');
    await open('#name=Bo');
    await shows('Lemon');
    await act(async () => {
      view.form.current?.reset();
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
    expect(fieldOf('name')?.value).toBe('name example');
    expect(fieldOf(FIELDS.brandName)?.value).toBe('Lemon');
    await act(async () => {
      view.clearBrand();
      await new Promise((resolve) => setTimeout(resolve));
    });
    await shows('Acme');
    expect(fieldOf(FIELDS.brandName)?.value).toBe('Acme');
    expect(localStorage.getItem(BRAND_KEY)).toBeNull();
  });
});
