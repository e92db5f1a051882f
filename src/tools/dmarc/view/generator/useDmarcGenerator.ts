import {useMemo, useState, useSyncExternalStore, type RefObject} from 'react';
import {readDomain} from '../../../dns';
import {
  focusSoon,
  loadPart,
  reveal,
  useCalmAnnouncement,
  useTask,
  useToolForm,
  type Task,
  type ToolForm,
} from '../../../view';
import {
  composeDmarc,
  describeTestMode,
  diffRecords,
  parkedRecords,
  parseDmarc,
  planRollout,
  recordFromPaste,
  type ComposedDmarc,
  type ParkedRecord,
  type PlanStep,
  type TagChange,
} from '../..';
import type {LookedUp} from './generatorTasks';
import {
  bringsRecordOnly,
  domainOf,
  fromRecord,
  generatorShape,
  localDay,
  rungOf,
  toChoice,
  type GeneratorState,
} from './state';

/** Ids of what gets the focus back. */
export const FOCUS = {
  domain: 'domain',
  existing: 'existing',
  lookUp: 'look-up',
} as const;

/** The day a plan is drawn from before the visitor's clock is known: day numbers are shown. */
const SOME_MONDAY = '2026-01-05';
const DAY = 86_400_000;
const neverChanges = () => () => undefined;

export interface PlannedStep extends PlanStep {
  /** The record to publish on that day. */
  record: string;
  /** What test mode does to the policies of subdomains in that record. */
  note?: string;
  /** Days from today. */
  after: number;
}

export interface DmarcGeneratorTool extends Pick<
  ToolForm<GeneratorState>,
  'link' | 'resolverProblem' | 'servers' | 'state' | 'update'
> {
  domain: string | undefined;
  composed: ComposedDmarc;
  record: string;
  /** For a domain that sends nothing: all its records. */
  parked: readonly ParkedRecord[];
  /** What becomes of the record the domain has; empty while there is none. */
  changes: readonly TagChange[];
  plan: readonly PlannedStep[];
  /** Dates are known only in the visitor's browser. */
  isDated: boolean;
  checked: boolean;
  task: Task<LookedUp>;
  announcement: string;
  start: () => void;
  cancel: () => void;
  /** Takes a record over into the form. */
  adopt: (record: string) => void;
  reset: () => void;
}

/** The state of the DMARC generator's page. Its two forms hold their own values. */
export function useDmarcGenerator(
  ask: RefObject<HTMLFormElement | null>,
  bench: RefObject<HTMLFormElement | null>,
): DmarcGeneratorTool {
  const form = useToolForm(generatorShape, [ask, bench], (shared) => {
    if (shared.existing) {
      reveal(FOCUS.existing);
      if (bringsRecordOnly(location.hash)) {
        adopt(shared.existing);
      }
    }
  });
  const {state} = form;
  const {task, run, end, refuse} = useTask<LookedUp>();
  const [checked, setChecked] = useState(false);
  // The build does not know the visitor's day.
  const today = useSyncExternalStore<string | undefined>(
    neverChanges,
    () => localDay(new Date()),
    () => undefined,
  );

  const domain = domainOf(state);
  const composed = useMemo(() => composeDmarc(toChoice(state)), [state]);
  const parked = useMemo(
    () => (state.sends === 'nothing' ? parkedRecords(state.rua.split('\n')) : []),
    [state],
  );
  const record = parked[0]?.value ?? composed.record;
  const existing = recordFromPaste(state.existing);
  const changes = useMemo(
    () => (existing === '' ? [] : diffRecords(existing, record)),
    [existing, record],
  );
  const plan = useMemo(() => plannedSteps(state, today), [state, today]);
  const grave = composed.problems.filter(({severity}) => severity === 'error').length;
  const announcement = useCalmAnnouncement(
    `The record is now ${record}.${grave > 0 ? ` ${grave} errors.` : ''}`,
  );

  function adopt(text: string) {
    form.write({existing: text, ...fromRecord(text)});
  }

  function start() {
    form.update();
    setChecked(true);
    const name = readDomain(form.read().domain);
    if (!name.valid) {
      refuse();
      focusSoon(FOCUS.domain);
      return;
    }
    const servers = form.serversOrComplain();
    if (!servers) {
      refuse();
      return;
    }
    void run(async (signal) => {
      const {lookUp} = await loadPart(() => import('./generatorTasks'));
      return lookUp(name.domain, servers, signal);
    });
  }

  return {
    state,
    servers: form.servers,
    resolverProblem: form.resolverProblem,
    update: form.update,
    link: form.link,
    domain,
    composed,
    record,
    parked,
    changes,
    plan,
    isDated: today !== undefined,
    checked,
    task,
    announcement,
    start,
    cancel: () => {
      end('cancelled');
      focusSoon(FOCUS.lookUp);
    },
    adopt,
    reset: () => {
      form.reset();
      end('idle');
      setChecked(false);
      focusSoon(FOCUS.domain);
    },
  };
}

function plannedSteps(state: GeneratorState, today: string | undefined): PlannedStep[] {
  const from = today ?? SOME_MONDAY;
  const parked = state.sends === 'nothing';
  const choice = toChoice(state);
  return planRollout({
    today: from,
    now: rungOf(state.existing),
    people: state.sends === 'people',
    parked,
    rejectsMissing: choice.nonexistent === 'reject',
    withoutReports: state.rua.trim() === '',
  }).map((step) => {
    const record = parked
      ? (parkedRecords(choice.aggregate)[0]?.value ?? '')
      : composeDmarc({...choice, policy: step.policy, testing: step.testing}).record;
    const note = describeTestMode(parseDmarc(record));
    return {
      ...step,
      record,
      ...(note !== undefined && {note}),
      after: Math.round((Date.parse(step.on) - Date.parse(from)) / DAY),
    };
  });
}
