import {useRef, useState, type RefObject} from 'react';
import {
  loadPart,
  reveal,
  useCheck,
  useToolForm,
  type Shape,
  type Task,
  type ToolForm,
} from '../../view';
import type {MessageAnswer} from './messageTasks';

/** Ids of what gets the focus. */
export const FOCUS = {
  message: 'message',
  file: 'message-file',
  ip: 'client-ip',
  check: 'check',
  verdict: 'verdict',
} as const;

/** Octets of a message that are read: more than mail servers let through. */
const MAX_MESSAGE = 30_000_000;

/** A state without fields: nothing of a message goes into a link. */
type Nothing = Record<string, never>;

const shape: Shape<Nothing> = {};

/** The first octets of a compound file, in which Outlook for Windows saves messages. */
const OUTLOOK_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** IPv4, or what may be IPv6; the engine reads the rest. */
const ADDRESS =
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$|^(?=.*:)[\da-f:.]{2,45}$/i;

const loadTasks = () => loadPart(() => import('./messageTasks'));

export interface MessageCheckerTool {
  form: ToolForm<Nothing>;
  task: Task<MessageAnswer>;
  /** The last answer. It stays while the next message is checked, and goes if it cannot be. */
  answer: MessageAnswer | undefined;
  messageProblem: string | undefined;
  ipProblem: string | undefined;
  start: () => void;
  /** Fills the example in and checks it. */
  useExample: () => void;
  /** The last thing that was given counts: what was typed goes before a file, and back. */
  typed: () => void;
  drop: (files: FileList) => void;
  cancel: () => void;
  reset: () => void;
}

export function useMessageChecker(
  element: RefObject<HTMLFormElement | null>,
): MessageCheckerTool {
  const form = useToolForm(shape, [element]);
  const check = useCheck<MessageAnswer>(FOCUS);
  const [messageProblem, setMessageProblem] = useState<string>();
  const [ipProblem, setIpProblem] = useState<string>();
  const example = useRef<string>(undefined);

  const field = (name: string) => element.current?.elements.namedItem(name);
  const textOf = (name: string): string => {
    const input = field(name);
    return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
      ? input.value
      : '';
  };
  const fileField = (): HTMLInputElement | undefined => {
    const input = field('file');
    return input instanceof HTMLInputElement ? input : undefined;
  };

  function complain(id: string, tell: (message: string) => void, message: string) {
    tell(message);
    reveal(id);
    check.refuse(id);
  }

  function start() {
    setMessageProblem(undefined);
    setIpProblem(undefined);
    const file = fileField()?.files?.[0];
    const text = textOf('message');
    if (!file && text.trim() === '') {
      complain(
        FOCUS.message,
        setMessageProblem,
        'There is no message here yet. Paste its source, choose its .eml file, or use the example.',
      );
      return;
    }
    if (file && file.size > MAX_MESSAGE) {
      complain(
        FOCUS.file,
        setMessageProblem,
        'This file is larger than 30 MB, which no mail server accepts. Choose the file of one message.',
      );
      return;
    }
    const ip = textOf('ip').trim();
    const sender = textOf('sender').trim().replace(/^<|>$/g, '');
    if (ip !== '' && !ADDRESS.test(ip)) {
      complain(
        FOCUS.ip,
        setIpProblem,
        `“${ip.slice(0, 60)}” is not an IP address. Type one such as 192.0.2.17, or leave the field empty.`,
      );
      return;
    }
    const typed = {...(ip && {ip}), ...(sender && {sender})};
    const isExample = !file && text === example.current;
    const servers = isExample ? [] : form.serversOrComplain();
    if (!servers) {
      check.refuse();
      return;
    }
    check.ask(async (signal) => {
      const tasks = await loadTasks();
      if (isExample) {
        return tasks.checkExample(typed);
      }
      const message = file ? new Uint8Array(await file.arrayBuffer()) : text;
      if (typeof message !== 'string' && isOutlookFile(message)) {
        throw new Error(
          'This is an Outlook .msg file, which is not the source of the message. In Outlook, save the message as .eml, or copy its source.',
        );
      }
      return tasks.checkMessage(message, typed, {servers, signal});
    });
  }

  function write(text: string) {
    const input = field('message');
    const file = fileField();
    if (input instanceof HTMLTextAreaElement) {
      input.value = text;
    }
    if (file) {
      file.value = '';
    }
  }

  return {
    form,
    task: check.task,
    answer: check.answer,
    messageProblem,
    ipProblem,
    start,
    useExample() {
      setMessageProblem(undefined);
      setIpProblem(undefined);
      check.ask(async () => {
        const tasks = await loadTasks();
        write(await tasks.loadExample());
        example.current = textOf('message');
        return tasks.checkExample({});
      });
    },
    typed() {
      const file = fileField();
      if (file?.files?.length) {
        file.value = '';
      }
    },
    drop(files) {
      const input = fileField();
      if (input && files.length > 0) {
        input.files = files;
        start();
      }
    },
    cancel: check.cancel,
    reset() {
      form.reset();
      write('');
      setMessageProblem(undefined);
      setIpProblem(undefined);
      check.clear(FOCUS.message);
    },
  };
}

function isOutlookFile(octets: Uint8Array): boolean {
  return OUTLOOK_FILE.every((octet, index) => octets[index] === octet);
}
