import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {cleanValue, fillCode, isSafeAddress} from '../engine';
import {FIELDS, readFragment, writeFragment, type FragmentRules} from '../fragment';
import type {Shown} from '../live';
import type {LiveTemplate, TemplatePage} from '../pageData';
import type {Values} from '../types';

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
      ...Object.fromEntries(props.map(({name, example}) => [name, example])),
      [FIELDS.brandName]: brand.name,
      [FIELDS.brandColor]: brand.color,
      [FIELDS.subject]: '0',
    },
    subjects: subjects.length,
  };
}

function readFields(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );
}

function writeFields(form: HTMLFormElement, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) {
      field.value = value;
    }
  }
}

/** What is wrong with the fields, by the name of the prop. */
function problemsOf({props}: TemplatePage, fields: Values): Values {
  return Object.fromEntries(
    props.flatMap(({name, type, required}) => {
      const value = cleanValue(fields[name] ?? '');
      if (!value) {
        return required ? [[name, 'The email needs this. Its gap stays open.']] : [];
      }
      return type === 'url' && !isSafeAddress(value)
        ? [[name, 'Not an https address. The link leads nowhere.']]
        : [];
    }),
  );
}

export interface LiveView {
  form: RefObject<HTMLFormElement | null>;
  shown: Shown;
  /** The preview's colour mode. */
  mode: 'light' | 'dark';
  problems: Values;
  /** The editor could not be loaded. */
  failed: boolean;
  /** Reads the form and shows what it says. */
  update: () => void;
}

/**
 * Ties the form, the address and everything made from them. The form's own fields hold
 * the state: what a visitor typed before React was there is not lost.
 */
export function useLiveTemplate(page: TemplatePage, loadLive: LoadLive): LiveView {
  const form = useRef<HTMLFormElement>(null);
  const live = useRef<Promise<(fields: Values) => Shown>>(undefined);
  const turn = useRef(0);
  const timer = useRef<number>(undefined);
  const rules = useMemo(() => rulesOf(page), [page]);
  const built = useMemo(() => asBuilt(page), [page]);
  const [shown, setShown] = useState(built);
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [problems, setProblems] = useState<Values>({});
  const [failed, setFailed] = useState(false);

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
    timer.current = window.setTimeout(() => {
      const {pathname, search} = location;
      const hash = fragment && `#${fragment}`;
      // An anchor of the page stays where there is nothing to share.
      if (hash || location.hash.includes('=')) {
        history.replaceState(history.state, '', pathname + search + hash);
      }
    }, ADDRESS_DELAY);
  }

  async function display(fields: Values, untouched: boolean) {
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
    setProblems(problemsOf(page, fields));
    keepInAddress(fragment);
    void display(fields, !fragment && !(FIELDS.filled in fields));
  }

  useEffect(() => {
    function open() {
      if (form.current && location.hash.includes('=')) {
        writeFields(form.current, {
          ...rules.defaults,
          ...readFragment(location.hash, rules),
        });
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
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {form, shown, mode, problems, failed, update};
}
