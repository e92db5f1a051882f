import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {readDomain, type DohServer} from '../../dns';
import type {Problem} from '../../problem';
import {
  defaultResolver,
  initialState,
  readFragment,
  readServers,
  readState,
  RESOLVER_FIELDS,
  writeFragment,
  type FieldSource,
  type ResolverSetting,
} from '../../view';
import {composeSpf, MAX_LOOKUPS, type ComposedSpf, type LookupBudget} from '..';
import type {Finding} from './dnsTasks';
import {domainOf, generatorShape, toChoice, type GeneratorState} from './state';
import {tally, type Tally} from './tally';

/** How long after the last key press the address and the announcement follow. */
const CALM = 600;

/** A question to DNS, from the press of a button to its answer. */
export type Task<Answer> =
  | {phase: 'idle' | 'cancelled'}
  | {phase: 'asking'}
  | {phase: 'failed'; why: string}
  | {phase: 'done'; answer: Answer};

export interface LookedUp {
  domain: string;
  finding: Finding;
}

interface Counted {
  record: string;
  domain: string | undefined;
  budget: LookupBudget;
}

/** Ids of what gets the focus back. */
export const FOCUS = {
  domain: 'domain',
  existing: 'existing',
  lookUp: 'look-up',
  count: 'count-lookups',
} as const;

const idle = {phase: 'idle'} as const;

function fieldsOf(forms: readonly (HTMLFormElement | null)[]) {
  const data = forms.flatMap((form) => (form ? [new FormData(form)] : []));
  return {getAll: (name: string) => data.flatMap((one) => one.getAll(name))};
}

/** What the first field of a name holds. */
function textOf(fields: FieldSource, name: string): string {
  const [value] = fields.getAll(name);
  return typeof value === 'string' ? value : '';
}

function settingOf(fields: FieldSource): ResolverSetting {
  return {
    choice: textOf(fields, RESOLVER_FIELDS.choice),
    own: textOf(fields, RESOLVER_FIELDS.own),
  };
}

/** Puts a state into the forms' own fields, which hold it from then on. */
function fill(forms: readonly (HTMLFormElement | null)[], state: GeneratorState) {
  const values = new Map<string, readonly string[]>(
    Object.entries(generatorShape).map(([name, {write}]) => [
      name,
      (write as (value: unknown) => readonly string[])(
        state[name as keyof GeneratorState],
      ),
    ]),
  );
  for (const form of forms) {
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
        const given = values.get(field.name);
        field.checked = given ? given.includes(field.value) : field.checked;
      } else if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement
      ) {
        field.value = values.get(field.name)?.[0] ?? field.value;
      }
    }
  }
}

/** Unfolds what a field is in. */
function reveal(id: string) {
  const fold = document.getElementById(id)?.closest('details');
  if (fold) {
    fold.open = true;
  }
}

/** Moves the focus once the page has taken the change over, so that all of it is read. */
function focusSoon(id: string) {
  setTimeout(() => {
    document.getElementById(id)?.focus();
  });
}

/** One question at a time, which can be cancelled. */
function useTask<Answer>() {
  const [task, setTask] = useState<Task<Answer>>(idle);
  const controller = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  async function run(ask: (signal: AbortSignal) => Promise<Answer>) {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    setTask({phase: 'asking'});
    let next: Task<Answer>;
    try {
      next = {phase: 'done', answer: await ask(mine.signal)};
    } catch (error) {
      next = {
        phase: 'failed',
        why: error instanceof Error ? error.message : String(error),
      };
    }
    if (!mine.signal.aborted) {
      setTask(next);
    }
  }

  function end(phase: 'idle' | 'cancelled') {
    controller.current?.abort();
    setTask({phase});
  }

  return {task, run, end};
}

async function loadTasks() {
  try {
    return await import('./dnsTasks');
  } catch {
    throw new Error('A part of this page could not be loaded. Check your connection.');
  }
}

export interface SpfGenerator {
  state: GeneratorState;
  domain: string | undefined;
  composed: ComposedSpf;
  count: Tally;
  problems: readonly Problem[];
  servers: readonly DohServer[];
  resolverProblem: Problem | undefined;
  /** A look-up was asked for, so an empty domain is a fault now. */
  checked: boolean;
  lookUp: Task<LookedUp>;
  counting: Task<Counted>;
  /** The last count is of this very record. */
  isFresh: boolean;
  /** What a screen reader hears once the form is calm. */
  announcement: string;
  update: () => void;
  startLookUp: () => void;
  cancelLookUp: () => void;
  adopt: (records: readonly string[]) => void;
  startCount: () => void;
  cancelCount: () => void;
  reset: () => void;
  /** Address of the page with the state in it. */
  link: () => string;
}

/**
 * Ties the forms, the address, the record and DNS. The forms' own fields hold the state:
 * what a visitor typed before React was there is not lost.
 *
 * @param ask the form with the domain
 * @param bench the form with the choice
 */
