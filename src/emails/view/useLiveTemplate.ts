import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {cleanValue, fillCode, isSafeAddress} from '../engine';
import {FIELDS, readFragment, writeFragment, type FragmentRules} from '../fragment';
import type {Shown} from '../live';
import type {LiveTemplate, TemplatePage} from '../pageData';
import {fieldsOf, listsIn, rowField, valuesOf} from '../rows';
import type {GapSpec, Texts} from '../types';
import {useRows, type RowsState} from './useRows';

export type LoadLive = () => Promise<{default: LiveTemplate}>;

/** How long after the last key press the address takes the new fragment over. */
const ADDRESS_DELAY = 400;

/** The email as the build has made it. */
function asBuilt(page: TemplatePage): Shown {
  const values = {
    ...Object.fromEntries(page.props.map(({name, example}) => [name, example])),
    gap__name: page.brand.name,
  };
  const line = (text: string) => fillCode(text, values, 'text');
  return {
    preview: page.preview,
    brandName: page.brand.name,
    subject: line(page.subjects[0].text),
    subjects: page.subjects.map(({text}) => line(text)),
    preheader: line(page.preheader),
    to: line(page.recipient),
    outputs: Object.fromEntries(
      page.outputs.map(({id, html}) => [id, html]),
    ) as Shown['outputs'],
    samples: page.samples,
  };
}

function rulesOf({props, brand, subjects}: TemplatePage): FragmentRules {
  return {
    defaults: {
      ...fieldsOf(props),
      [FIELDS.brandName]: brand.name,
      [FIELDS.brandColor]: brand.color,
      [FIELDS.brandFont]: brand.font,
      [FIELDS.brandDesign]: brand.design,
      [FIELDS.brandRadius]: String(brand.radius),
      [FIELDS.subject]: '0',
    },
    subjects: subjects.length,
    lists: listsIn(props),
  };
}

function readFields(form: HTMLFormElement): Texts {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );
}

/** Writes into all fields but those of lists, whose rows begin with their values. */
function writeFields(
  form: HTMLFormElement,
  values: Texts,
  lists: FragmentRules['lists'],
) {
  for (const [name, value] of Object.entries(values)) {
    const inList = lists.some((list) => name.startsWith(`${list.name}.`));
    const field = inList ? null : form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList
    ) {
      field.value = value;
    }
  }
}

function problemOf({type, required}: GapSpec, field: string): string | undefined {
  const value = cleanValue(field);
  if (!value) {
    return required ? 'The email needs this. Its gap stays open.' : undefined;
  }
  return type === 'url' && !isSafeAddress(value)
    ? 'Not an https address. The link leads nowhere.'
    : undefined;
}

/** What is wrong with the fields, by the field's name. */
function problemsOf({props}: TemplatePage, fields: Texts): Texts {
  const check = (spec: GapSpec, name: string) => {
    const problem = problemOf(spec, fields[name] ?? '');
    return problem ? [[name, problem] as const] : [];
  };
  const values = valuesOf(props, fields);
  return Object.fromEntries(
    props.flatMap((spec) => {
      const rows = values[spec.name];
      return spec.type !== 'list'
        ? check(spec, spec.name)
        : [...(typeof rows === 'object' ? rows : [])].flatMap((_, index) =>
            spec.item.flatMap((gap) => check(gap, rowField(spec.name, index, gap.name))),
          );
    }),
  );
}

function isSame(one: Texts, other: Texts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export interface LiveView {
  form: RefObject<HTMLFormElement | null>;
  shown: Shown;
  /** The preview's colour mode. */
  mode: 'light' | 'dark';
  problems: Texts;
  lists: RowsState;
  /** The editor could not be loaded. */
  failed: boolean;
  /** Reads the form and shows what it says. */
  update: () => void;
  /** For the form's `reset`, which happens after its event. */
  reset: () => void;
}

/**
 * Ties the form, the address and everything made from them. The form's own fields hold
 * the state: what a visitor typed before React was there is not lost.
 */
export function useLiveTemplate(page: TemplatePage, loadLive: LoadLive): LiveView {
  const form = useRef<HTMLFormElement>(null);
  const live = useRef<Promise<(fields: Texts) => Shown>>(undefined);
  const turn = useRef(0);
  const timer = useRef<number>(undefined);
  const rules = useMemo(() => rulesOf(page), [page]);
  const built = useMemo(() => asBuilt(page), [page]);
  const [shown, setShown] = useState(built);
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [problems, setProblems] = useState<Texts>({});
  const [failed, setFailed] = useState(false);
  const lists = useRows(page.props);
  const drawn = useRef(lists.rows);

  function load() {
    live.current ??= Promise.all([import('../live'), loadLive()]).then(
      ([{show}, {default: data}]) =>
        (fields) =>
          show(page, data, fields),
    );
    return live.current;
  }

  /** Begins to load what editing needs, before the first key is pressed. */
  function prepare() {
    load().catch(() => {
      // Said when something is to be shown: see `update`.
      live.current = undefined;
    });
  }

  function keepInAddress(fragment: string) {
    clearTimeout(timer.current);
    const page = location.pathname;
    timer.current = window.setTimeout(() => {
      const {pathname, search} = location;
      // The visitor has followed a link, and the next page has not taken over yet.
      if (pathname !== page) {
        return;
      }
      const hash = fragment && `#${fragment}`;
      // An anchor of the page stays where there is nothing to share.
      if (hash || location.hash.includes('=')) {
        history.replaceState(history.state, '', pathname + search + hash);
      }
    }, ADDRESS_DELAY);
  }

  async function display(fields: Texts, untouched: boolean) {
    turn.current += 1;
    const mine = turn.current;
    try {
      const next = untouched ? built : (await load())(fields);
      if (mine === turn.current) {
        setShown(next);
        setFailed(false);
      }
    } catch {
      live.current = undefined;
      setFailed(true);
    }
  }

  function update() {
    if (!form.current) {
      return;
    }
    const fields = readFields(form.current);
    const fragment = writeFragment(fields, rules);
    setMode(fields[FIELDS.mode] === 'dark' ? 'dark' : 'light');
    const found = problemsOf(page, fields);
    // The form is drawn anew only when there is something else to say.
    setProblems((known) => (isSame(known, found) ? known : found));
    keepInAddress(fragment);
    void display(fields, !fragment && !(FIELDS.filled in fields));
  }

  useEffect(() => {
    function open() {
      if (form.current && location.hash.includes('=')) {
        const fields = {...rules.defaults, ...readFragment(location.hash, rules)};
        writeFields(form.current, fields, rules.lists);
        lists.replace(valuesOf(page.props, fields));
      }
      update();
    }
    open();
    const element = form.current;
    element?.addEventListener('focusin', prepare, {once: true});
    addEventListener('hashchange', open);
    return () => {
      element?.removeEventListener('focusin', prepare);
      removeEventListener('hashchange', open);
      clearTimeout(timer.current);
    };
    // Once: `update` reads the form, not the state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Rows that have come or gone are in the form now.
  useEffect(() => {
    if (drawn.current !== lists.rows) {
      drawn.current = lists.rows;
      update();
    }
  });

  function reset() {
    lists.replace(valuesOf(page.props, rules.defaults));
    setTimeout(update);
  }

  return {form, shown, mode, problems, lists, failed, update, reset};
}
