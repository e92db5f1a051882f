import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import {keepInAddress} from '../../ui/plain';
import type {Finding} from '../checkVersion';
import {cleanValue, fillCode, isSafeAddress} from '../engine';
import {
  FIELDS,
  brandFieldsIn,
  isBrandField,
  readFragment,
  withoutBrand,
  writeFragment,
  type FragmentRules,
} from '../fragment';
import type {Seen} from '../lens';
import {isLens} from '../lenses';
import type {Shown} from '../live';
import {isAddress} from '../mailbox';
import {
  keepOwnBrand,
  ownBrandOf,
  readOwnBrand,
  type Logo,
  type OwnBrand,
} from '../ownBrand';
import type {LiveTemplate, TemplatePage} from '../pageData';
import {fieldsOf, listsIn, rowField, valuesOf} from '../rows';
import type {GapSpec, Texts} from '../types';
import {readFields, writeFields} from './formFields';
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
    from: page.sender,
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

function rulesOf({props, brand, sender, subjects}: TemplatePage): FragmentRules {
  return {
    defaults: {
      ...fieldsOf(props),
      [FIELDS.brandName]: brand.name,
      [FIELDS.brandColor]: brand.color,
      [FIELDS.brandFont]: brand.font,
      [FIELDS.brandDesign]: brand.design,
      [FIELDS.brandRadius]: String(brand.radius),
      [FIELDS.brandAddress]: '',
      [FIELDS.brandLogo]: '',
      [FIELDS.from]: sender,
      [FIELDS.to]: '',
      [FIELDS.subject]: '0',
    },
    subjects: subjects.length,
    lists: listsIn(props),
  };
}

/** Without the fields of lists, whose rows begin with their values. */
function withoutRows(values: Texts, lists: FragmentRules['lists']): Texts {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !lists.some((list) => name.startsWith(`${list.name}.`)),
    ),
  );
}

const NO_ADDRESS = 'This is not an email address. Write it like ana@customer.example.';

function problemOf({type, required}: GapSpec, field: string): string | undefined {
  const value = cleanValue(field);
  if (!value) {
    return required
      ? 'This value is required. Its placeholder stays open until you fill it in.'
      : undefined;
  }
  if (type === 'email') {
    return isAddress(value) ? undefined : NO_ADDRESS;
  }
  return type === 'url' && !isSafeAddress(value)
    ? 'This is not an https address, so the link leads nowhere. Begin it with https://.'
    : undefined;
}

/** What is wrong with the fields, by the field's name. */
function problemsOf({props}: TemplatePage, fields: Texts): Texts {
  const check = (spec: GapSpec, name: string) => {
    const problem = problemOf(spec, fields[name] ?? '');
    return problem ? [[name, problem] as const] : [];
  };
  const values = valuesOf(props, fields);
  const mailboxes = [FIELDS.from, FIELDS.to].flatMap((name) => {
    const value = cleanValue(fields[name] ?? '');
    return value && !isAddress(value) ? [[name, NO_ADDRESS] as const] : [];
  });
  return Object.fromEntries([
    ...mailboxes,
    ...props.flatMap((spec) => {
      const rows = values[spec.name];
      return spec.type !== 'list'
        ? check(spec, spec.name)
        : [...(typeof rows === 'object' ? rows : [])].flatMap((_, index) =>
            spec.item.flatMap((gap) => check(gap, rowField(spec.name, index, gap.name))),
          );
    }),
  ]);
}

function isSame(one: Texts, other: Texts): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export interface LiveView {
  form: RefObject<HTMLFormElement | null>;
  shown: Shown;
  /** The email through the lens that is chosen. */
  seen: Seen | undefined;
  /** What the checks say of the visitor's version; nothing of the example. */
  findings: readonly Finding[];
  /** The preview's color mode. */
  mode: 'light' | 'dark';
  problems: Texts;
  lists: RowsState;
  /** The editor could not be loaded. */
  failed: boolean;
  /** The visitor's brand. */
  own: OwnBrand;
  setLogo: (logo: Logo | undefined) => void;
  clearBrand: () => void;
  /** Reads the form and shows what it says, after a change of a field. */
  change: (event: SyntheticEvent) => void;
  /** For the form's `reset`, which happens after its event. */
  reset: () => void;
  /** Address of this version; with the brand in it, where the visitor wants that. */
  link: () => string;
  /** This version as a message file. */
  draft: () => Promise<string>;
  /** This version for the clipboard. */
  rich: () => Promise<{html: string; text: string}>;
}

/**
 * Ties the form, the address and everything made from them. The form's own fields hold
 * the state: what a visitor typed before React was there is not lost.
 */
