import type {RefObject} from 'react';
import {readDomain} from '../../../dns';
import {
  loadPart,
  reveal,
  useCheck,
  useToolForm,
  type Task,
  type ToolForm,
} from '../../../view';
import type {Checked} from './checkerTasks';
import {checkerShape, type CheckerState} from './state';

/** Ids of what gets the focus. */
export const FOCUS = {
  domain: 'domain',
  check: 'check',
  dkim: 'dkim',
  verdict: 'verdict',
} as const;

export interface DmarcCheckerTool extends Pick<
  ToolForm<CheckerState>,
  'link' | 'resolverProblem' | 'servers' | 'state' | 'update'
> {
  domain: string | undefined;
  /** A check was asked for, so an empty domain is a fault now. */
  checked: boolean;
  task: Task<Checked>;
  /** The last answer. It stays while the next question is asked, and goes if that fails. */
  answer: Checked | undefined;
  start: () => void;
  cancel: () => void;
  reset: () => void;
}

function lines(text: string): string[] {
  return text.split(/[\n,]/).flatMap((line) => line.trim() || []);
}

/** The state of the DMARC checker's page. */
export function useDmarcChecker(
  form: RefObject<HTMLFormElement | null>,
): DmarcCheckerTool {
  const tool = useToolForm(checkerShape, [form], ({dkim, spf}) => {
    // A folded field that holds something is to be seen.
    if (dkim || spf) {
      reveal(FOCUS.dkim);
    }
  });
  const check = useCheck<Checked>(FOCUS);
  const reading = readDomain(tool.state.domain);

  function start() {
    tool.update();
    check.press();
    const {domain, dkim, spf} = tool.read();
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
    check.ask(async (signal) => {
      const {checkDomain} = await loadPart(() => import('./checkerTasks'));
      const message = {dkimDomains: lines(dkim), spfDomain: spf.trim()};
      return checkDomain(name.domain, message, servers, signal);
    });
  }

  return {
    state: tool.state,
    servers: tool.servers,
    resolverProblem: tool.resolverProblem,
    update: tool.update,
    link: tool.link,
    domain: reading.valid ? reading.domain : undefined,
    checked: check.checked,
    task: check.task,
    answer: check.answer,
    start,
    cancel: check.cancel,
    reset: () => {
      tool.reset();
      check.clear(FOCUS.domain);
    },
  };
}
