import {useEffect, useState, type RefObject} from 'react';
import {
  focusSoon,
  loadPart,
  reveal,
  useTask,
  useToolForm,
  type Task,
  type ToolForm,
} from '../../../view';
import {isIp4, isIp6} from '../../network';
import {checkerShape, domainOf, type CheckerState} from './state';
import type {CheckerAnswer} from './tasks';

/** Ids of what gets the focus. */
export const FOCUS = {
  domain: 'domain',
  ip: 'ip',
  check: 'check',
  verdict: 'verdict',
} as const;

export interface SpfChecker {
  form: ToolForm<CheckerState>;
  task: Task<CheckerAnswer>;
  /** The last answer: it stays while the next one is asked for, and goes if that fails. */
  answer: CheckerAnswer | undefined;
  /** The button was pressed, so an empty domain is a fault now. */
  checked: boolean;
  /** The address that was given is none. */
  badIp: boolean;
  start: () => void;
  cancel: () => void;
  reset: () => void;
}

/** Ties the form, the address and DNS. */
export function useSpfChecker(ask: RefObject<HTMLFormElement | null>): SpfChecker {
  const [checked, setChecked] = useState(false);
  const [badIp, setBadIp] = useState(false);
  const [answer, setAnswer] = useState<CheckerAnswer>();
  const {task, run, end} = useTask<CheckerAnswer>();
  const form = useToolForm(checkerShape, [ask], ({ip, sender, helo}) => {
    // A folded field that holds something is to be seen.
    if (ip || sender || helo) {
      reveal(FOCUS.ip);
    }
  });

  // Once the result stands in the page, so that it is read aloud and scrolled to.
  useEffect(() => {
    if (answer) {
      document.getElementById(FOCUS.verdict)?.focus();
    }
  }, [answer]);

  function forget() {
    setAnswer(undefined);
  }

  function start() {
    form.update();
    setChecked(true);
    const state = form.read();
    const reading = domainOf(state);
    const ip = state.ip.trim();
    const good = ip === '' || isIp4(ip) || isIp6(ip);
    setBadIp(!good);
    if (!reading.valid || !good) {
      end('idle');
      reveal(FOCUS.ip);
      focusSoon(reading.valid ? FOCUS.ip : FOCUS.domain);
      return;
    }
    const servers = form.serversOrComplain();
    if (!servers) {
      return;
    }
    const {domain} = reading;
    const helo = state.helo.trim() || domain;
    const sender = state.sender.trim() || `postmaster@${domain}`;
    const input = ip === '' ? undefined : {ip, sender, helo};
    void run(async (signal) => {
      const {askAll} = await loadPart(() => import('./tasks'));
      const found = await askAll(domain, input, servers, signal);
      signal.throwIfAborted();
      setAnswer(found);
      return found;
    }, forget);
  }

  return {
    form,
    task,
    answer,
    checked,
    badIp,
    start,
    cancel() {
      end('cancelled');
      focusSoon(FOCUS.check);
    },
    reset() {
      form.reset();
      end('idle');
      setAnswer(undefined);
      setChecked(false);
      setBadIp(false);
      focusSoon(FOCUS.domain);
    },
  };
}