export function useSpfGenerator(
  ask: RefObject<HTMLFormElement | null>,
  bench: RefObject<HTMLFormElement | null>,
): SpfGenerator {
  const timer = useRef<number>(undefined);
  const heard = useRef<string>(undefined);
  const [state, setState] = useState(() => initialState(generatorShape));
  const [setting, setSetting] = useState<ResolverSetting>(defaultResolver);
  const [checked, setChecked] = useState(false);
  const [resolverChecked, setResolverChecked] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const looking = useTask<LookedUp>();
  const counting = useTask<Counted>();
  const [counted, setCounted] = useState<Counted>();

  const domain = domainOf(state);
  const composed = useMemo(() => composeSpf(toChoice(state)), [state]);
  const known = counted && counted.domain === domain ? counted : undefined;
  const count = useMemo(
    () => tally(composed.terms, known?.budget.terms),
    [composed, known],
  );
  const isFresh = known?.record === composed.record;
  const problems = [
    ...composed.problems.filter(
      ({field, entry}) => !(entry && (field === 'networks' || field === 'includes')),
    ),
    ...(isFresh ? known.budget.problems : []),
  ];
  const reading = readServers(setting);
  const servers = reading.valid ? reading.servers : [];
  const resolverProblem = resolverChecked && !reading.valid ? reading.problem : undefined;

  const forms = () => [ask.current, bench.current];

  function keepInAddress(next: GeneratorState) {
    const {pathname, search, hash} = location;
    const fragment = writeFragment(generatorShape, next);
    // An anchor of the page stays where there is nothing to share.
    if (fragment || hash.includes('=')) {
      history.replaceState(
        history.state,
        '',
        pathname + search + (fragment && `#${fragment}`),
      );
    }
  }

  function update() {
    const fields = fieldsOf(forms());
    const next = readState(generatorShape, fields);
    setState(next);
    setSetting(settingOf(fields));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      keepInAddress(next);
    }, CALM);
  }

  useEffect(() => {
    const said = announce(composed, count);
    if (heard.current === undefined || heard.current === said) {
      heard.current = said;
      return undefined;
    }
    const calm = setTimeout(() => {
      heard.current = said;
      setAnnouncement(said);
    }, CALM);
    return () => {
      clearTimeout(calm);
    };
  }, [composed, count]);

  /** The servers to ask; without any, the field that is to blame has the focus. */
  function serversOrComplain(): readonly DohServer[] | undefined {
    const own = readServers(settingOf(fieldsOf([ask.current])));
    if (own.valid) {
      return own.servers;
    }
    setResolverChecked(true);
    reveal(RESOLVER_FIELDS.own);
    focusSoon(RESOLVER_FIELDS.own);
    return undefined;
  }

  function startLookUp() {
    update();
    setChecked(true);
    const name = readDomain(textOf(fieldsOf([ask.current]), 'domain'));
    if (!name.valid) {
      looking.end('idle');
      focusSoon(FOCUS.domain);
      return;
    }
    const asked = serversOrComplain();
    if (asked) {
      void looking.run(async (signal) => {
        const {findRecords, resolverOf} = await loadTasks();
        const finding = await findRecords(name.domain, resolverOf(asked), signal);
        return {domain: name.domain, finding};
      });
    }
  }

  function startCount() {
    const asked = serversOrComplain();
    if (asked) {
      const {record} = composed;
      void counting.run(async (signal) => {
        const {countLookups, resolverOf} = await loadTasks();
        const budget = await countLookups(
          record,
          resolverOf(asked).withSignal(signal),
          domain === undefined ? {} : {domain},
        );
        const answer = {record, domain, budget};
        setCounted(answer);
        return answer;
      });
    }
  }

  function adopt(records: readonly string[]) {
    const field = ask.current?.elements.namedItem('existing');
    if (field instanceof HTMLTextAreaElement) {
      field.value = records.join('\n');
      reveal(FOCUS.existing);
      update();
    }
  }

  function reset() {
    forms().forEach((form) => form?.reset());
    looking.end('idle');
    counting.end('idle');
    setCounted(undefined);
    setChecked(false);
    setResolverChecked(false);
    update();
    focusSoon(FOCUS.domain);
  }

  useEffect(() => {
    function open() {
      if (location.hash.includes('=')) {
        const shared = readFragment(generatorShape, location.hash);
        fill(forms(), shared);
        // A folded field that holds something is to be seen.
        if (shared.existing) {
          reveal(FOCUS.existing);
        }
      }
      update();
    }
    open();
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('hashchange', open);
      clearTimeout(timer.current);
    };
    // Once: `update` reads the forms, not the state.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    state,
    domain,
    composed,
    count,
    problems,
    servers,
    resolverProblem,
    checked,
    lookUp: looking.task,
    counting: counting.task,
    isFresh,
    announcement,
    update,
    startLookUp,
    cancelLookUp: () => {
      looking.end('cancelled');
      focusSoon(FOCUS.lookUp);
    },
    adopt,
    startCount,
    cancelCount: () => {
      counting.end('cancelled');
      focusSoon(FOCUS.count);
    },
    reset,
    link: () => {
      const {origin, pathname} = location;
      const fragment = writeFragment(generatorShape, state);
      return origin + pathname + (fragment && `#${fragment}`);
    },
  };
}

function announce({record, problems}: ComposedSpf, {used, exact}: Tally): string {
  const grave = problems.filter(({severity}) => /error|warning/.test(severity)).length;
  const found =
    grave === 0 ? '' : ` ${grave} ${grave === 1 ? 'thing' : 'things'} to look at.`;
  return `The record is now ${record}. It costs ${exact ? '' : 'at least '}${used} of ${MAX_LOOKUPS} lookups.${found}`;
}
