import {firstBlocks, MAX_TEXT, type Block} from './blocks';

/** Steps that can be taken back. */
export const MAX_STEPS = 100;

interface EditorState {
  blocks: readonly Block[];
  /** What it was before each step, oldest first. */
  past: readonly (readonly Block[])[];
  /** Names what is going on: changes of the same name are one step. */
  doing: string | undefined;
}

export type EditorAction =
  /** `to` is the index the block has afterwards; `doing` makes a drag one step. */
  | {type: 'move'; id: string; to: number; doing?: string}
  | {type: 'edit'; id: string; text: string}
  /** Something has come to its end: what follows is a new step. */
  | {type: 'settle'}
  | {type: 'undo'}
  | {type: 'restart'};

export const initialEditor: EditorState = {
  blocks: firstBlocks,
  past: [],
  doing: undefined,
};

function step(
  state: EditorState,
  blocks: readonly Block[],
  doing: string | undefined,
): EditorState {
  const goesOn = doing !== undefined && doing === state.doing;
  return {
    blocks,
    past: goesOn ? state.past : [...state.past, state.blocks].slice(-MAX_STEPS),
    doing,
  };
}

function moved(
  blocks: readonly Block[],
  id: string,
  to: number,
): readonly Block[] | undefined {
  const from = blocks.findIndex((block) => block.id === id);
  const block = blocks[from];
  const place = Math.min(Math.max(to, 0), blocks.length - 1);
  if (!block || place === from) {
    return undefined;
  }
  const rest = blocks.filter((other) => other !== block);
  return [...rest.slice(0, place), block, ...rest.slice(place)];
}

/** The editor after an action; the same state where nothing changes. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'move': {
      const blocks = moved(state.blocks, action.id, action.to);
      return blocks ? step(state, blocks, action.doing) : state;
    }
    case 'edit': {
      const text = action.text.slice(0, MAX_TEXT);
      const known = state.blocks.find(({id}) => id === action.id);
      return !known || known.text === text
        ? state
        : step(
            state,
            state.blocks.map((block) => (block === known ? {...block, text} : block)),
            `edit ${action.id}`,
          );
    }
    case 'settle':
      return state.doing === undefined ? state : {...state, doing: undefined};
    case 'undo': {
      const blocks = state.past.at(-1);
      return blocks ? {blocks, past: state.past.slice(0, -1), doing: undefined} : state;
    }
    case 'restart':
      return state.blocks === firstBlocks ? state : step(state, firstBlocks, undefined);
  }
}
