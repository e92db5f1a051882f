import {useState, type RefObject} from 'react';
import {readDomain, type DohServer} from '../../../dns';
import type {Problem} from '../../../kit';
import {loadPart, useCheck, useToolForm, type Task, type ToolForm} from '../../../view';
import {readSelector} from '../..';
import type * as Tasks from './checkerTasks';
import type {CheckAnswer} from './checkerTasks';
import {checkerShape, type CheckerState} from './state';

/** Ids of what gets the focus. */
export const FOCUS = {
  domain: 'domain',
  selector: 'selector',
  message: 'message',
  file: 'message-file',
  check: 'check',
  verdict: 'verdict',
} as const;

/** Octets of a message that are read: more than mail servers let through. */
export const MAX_MESSAGE = 30_000_000;

export interface DkimChecker {
  form: ToolForm<CheckerState>;
  task: Task<CheckAnswer>;
  /** The last answer. It stays while the next question is asked, and goes if it cannot be. */
  answer: CheckAnswer | undefined;
  /** A button that needs the fields was pressed. */
  checked: boolean;
  selectorProblem: Problem | undefined;
  messageProblem: string | undefined;
  start: () => void;
  cancel: () => void;
  reset: () => void;
  /** Checks another name, as if it had been typed. */
  checkName: (selector: string, domain: string) => void;
}

export function useDkimChecker(element: RefObject<HTMLFormElement | null>): DkimChecker {
  const form = useToolForm(checkerShape, [element]);
  const check = useCheck<CheckAnswer>(FOCUS);
  const [messageProblem, setMessageProblem] = useState<string>();

  function ask(
    work: (
      tasks: typeof Tasks,
      asking: {servers: readonly DohServer[]; signal: AbortSignal},
    ) => Promise<CheckAnswer>,
  ) {
    const servers = form.serversOrComplain();
    if (!servers) {
      check.refuse();
      return;
    }
    check.ask(async (signal) => {
      const tasks = await loadPart(() => import('./checkerTasks'));
      return work(tasks, {servers, signal});
    });
  }

  function startMessage() {
    const given = messageOf(element.current);
    if (given === undefined) {
      setMessageProblem('Paste the source of a message, or choose its file.');
      check.refuse(FOCUS.message);
      return;
    }
    if (given instanceof File && given.size > MAX_MESSAGE) {
      setMessageProblem('The file is larger than any email can be.');
      check.refuse(FOCUS.file);
      return;
    }
    setMessageProblem(undefined);
    ask(async (tasks, asking) =>
      tasks.checkPasted(
        typeof given === 'string' ? given : new Uint8Array(await given.arrayBuffer()),
        asking,
      ),
    );
  }

  function start() {
    check.press();
    const {way, domain: typed, selector: name} = form.read();
    if (way === 'message') {
      startMessage();
      return;
    }
    const selector = readSelector(name);
    const whole = selector.valid && way === 'selector' ? selector.domain : undefined;
    if (whole !== undefined && typed.trim() === '') {
      form.write({domain: whole});
    }
    const domain = readDomain(typed.trim() === '' && whole ? whole : typed);
    if (!domain.valid) {
      check.refuse(FOCUS.domain);
      return;
    }
    if (way === 'probe') {
      ask((tasks, asking) => tasks.tryCommon(domain.domain, asking));
      return;
    }
    if (!selector.valid) {
      check.refuse(FOCUS.selector);
      return;
    }
    ask((tasks, asking) =>
      tasks.checkKey({selector: selector.selector, domain: domain.domain}, asking),
    );
  }

  const reading = readSelector(form.state.selector);
  const selectorProblem = reading.valid ? reading.warnings[0] : reading.problem;
  return {
    form,
    task: check.task,
    answer: check.answer,
    checked: check.checked,
    selectorProblem: reading.valid || check.checked ? selectorProblem : undefined,
    messageProblem,
    start,
    cancel: check.cancel,
    reset() {
      form.reset();
      setMessageProblem(undefined);
      check.clear(FOCUS.domain);
    },
    checkName(selector, domain) {
      form.write({way: 'selector', selector, domain});
      ask((tasks, asking) => tasks.checkKey({selector, domain}, asking));
    },
  };
}

/** The pasted text, or the chosen file: a file keeps the octets, so it goes first. */
function messageOf(form: HTMLFormElement | null): string | File | undefined {
  const file = form?.elements.namedItem('file');
  if (file instanceof HTMLInputElement && file.files?.[0]) {
    return file.files[0];
  }
  const field = form?.elements.namedItem('message');
  return field instanceof HTMLTextAreaElement && field.value.trim() !== ''
    ? field.value
    : undefined;
}
