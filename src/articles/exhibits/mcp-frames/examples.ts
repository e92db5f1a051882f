import {REVISION, steps, wireText} from './steps';

/** A request to begin with: one of the exchange, or one with a mistake. */
export interface FrameExample {
  id: string;
  label: string;
  text: string;
}

const frame = (id: string): string => {
  const step = steps.find((one) => one.id === id);
  return step ? wireText(step.request, true) : '';
};

/** A request of the exchange in which each old text stands as its new one. */
const changed = (
  id: string,
  ...changes: readonly (readonly [string, string])[]
): string =>
  changes.reduce((text, [old, fresh]) => text.replaceAll(old, fresh), frame(id));

export const examples: readonly FrameExample[] = [
  ...steps.map(({id, title}) => ({
    id,
    label: title.replace(/^\d+\. /, ''),
    text: frame(id),
  })),
  {
    id: 'mismatch',
    label: 'Mistake: the header names another tool',
    text: changed('ask', ['Mcp-Name: cancelEmail', 'Mcp-Name: listEmails']),
  },
  {
    id: 'cannot-ask',
    label: 'Mistake: the client cannot ask a person',
    text: changed('ask', [
      '"io.modelcontextprotocol/clientCapabilities": {\n        "elicitation": {\n          "form": {}\n        }\n      }',
      '"io.modelcontextprotocol/clientCapabilities": {}',
    ]),
  },
  {
    id: 'tampered',
    label: 'Mistake: the state was changed on the way',
    text: changed('retry', ['v1.Y2FuY2VsRW1haWw', 'v1.c2VuZE1lc3NhZ2U']),
  },
  {
    id: 'no-argument',
    label: 'Mistake: a required argument is missing',
    text: changed('ask', ['"id": "em_5Lr9tC83"', '"email": "em_5Lr9tC83"']),
  },
  {
    id: 'unknown-tool',
    label: 'Mistake: a tool that is not listed',
    text: changed('read', ['listEmails', 'deleteEmails']),
  },
  {
    id: 'handshake',
    label: 'Mistake: the handshake of older revisions',
    text: changed('discover', ['server/discover', 'initialize']),
  },
  {
    id: 'revision',
    label: 'Mistake: a revision that does not exist',
    text: changed('list', [REVISION, '2027-01-01']),
  },
];
