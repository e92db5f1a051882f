/** What is in the boxes of a text, drawn without a framework. */
import {faultIn} from './articleText';
import {readTable, writeTable, type TableText} from './table';

/**
 * Draws a box.
 *
 * @param host element that is the box's own
 * @param source its Markdown
 * @param change takes its Markdown after a change
 */
export type Control = (
  host: HTMLElement,
  source: string,
  change: (source: string) => void,
) => void;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function button(label: string, text: string, press: () => void): HTMLButtonElement {
  const element = make('button', {type: 'button', textContent: text, onclick: press});
  element.setAttribute('aria-label', label);
  return element;
}

function area(
  label: string,
  value: string,
  type: (value: string) => void,
): HTMLTextAreaElement {
  const element = make('textarea', {value, rows: 1});
  element.oninput = () => {
    type(element.value);
  };
  element.setAttribute('aria-label', label);
  return element;
}

/** What a box shows. The editor draws it again with each change, its own ones among them. */
const shown = new WeakMap<HTMLElement, string>();

/** Draws a box whose source is not the one it shows. */
const drawn =
  (draw: (host: HTMLElement, source: string, change: (text: string) => void) => void) =>
  (host: HTMLElement, source: string, change: (text: string) => void): void => {
    if (shown.get(host) === source) {
      return;
    }
    shown.set(host, source);
    host.className = 'cms-part';
    host.replaceChildren();
    draw(host, source, (text) => {
      shown.set(host, text);
      change(text);
    });
  };

function drawTable(
  host: HTMLElement,
  table: TableText,
  change: (source: string) => void,
): void {
  const {rows, sides} = table;
  const save = () => {
    change(writeTable(table));
  };
  const again = () => {
    host.replaceChildren();
    drawTable(host, table, change);
    save();
  };
  const body = rows.map((row, index) => {
    const cells: HTMLElement[] = row.map((cell, column) =>
      make(index === 0 ? 'th' : 'td', {}, [
        area(
          index === 0
            ? `Name of column ${String(column + 1)}`
            : `Row ${String(index)}, column ${String(column + 1)}`,
          cell,
          (value) => {
            row[column] = value;
            save();
          },
        ),
      ]),
    );
    const take =
      index > 0 && rows.length > 2
        ? [
            button(`Remove row ${String(index)}`, '×', () => {
              rows.splice(index, 1);
              again();
            }),
          ]
        : [];
    return make('tr', {}, [...cells, make('td', {}, take)]);
  });
  host.append(
    make('table', {}, body),
    button('Add a row', 'Add row', () => {
      rows.push(sides.map(() => ''));
      again();
    }),
    button('Add a column', 'Add column', () => {
      sides.push('-');
      rows.forEach((row) => row.push(''));
      again();
    }),
    ...(sides.length > 1
      ? [
          button('Remove the last column', 'Remove last column', () => {
            sides.pop();
            rows.forEach((row) => row.pop());
            again();
          }),
        ]
      : []),
  );
}

export const tableControl: Control = drawn((host, source, change) => {
  drawTable(host, readTable(source), change);
});

const KINDS = {info: 'Note', success: 'Done', warning: 'Careful'} as const;

export const hintControl: Control = drawn((host, source, change) => {
  const [, kind = 'info', title = '', text = ''] =
    /^:::(\w+)(?:\[([^\]]*)\])?[^\n]*\n([^]*)\n:::$/.exec(source) ?? [];
  const hint = {kind, title, text: text.trim()};
  const save = () => {
    host.dataset['kind'] = hint.kind;
    const name = hint.title.trim() && `[${hint.title.trim().replace(/[[\]]/g, '')}]`;
    change(`:::${hint.kind}${name}\n\n${hint.text.trim()}\n\n:::`);
  };
  host.dataset['kind'] = kind;
  const select = make(
    'select',
    {},
    Object.entries(KINDS).map(([value, label]) =>
      make('option', {value, textContent: label, selected: value === kind}),
    ),
  );
  select.setAttribute('aria-label', 'Kind of hint');
  select.onchange = () => {
    hint.kind = select.value;
    save();
  };
  host.append(
    select,
    area('Title of the hint, optional', title, (value) => {
      hint.title = value;
      save();
    }),
    area('Text of the hint', hint.text, (value) => {
      hint.text = value;
      save();
    }),
  );
});

/** A name that people read: `CostByVolume` is "Cost by volume". */
const worded = (name: string) =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replace(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** What a part is called, what it is for, and the editor's icon that stands for it. */
export function nameOfPart(source: string): {name: string; says: string; icon: string} {
  const fault = faultIn(source);
  if (fault) {
    return {
      name: 'Text with an error',
      says: `${fault}. Correct it in the source.`,
      icon: 'error',
    };
  }
  const [, component] = /^<([A-Z]\w*)/m.exec(source) ?? [];
  if (component) {
    return {
      name: worded(component),
      says: 'The preview shows it as readers see it.',
      icon: 'widgets',
    };
  }
  if (/^(?:import|export)\b/m.test(source)) {
    return {
      name: 'Program lines',
      says: 'They load parts of this page, and readers do not see them.',
      icon: 'terminal',
    };
  }
  if (source.startsWith('{/*')) {
    return {name: 'Note', says: 'Readers do not see it.', icon: 'sticky_note_2'};
  }
  if (/^\|?[ \t]*:?-+:?[ \t]*\|/m.test(source)) {
    return {
      name: 'Table',
      says: 'It contains components, so it is edited in its source.',
      icon: 'table',
    };
  }
  return {
    name: 'Formatted text',
    says: 'The editor would change its formatting, so it is edited in its source.',
    icon: 'notes',
  };
}

export const sourceControl: Control = drawn((host, source, change) => {
  const [, fence = '```', text = ''] = /^(`+)mdx\n([^]*)\n`+$/.exec(source) ?? [];
  const {name, says, icon} = nameOfPart(text);
  const picture = make('span', {className: 'material-symbols-outlined'});
  picture.textContent = icon;
  picture.ariaHidden = 'true';
  host.append(
    make('p', {}, [
      picture,
      make('b', {textContent: name}),
      make('span', {textContent: says}),
    ]),
    make('details', {}, [
      make('summary', {textContent: 'Its source'}),
      area(`Source of ${name}`, text, (value) => {
        const runs = [...value.matchAll(/`+/g)].map(([run]) => run.length);
        const own = '`'.repeat(Math.max(fence.length, ...runs.map((run) => run + 1)));
        change(`${own}mdx\n${value}\n${own}`);
      }),
    ]),
  );
});
