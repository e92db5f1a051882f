import type {RefObject} from 'react';
import {
  focusSoon,
  loadPart,
  useCalmAnnouncement,
  useCheck,
  useToolForm,
  type Task,
  type ToolForm,
} from '../../view';
import {parseAddress, suggestFor, type AddressReading, type Suggestion} from '..';
import {validatorShape} from './state';
import type {Checked} from './validatorTasks';

/** Ids of what gets the focus. */
export const FOCUS = {address: 'address', check: 'check', verdict: 'verdict'} as const;

export interface Validator extends Pick<
  ToolForm<unknown>,
  'link' | 'resolverProblem' | 'servers' | 'update'
> {
  /** What is in the field, without the space around it. */
  address: string;
  reading: AddressReading;
  suggestion: Suggestion | undefined;
  /** A check was asked for, so an empty or faulty address is a fault of the field now. */
  checked: boolean;
  task: Task<Checked>;
  /** The last answer. It stays while the next question is asked, and goes if that fails. */
  answer: Checked | undefined;
  /** What a screen reader hears of the letter, once the typing has stopped. */
  announcement: string;
  take: (address: string) => void;
  start: () => void;
  cancel: () => void;
  reset: () => void;
}

/** The state of the email validator's page. */
export function useValidator(form: RefObject<HTMLFormElement | null>): Validator {
  const tool = useToolForm(validatorShape, [form]);
  const check = useCheck<Checked>(FOCUS);
  const address = tool.state.address.trim();
  const reading = parseAddress(address);
  const suggestion = suggestFor(address, reading);
  const announcement = useCalmAnnouncement(inWords(address, reading, suggestion));

  function start() {
    tool.update();
    check.press();
    const asked = tool.read().address.trim();
    if (!parseAddress(asked).valid) {
      check.refuse(FOCUS.address);
      return;
    }
    const servers = tool.serversOrComplain();
    if (!servers) {
      check.refuse();
      return;
    }
    check.ask(async (signal) => {
      const {check} = await loadPart(() => import('./validatorTasks'));
      return check(asked, servers, signal);
    });
  }

  return {
    servers: tool.servers,
    resolverProblem: tool.resolverProblem,
    update: tool.update,
    link: tool.link,
    address,
    reading,
    suggestion,
    checked: check.checked,
    task: check.task,
    answer: check.answer,
    announcement,
    take(meant) {
      tool.write({address: meant});
      focusSoon(FOCUS.address);
    },
    start,
    cancel: check.cancel,
    reset() {
      tool.reset();
      check.clear(FOCUS.address);
    },
  };
}

function inWords(
  address: string,
  reading: AddressReading,
  suggestion: Suggestion | undefined,
): string {
  if (address === '') {
    return '';
  }
  const found = reading.valid
    ? reading.warnings.map(({message}) => message)
    : [reading.problem.message];
  return [
    found.length === 0 && !suggestion ? 'The syntax of the address is valid.' : '',
    ...found,
    suggestion?.message ?? '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
