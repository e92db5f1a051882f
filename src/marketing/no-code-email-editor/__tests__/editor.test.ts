import fc from 'fast-check';
import {HtmlValidate} from 'html-validate';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {elementsIn} from '../../../../tests/support/elements';
import {firstBlocks, gapsIn, MAX_TEXT, withExamples, type Block} from '../blocks';
import {editorReducer, initialEditor, MAX_STEPS, type EditorAction} from '../editor';
import {emailHtml, emailText, previewHtml, sendCall} from '../emailHtml';

const ids = firstBlocks.map(({id}) => id);
const order = (blocks: readonly Block[]) => blocks.map(({id}) => id);
const run = (...actions: EditorAction[]) => actions.reduce(editorReducer, initialEditor);

describe('moving', () => {
  it('puts a block where it is asked to go', () => {
    const {blocks} = run({type: 'move', id: 'button', to: 0});
    expect(order(blocks)).toEqual(['button', 'heading', 'text', 'panel', 'closing']);
  });

  it('stops at both ends, and where nothing moves nothing changes', () => {
    expect(order(run({type: 'move', id: 'heading', to: 99}).blocks)).toEqual([
      'text',
      'panel',
      'button',
      'closing',
      'heading',
    ]);
    expect(run({type: 'move', id: 'heading', to: -1})).toBe(initialEditor);
    expect(run({type: 'move', id: 'stranger', to: 1})).toBe(initialEditor);
  });

  it('makes one step of a whole drag', () => {
    const dragged = run(
      {type: 'move', id: 'heading', to: 1, doing: 'drag heading'},
      {type: 'move', id: 'heading', to: 2, doing: 'drag heading'},
      {type: 'settle'},
      {type: 'move', id: 'heading', to: 3, doing: 'drag heading'},
    );
    expect(dragged.past).toHaveLength(2);
    expect(order(editorReducer(dragged, {type: 'undo'}).blocks).indexOf('heading')).toBe(
      2,
    );
  });
});

describe('writing', () => {
  it('makes one step of what is typed into a block until it is left', () => {
    const written = run(
      {type: 'edit', id: 'button', text: 'C'},
      {type: 'edit', id: 'button', text: 'Ch'},
      {type: 'settle'},
      {type: 'edit', id: 'button', text: 'Choose'},
    );
    expect(written.past).toHaveLength(2);
    expect(editorReducer(written, {type: 'undo'}).blocks[3]?.text).toBe('Ch');
  });

  it('cuts what is too long', () => {
    const {blocks} = run({type: 'edit', id: 'text', text: 'x'.repeat(MAX_TEXT + 5)});
    expect(blocks[1]?.text).toHaveLength(MAX_TEXT);
  });
});

describe('taking back', () => {
  const action: fc.Arbitrary<EditorAction> = fc.oneof(
    fc.record({
      type: fc.constant('move' as const),
      id: fc.constantFrom(...ids),
      to: fc.integer({min: -2, max: 9}),
    }),
    fc.record({
      type: fc.constant('edit' as const),
      id: fc.constantFrom(...ids),
      text: fc.string({unit: anyCharacter, maxLength: 30}),
    }),
    fc.constantFrom<EditorAction>({type: 'settle'}, {type: 'undo'}, {type: 'restart'}),
  );

  it('leads back to the beginning, whatever was done, and loses no block', () => {
    fc.assert(
      fc.property(fc.array(action, {maxLength: MAX_STEPS}), (actions) => {
        let state = run(...actions);
        expect([...order(state.blocks)].sort()).toEqual([...ids].sort());
        for (let left = state.past.length; left > 0; left -= 1) {
          state = editorReducer(state, {type: 'undo'});
        }
        expect(state.blocks).toEqual(firstBlocks);
        expect(editorReducer(state, {type: 'undo'})).toBe(state);
      }),
    );
  });

  it('takes back a restart too', () => {
    const state = run(
      {type: 'edit', id: 'button', text: 'Go on'},
      {type: 'restart'},
      {type: 'undo'},
    );
    expect(state.blocks[3]?.text).toBe('Go on');
  });
});

