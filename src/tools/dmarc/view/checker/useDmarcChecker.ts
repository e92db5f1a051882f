import {useEffect, useState, type RefObject} from 'react';
import {readDomain} from '../../../dns';
import {
  focusSoon,
  loadPart,
  reveal,
  useTask,
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
  const {task, run, end} = useTask<Checked>();
  const [answer, setAnswer] = useState<Checked>();
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
    const {domain, dkim, spf} = tool.read();
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
    void run(async (signal) => {
      const {checkDomain} = await loadPart(() => import('./checkerTasks'));
      const message = {dkimDomains: lines(dkim), spfDomain: spf.trim()};
      const result = await checkDomain(name.domain, message, servers, signal);
      signal.throwIfAborted();
      setAnswer(result);
      return result;
    }, forget);
  }

  return {
    state: tool.state,
    servers: tool.servers,
    resolverProblem: tool.resolverProblem,
    update: tool.update,
    link: tool.link,
    domain: reading.valid ? reading.domain : undefined,
    checked,
    task,
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
