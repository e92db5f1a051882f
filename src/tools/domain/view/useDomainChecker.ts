import {useState, type RefObject} from 'react';
import {readDomain} from '../../dns';
import {
  loadPart,
  reveal,
  useCheck,
  useToolForm,
  type Task,
  type ToolForm,
} from '../../view';
import type {Section} from '..';
import type {Checked} from './checkTasks';
import {checkerShape, type CheckerState} from './state';

/** Ids of what gets the focus. */
export const FOCUS = {
  domain: 'domain',
  check: 'check',
  selectors: 'selectors',
  verdict: 'verdict',
} as const;

export interface DomainCheckerTool extends Pick<
  ToolForm<CheckerState>,
  'link' | 'resolverProblem' | 'servers' | 'serversOrComplain' | 'state' | 'update'
> {
  domain: string | undefined;
  /** A check was asked for, so an empty domain is a fault now. */
  checked: boolean;
  task: Task<Checked>;
  /** The checks of the question under way that have ended, in that order. */
  ended: readonly Section[];
  /** The last answer. It stays while the next question is asked, and goes if that fails. */
  answer: Checked | undefined;
  start: () => void;
  cancel: () => void;
  reset: () => void;
}

/** The state of the domain checker's page. */
export function useDomainChecker(
  form: RefObject<HTMLFormElement | null>,
): DomainCheckerTool {
  const tool = useToolForm(checkerShape, [form], ({selectors}) => {
    // A folded field that holds something is to be seen.
    if (selectors) {
      reveal(FOCUS.selectors);
    }
  });
  const check = useCheck<Checked>(FOCUS);
  const [ended, setEnded] = useState<readonly Section[]>([]);
  const reading = readDomain(tool.state.domain);

  function start() {
    tool.update();
    check.press();
    const {domain, selectors} = tool.read();
    const name = readDomain(domain);
    if (!name.valid) {
      check.refuse(FOCUS.domain);
      return;
    }
    const servers = tool.serversOrComplain();
    if (!servers) {
      check.refuse();
      return;
    }
    setEnded([]);
    check.ask(async (signal) => {
      const {checkDomain} = await loadPart(() => import('./checkTasks'));
      return checkDomain(name.domain, selectors, servers, signal, (section) => {
        if (!signal.aborted) {
          setEnded((earlier) => [...earlier, section]);
        }
      });
    });
  }

  return {
    state: tool.state,
    servers: tool.servers,
    serversOrComplain: tool.serversOrComplain,
    resolverProblem: tool.resolverProblem,
    update: tool.update,
    link: tool.link,
    domain: reading.valid ? reading.domain : undefined,
    checked: check.checked,
    task: check.task,
    ended,
    answer: check.answer,
    start,
    cancel: check.cancel,
    reset: () => {
      tool.reset();
      check.clear(FOCUS.domain);
    },
  };
}
