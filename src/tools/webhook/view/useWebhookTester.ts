import {useState, type RefObject} from 'react';
import {
  choiceEntry,
  loadPart,
  useCheck,
  useToolForm,
  type Shape,
  type ToolForm,
} from '../../view';
import {readTime, utf8} from '..';
import {FRAMEWORK_IDS, type Framework} from './frameworks';
import type {WebhookAnswer} from './webhookTasks';

/** Ids of what gets the focus. */
export const FOCUS = {
  headers: 'headers',
  body: 'body',
  file: 'body-file',
  secrets: 'secrets',
  arrived: 'arrived',
  check: 'check',
  verdict: 'verdict',
} as const;

/** Octets of a body that are read, as many as the servers in the docs take. */
const MAX_BODY = 1024 * 1024;

/** What a link holds: nothing of the request, and never the secret. */
interface State {
  framework: Framework;
}

const shape: Shape<State> = {framework: choiceEntry(FRAMEWORK_IDS, 'express')};

type FieldId = (typeof FOCUS)[keyof typeof FOCUS];

export interface WebhookTesterTool {
  form: ToolForm<State>;
  check: ReturnType<typeof useCheck<WebhookAnswer>>;
  /** What is wrong with a field. */
  problem: {field: FieldId; message: string} | undefined;
  start: () => void;
  /** The body is typed: a file that was chosen before is given up. */
  typed: () => void;
  reset: () => void;
}

export function useWebhookTester(
  element: RefObject<HTMLFormElement | null>,
): WebhookTesterTool {
  const form = useToolForm(shape, [element]);
  const check = useCheck<WebhookAnswer>({verdict: FOCUS.verdict, check: FOCUS.check});
  const [problem, setProblem] = useState<WebhookTesterTool['problem']>();

  const data = () => new FormData(element.current ?? undefined);
  const textOf = (name: string) => {
    const value = data().get(name);
    return typeof value === 'string' ? value : '';
  };
  const fileField = () => {
    const input = element.current?.elements.namedItem('file');
    return input instanceof HTMLInputElement ? input : undefined;
  };

  function complain(field: FieldId, message: string) {
    setProblem({field, message});
    check.refuse(field);
  }

  function start() {
    setProblem(undefined);
    const headers = textOf('headers');
    const arrived = textOf('arrived').trim();
    const now = arrived === '' ? Date.now() / 1000 : readTime(arrived);
    const file = fileField()?.files?.[0];
    if (headers.trim() === '') {
      complain(
        FOCUS.headers,
        'There are no headers here yet, so paste webhook-id, webhook-timestamp and webhook-signature, or the whole request.',
      );
    } else if (textOf('secrets').trim() === '') {
      complain(
        FOCUS.secrets,
        'A signature cannot be checked without the secret, so paste it, beginning with whsec_.',
      );
    } else if (now === undefined) {
      complain(
        FOCUS.arrived,
        `“${arrived.slice(0, 60)}” is not a time. Enter one such as 2026-11-19T09:41:09Z, or Unix time in seconds.`,
      );
    } else if (file && file.size > MAX_BODY) {
      complain(
        FOCUS.file,
        'This file is larger than 1 MB, which no event is. Choose the file with the body of one request.',
      );
    } else {
      const question = {
        headers,
        secrets: textOf('secrets').split('\n'),
        computed: textOf('computed'),
        now,
        isNowGiven: arrived !== '',
      };
      const text = textOf('body');
      const {framework} = form.read();
      check.ask(async () => {
        const {checkWebhook} = await loadPart(() => import('./webhookTasks'));
        const body = file ? new Uint8Array(await file.arrayBuffer()) : utf8(text);
        return checkWebhook({...question, body}, framework);
      });
    }
  }

  return {
    form,
    check,
    problem,
    start,
    typed() {
      const file = fileField();
      if (file) {
        file.value = '';
      }
    },
    reset() {
      form.reset();
      setProblem(undefined);
      check.clear(FOCUS.headers);
    },
  };
}