describe('the email', () => {
  const tags = (html: string) => elementsIn(html).map(({tag}) => tag);
  const bodyText = (html: string) =>
    elementsIn(html).find(({tag}) => tag === 'body')?.text ?? '';
  const hostile = fc.array(
    fc.oneof(
      fc.string({unit: anyCharacter, maxLength: 40}),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '</td></tr></table><form>',
        '</title><style>',
        '{{name}}<b>',
        '{{constructor}} {{__proto__}}',
      ),
    ),
    {minLength: 5, maxLength: 5},
  );

  it('is tables all the way, each marked as one for layout only', () => {
    const elements = elementsIn(emailHtml(firstBlocks));
    const tables = elements.filter(({tag}) => tag === 'table');
    expect(tables.map(({properties}) => properties['role'])).toEqual(
      tables.map(() => 'presentation'),
    );
    expect(elements.filter(({tag}) => tag === 'h1')).toHaveLength(1);
    const link = elements.find(({tag}) => tag === 'a');
    expect(link?.properties['href']).toMatch(/^https:/);
  });

  it('is valid but for what mail programs ask for', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        'no-deprecated-attr': 'off',
        'no-inline-style': 'off',
        'doctype-style': 'off',
        'no-implicit-button-type': 'off',
      },
    });
    const {results} = await validator.validateString(emailHtml(firstBlocks));
    expect(
      results.flatMap(({messages}) =>
        messages.map(({ruleId, message}) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
  });

  it('has the blocks in their order, and leaves out those without words', () => {
    const {blocks} = run(
      {type: 'move', id: 'button', to: 0},
      {type: 'edit', id: 'panel', text: '  '},
    );
    const text = bodyText(emailHtml(blocks));
    expect(text.indexOf('Choose a plan')).toBeLessThan(
      text.indexOf('Your trial ends on'),
    );
    expect(text).not.toContain('If you do nothing');
    expect(emailText(blocks)).toMatch(/^Choose a plan:\nhttps:/);
  });

  it('keeps hostile words words', () => {
    fc.assert(
      fc.property(hostile, (texts) => {
        const blocks = firstBlocks.map((block, index) => ({
          ...block,
          text: texts[index] ?? '',
        }));
        for (const html of [emailHtml(blocks), previewHtml(blocks, 'dark')]) {
          const found = tags(html);
          expect(found.filter((tag) => /^(?:script|img|form)$/.test(tag))).toEqual([]);
          expect(found.filter((tag) => tag === 'style')).toHaveLength(1);
        }
        expect(() => sendCall(blocks)).not.toThrow();
      }),
    );
  });

  it('is sent with its gaps and shown with examples', () => {
    expect(emailHtml(firstBlocks)).toContain('Your trial ends on {{endsOn}}');
    expect(previewHtml(firstBlocks)).toContain('Hello Ana, your projects');
    expect(withExamples('{{constructor}} {{name}} {{other}}')).toBe(
      '{{constructor}} Ana {{other}}',
    );
  });

  it('is dark or light when told, else as the browser is', () => {
    expect(previewHtml(firstBlocks)).toContain('@media (prefers-color-scheme: dark)');
    expect(previewHtml(firstBlocks, 'dark')).toContain('@media all');
    expect(previewHtml(firstBlocks, 'light')).toContain('@media not all');
  });
});

describe('the call', () => {
  it('has a prop for each gap', () => {
    expect(gapsIn(firstBlocks)).toEqual(['endsOn', 'name']);
    const [, body = ''] = sendCall(firstBlocks).split('\n\n');
    expect(JSON.parse(body)).toMatchObject({
      props: {endsOn: '10 November 2026', name: 'Ana'},
    });
  });

  it('goes without props where there are no gaps', () => {
    const blocks = firstBlocks.map((block) => ({...block, text: 'words'}));
    expect(sendCall(blocks)).not.toContain('props');
  });
});
