import {useEffect, useState, type RefObject} from 'react';
import {readDomain} from '../../dns';
import {
  focusSoon,
  loadPart,
  reveal,
  useTask,
  useToolForm,
  type Task,
  type ToolForm,
} from '../../view';
import type {Checked} from './checkTasks';
import {checkerShape, type CheckerState} from './state';

/** Ids of what gets the focus. */
export const FOCUS = {
  domain: 'domain',
  check: 'check',
  selectors: 'selectors',
  verdict: 'verdict',
} as const;

export interface Progress {
  done: number;
  total: number;
}

export interface DomainCheckerTool extends Pick<
  ToolForm<CheckerState>,
  'link' | 'resolverProblem' | 'servers' | 'serversOrComplain' | 'state' | 'update'
> {
  domain: string | undefined;
  /** A check was asked for, so an empty domain is a fault now. */
  checked: boolean;
  task: Task<Checked>;
  progress: Progress | undefined;
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
  const {task, run, end} = useTask<Checked>();
  const [answer, setAnswer] = useState<Checked>();
  const [progress, setProgress] = useState<Progress>();
  const [checked, setChecked] = useState(false);
  const reading = readDomain(tool.state.domain);

  // Only a button brings an answer. Its verdict is read once it is in the page.
  useEffect(() => {
    if (answer) {
      document.getElementById(FOCUS.verdict)?.focus();
    }
  }, [answer]);

  function forget() {
    setAnswer(undefined);
  }

  function start() {
    tool.update();
    setChecked(true);
    const {domain, selectors} = tool.read();
    const name = readDomain(domain);
    if (!name.valid) {
      end('idle');
      focusSoon(FOCUS.domain);
      return;
    }
    const servers = tool.serversOrComplain();
    if (!servers) {
      return;
    }
    setProgress(undefined);
    void run(async (signal) => {
      const {checkDomain} = await loadPart(() => import('./checkTasks'));
      const result = await checkDomain(
        name.domain,
        selectors,
        servers,
        signal,
        (done, total) => {
          if (!signal.aborted) {
            setProgress({done, total});
          }
        },
      );
      signal.throwIfAborted();
      setAnswer(result);
      return result;
    }, forget);
  }

  return {
    state: tool.state,
    servers: tool.servers,
    serversOrComplain: tool.serversOrComplain,
    resolverProblem: tool.resolverProblem,
    update: tool.update,
    link: tool.link,
    domain: reading.valid ? reading.domain : undefined,
    checked,
    task,
    progress,
    answer,
    start,
    cancel: () => {
      end('cancelled');
      focusSoon(FOCUS.check);
    },
    reset: () => {
      tool.reset();
      end('idle');
      setAnswer(undefined);
      setChecked(false);
      focusSoon(FOCUS.domain);
    },
  };
}
