import {useMemo, useState, type RefObject} from 'react';
import {readDomain} from '../../dns';
import {mergeRepeats, type Problem} from '../../kit';
import {
  focusSoon,
  loadPart,
  reveal,
  useCalmAnnouncement,
  useTask,
  useToolForm,
  type Task,
  type ToolForm,
} from '../../view';
import {composeSpf, MAX_LOOKUPS, type ComposedSpf, type LookupBudget} from '..';
import type {Finding} from './dnsTasks';
import {domainOf, generatorShape, toChoice, type GeneratorState} from './state';
import {tally, type Tally} from './tally';

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

const loadTasks = () => loadPart(() => import('./dnsTasks'));

export interface SpfGenerator extends Pick<
  ToolForm<GeneratorState>,
  'link' | 'reset' | 'resolverProblem' | 'servers' | 'state' | 'update'
> {
  domain: string | undefined;
  composed: ComposedSpf;
  count: Tally;
  problems: readonly Problem[];
  /** A look-up was asked for, so an empty domain is a fault now. */
  checked: boolean;
  lookUp: Task<LookedUp>;
  counting: Task<Counted>;
  /** The last count is of this very record. */
  isFresh: boolean;
  /** What a screen reader hears once the form is calm. */
  announcement: string;
  startLookUp: () => void;
  cancelLookUp: () => void;
  adopt: (records: readonly string[]) => void;
  startCount: () => void;
  cancelCount: () => void;
}

/**
 * The state of the SPF generator's page. Its two forms hold their own values.
 *
 * @param ask the form of the domain, the pasted record and the resolver
 * @param bench the form of the senders
 */
export function useSpfGenerator(
  ask: RefObject<HTMLFormElement | null>,
  bench: RefObject<HTMLFormElement | null>,
): SpfGenerator {
  const form = useToolForm(generatorShape, [ask, bench], ({existing}) => {
    // A folded field that holds something is to be seen.
    if (existing) {
      reveal(FOCUS.existing);
    }
  });
  const {state, servers, resolverProblem, update, link, serversOrComplain} = form;
  const [checked, setChecked] = useState(false);
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

  function startLookUp() {
    update();
    setChecked(true);
    const name = readDomain(form.read().domain);
    if (!name.valid) {
      looking.refuse();
      focusSoon(FOCUS.domain);
      return;
    }
    const asked = serversOrComplain();
    if (!asked) {
      looking.refuse();
      return;
    }
    void looking.run(async (signal) => {
      const {findRecords, resolverOf} = await loadTasks();
      const finding = await findRecords(name.domain, resolverOf(asked), signal);
      return {domain: name.domain, finding};
    });
  }

  function startCount() {
    const asked = serversOrComplain();
    if (!asked) {
      counting.refuse();
      return;
    }
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

  function adopt(records: readonly string[]) {
    form.write({existing: records.join('\n')});
    reveal(FOCUS.existing);
  }

  function reset() {
    form.reset();
    looking.end('idle');
    counting.end('idle');
    setCounted(undefined);
    setChecked(false);
    focusSoon(FOCUS.domain);
  }

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
    announcement: useCalmAnnouncement(announce(composed, count)),
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
    link,
  };
}

function announce({record, problems}: ComposedSpf, {used, exact}: Tally): string {
  const grave = mergeRepeats(problems).filter(({severity}) =>
    /error|warning/.test(severity),
  ).length;
  const found =
    grave === 0 ? '' : ` ${grave} ${grave === 1 ? 'thing' : 'things'} to look at.`;
  return `The record is now ${record}. It costs ${exact ? '' : 'at least '}${used} of ${MAX_LOOKUPS} lookups.${found}`;
}
