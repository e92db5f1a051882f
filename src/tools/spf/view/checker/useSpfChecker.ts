import {useState, type RefObject} from 'react';
import {
  loadPart,
  reveal,
  useCheck,
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
  const [badIp, setBadIp] = useState(false);
  const check = useCheck<CheckerAnswer>(FOCUS);
  const form = useToolForm(checkerShape, [ask], ({ip, sender, helo}) => {
    // A folded field that holds something is to be seen.
    if (ip || sender || helo) {
      reveal(FOCUS.ip);
    }
  });

  function start() {
    form.update();
    check.press();
    const state = form.read();
    const reading = domainOf(state);
    const ip = state.ip.trim();
    const good = ip === '' || isIp4(ip) || isIp6(ip);
    setBadIp(!good);
    if (!reading.valid || !good) {
      reveal(FOCUS.ip);
      check.refuse(reading.valid ? FOCUS.ip : FOCUS.domain);
      return;
    }
    const servers = form.serversOrComplain();
    if (!servers) {
      check.refuse();
      return;
    }
    const {domain} = reading;
    const helo = state.helo.trim() || domain;
    const sender = state.sender.trim() || `postmaster@${domain}`;
    const input = ip === '' ? undefined : {ip, sender, helo};
    check.ask(async (signal) => {
      const {askAll} = await loadPart(() => import('./tasks'));
      return askAll(domain, input, servers, signal);
    });
  }

  return {
    form,
    task: check.task,
    answer: check.answer,
    checked: check.checked,
    badIp,
    start,
    cancel: check.cancel,
    reset() {
      form.reset();
      setBadIp(false);
      check.clear(FOCUS.domain);
    },
  };
}