export function useLiveTemplate(page: TemplatePage, loadLive: LoadLive): LiveView {
  const form = useRef<HTMLFormElement>(null);
  const live = useRef<ReturnType<typeof loadEditor>>(undefined);
  const turn = useRef(0);
  const timer = useRef<number>(undefined);
  const rules = useMemo(() => rulesOf(page), [page]);
  const built = useMemo(() => asBuilt(page), [page]);
  const [shown, setShown] = useState(built);
  const [seen, setSeen] = useState<Seen>();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [problems, setProblems] = useState<Texts>({});
  const [failed, setFailed] = useState(false);
  const [own, setOwn] = useState<OwnBrand>({fields: {}});
  const logo = useRef<Logo>(undefined);
  const lists = useRows(page.props);
  const drawn = useRef(lists.rows);

  async function loadEditor() {
    const [editor, {default: data}] = await Promise.all([import('../live'), loadLive()]);
    return {...editor, data};
  }

  function load() {
    live.current ??= loadEditor();
    return live.current;
  }

  /** Begins to load what editing needs, before the first key is pressed. */
  function prepare() {
    load().catch(() => {
      // Said when something is to be shown: see `update`.
      live.current = undefined;
    });
  }

  const fieldsNow = (): Texts =>
    form.current ? readFields(form.current) : rules.defaults;

  function fragmentOf(fields: Texts): string {
    return writeFragment(FIELDS.branded in fields ? fields : withoutBrand(fields), rules);
  }

  async function display(fields: Texts, untouched: boolean, found: Texts) {
    turn.current += 1;
    const mine = turn.current;
    const lens = fields[FIELDS.lens];
    try {
      const editor = untouched ? undefined : await load();
      const next = editor?.show(page, editor.data, fields, logo.current) ?? built;
      const through =
        isLens(lens) && lens !== 'none'
          ? (await import('../lens')).through(next.preview, lens, page.evidence)
          : undefined;
      if (mine === turn.current) {
        setShown(next);
        setSeen(through);
        setFindings(
          editor?.checkVersion({
            shown: next,
            fields,
            problems: found,
            built: editor.data.brand,
            logo: logo.current,
          }) ?? [],
        );
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
    setMode(fields[FIELDS.mode] === 'dark' ? 'dark' : 'light');
    const found = problemsOf(page, fields);
    // The form is drawn anew only when there is something else to say.
    setProblems((known) => (isSame(known, found) ? known : found));
    clearTimeout(timer.current);
    const {pathname} = location;
    timer.current = window.setTimeout(() => {
      keepInAddress(fragmentOf(fields), pathname);
    }, ADDRESS_DELAY);
    const untouched =
      !writeFragment(fields, rules) && !logo.current && !(FIELDS.filled in fields);
    void display(fields, untouched, found);
  }

  /** Keeps the brand that the form and the logo make, and shows it. */
  function keepBrand() {
    const next = ownBrandOf(fieldsNow(), rules.defaults, logo.current);
    setOwn(next);
    keepOwnBrand(next);
    update();
  }

  function change({target}: SyntheticEvent) {
    if (
      'name' in target &&
      typeof target.name === 'string' &&
      isBrandField(target.name)
    ) {
      keepBrand();
    } else {
      update();
    }
  }

  /** Puts a kept brand into the form. */
  function wear(brand: OwnBrand) {
    logo.current = brand.logo;
    setOwn(brand);
    if (form.current) {
      writeFields(form.current, {...brandFieldsIn(rules.defaults), ...brand.fields});
    }
  }

  useEffect(() => {
    function open() {
      const element = form.current;
      if (element && location.hash.includes('=')) {
        const given = readFragment(location.hash, rules);
        const fields = {...rules.defaults, ...given};
        // A link may bring a brand of its own, which is shown and not kept.
        const branded = Object.keys(given).some(isBrandField);
        const choice = element.elements.namedItem(FIELDS.branded);
        if (choice instanceof HTMLInputElement) {
          choice.checked = branded;
        }
        wear(branded ? {fields: brandFieldsIn(given)} : readOwnBrand());
        writeFields(element, withoutRows(withoutBrand(fields), rules.lists));
        lists.replace(valuesOf(page.props, fields));
      }
      update();
    }
    if (!location.hash.includes('=')) {
      // What was typed before this ran is newer than what was kept.
      const {fields} = ownBrandOf(fieldsNow(), rules.defaults, undefined);
      const kept = readOwnBrand();
      wear({...kept, fields: {...kept.fields, ...fields}});
      if (Object.keys(fields).length > 0) {
        keepBrand();
      }
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

  return {
    form,
    shown,
    seen,
    findings,
    mode,
    problems,
    lists,
    failed,
    own,
    setLogo(next) {
      logo.current = next;
      keepBrand();
    },
    clearBrand() {
      wear({fields: {}});
      keepBrand();
    },
    change,
    reset() {
      lists.replace(valuesOf(page.props, rules.defaults));
      // The brand belongs to all emails: it stays until it is cleared.
      const brand = own;
      setTimeout(() => {
        wear(brand);
        update();
      });
    },
    link() {
      const {origin, pathname} = location;
      const fragment = fragmentOf(fieldsNow());
      return origin + pathname + (fragment && `#${fragment}`);
    },
    async draft() {
      const editor = await load();
      return editor.draft(page, editor.data, fieldsNow(), logo.current, new Date());
    },
    async rich() {
      const editor = await load();
      return editor.richText(page, editor.data, fieldsNow(), logo.current);
    },
  };
}
