/**
 * Parts of a text that the editor shows as boxes of their own: tables, hints, and what only
 * developers write. Each holds its Markdown in one field, and gives it back as it was.
 */
import type {CustomFieldControl, EditorComponentDefinition} from '@sveltia/cms';
import {createElement} from 'react';
import {hintControl, sourceControl, tableControl, type Control} from './partControls';

/**
 * The name of that field. The editor makes a box of pasted HTML by reading its fields off the
 * element's properties, and a `<table>` has a `summary`.
 */
const SOURCE = 'summary';

interface Part {
  id: string;
  label: string;
  icon: string;
  trigger: 'button' | 'menuitem';
  /** Found where it begins a line. */
  pattern: RegExp;
  /** What a new one begins with. */
  begin: string;
  /** The element of a clipboard that becomes one. */
  tag: string;
  control: Control;
}

const parts: readonly Part[] = [
  {
    id: 'table',
    label: 'Table',
    icon: 'table',
    trigger: 'button',
    pattern: /^\|.*\|\n\|[ \t:|-]+\|(?:\n\|.*\|)*$/m,
    begin: '|     |     |\n| --- | --- |\n|     |     |',
    tag: 'table',
    control: tableControl,
  },
  {
    id: 'hint',
    label: 'Hint',
    icon: 'info',
    trigger: 'button',
    pattern: /^:::(?:info|success|warning)\b[^\n]*\n[^]*?\n:::$/m,
    begin: ':::info\n\n\n\n:::',
    tag: 'aside',
    control: hintControl,
  },
  {
    id: 'source',
    label: 'Part by a developer',
    icon: 'widgets',
    trigger: 'menuitem',
    pattern: /^(`{3,})mdx\n[^]*?\n\1$/m,
    begin: '```mdx\n\n```',
    tag: 'object',
    control: sourceControl,
  },
];

const widgetOf = (id: string) => `cms-${id}`;

/** The boxes, as the editor knows them. */
export const partComponents: readonly EditorComponentDefinition[] = parts.map(
  ({id, label, icon, trigger, pattern, begin, tag}) => ({
    id,
    label,
    icon,
    trigger,
    fields: [{name: SOURCE, label, widget: widgetOf(id), default: begin}],
    pattern,
    fromBlock: ([source]) => ({[SOURCE]: source}),
    toBlock: ({[SOURCE]: source}) => (typeof source === 'string' ? source : ''),
    toPreview: () => `<${tag}></${tag}>`,
  }),
);

/** The editor draws a field of its own with React; ours needs no more of it than an element. */
const controlOf =
  (show: Control): CustomFieldControl =>
  ({value, onChange}) =>
    createElement('div', {
      ref: (host: HTMLElement | null) => {
        if (host) {
          show(host, typeof value === 'string' ? value : '', onChange);
        }
      },
    });

/** What fills the boxes: pairs of a field type's name and its control. */
export const partControls = parts.map(
  ({id, control}) => [widgetOf(id), controlOf(control)] as const,
);
