import {useEffect, useRef, useState, type RefObject} from 'react';
import type {DohServer} from '../../dns';
import {focusSoon, loadPart, type FieldProblem} from '../../view';
import type {ListReading, ListRow} from '..';
import type {ListRows} from './ListRows';

/** Ids of what gets the focus. */
export const LIST_FOCUS = {text: 'domains', start: 'check-list'} as const;

const loadTasks = () => loadPart(() => import('./listTasks'));

export type ListPhase = 'idle' | 'checking' | 'cancelled' | 'failed' | 'done';

export interface DomainListTool {
  phase: ListPhase;
  /** Why it failed. */
  why: string;
  /** What is wrong with the field, or with the file that was chosen. */
  problems: readonly FieldProblem[];
  /** What was read from the field or the file. */
  reading: ListReading | undefined;
  /** In the order in which they were done. */
  rows: readonly ListRow[];
  /** What shows them; missing: it is not loaded yet. */
  Rows: typeof ListRows | undefined;
  /** Seconds that the list waits for the resolver; 0: it does not wait. */
  waiting: number;
  take: (file: File) => void;
  start: () => void;
  cancel: () => void;
  save: () => void;
}

/** The state of the list of domains. */
export function useDomainList(
  form: RefObject<HTMLFormElement | null>,
  serversOrComplain: () => readonly DohServer[] | undefined,
): DomainListTool {
  const [phase, setPhase] = useState<ListPhase>('idle');
  const [why, setWhy] = useState('');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [reading, setReading] = useState<ListReading>();
  const [rows, setRows] = useState<readonly ListRow[]>([]);
  const [Rows, setRowsView] = useState<typeof ListRows>();
  const [waiting, setWaiting] = useState(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  function field(): HTMLTextAreaElement | undefined {
    const found = form.current?.elements.namedItem(LIST_FOCUS.text);
    return found instanceof HTMLTextAreaElement ? found : undefined;
  }

  async function run() {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    // Old results must not be taken for those of the new list.
    setRows([]);
    setPhase('idle');
    setProblems([]);
    try {
      const {problemsOf, readDomainList} = await loadPart(() => import('./readList'));
      const list = readDomainList(field()?.value ?? '');
      setReading(list);
      setProblems(problemsOf(list));
      if (list.domains.length === 0) {
        focusSoon(LIST_FOCUS.text);
        return;
      }
      const servers = serversOrComplain();
      if (!servers) {
        return;
      }
      setPhase('checking');
      const {checkList, ListRows: view} = await loadTasks();
      setRowsView(() => view);
      await checkList(list.domains, servers, mine.signal, {
        onRow: (row) => {
          if (!mine.signal.aborted) {
            setRows((done) => [...done, row]);
          }
        },
        onWait: (milliseconds) => {
          setWaiting(Math.ceil(milliseconds / 1_000));
        },
      });
      setPhase('done');
    } catch (error) {
      if (!mine.signal.aborted) {
        setWhy(error instanceof Error ? error.message : String(error));
        setPhase('failed');
      }
    }
  }

  async function takeFile(file: File) {
    setProblems([]);
    const text = await file.text().catch(() => undefined);
    const box = field();
    if (text === undefined) {
      setProblems([
        {message: `The browser could not read “${file.name}”. Choose the file again.`},
      ]);
    } else if (text.includes('\0')) {
      setProblems([
        {
          message: `“${file.name}” is not a text file. Save the list as CSV or text, and choose that file.`,
        },
      ]);
    } else if (box) {
      box.value = text.slice(0, box.maxLength);
    }
    box?.focus();
  }

  async function saveCsv() {
    const [{csvOf}, {saveBlob}] = await Promise.all([loadTasks(), import('../../../ui')]);
    // With the mark by which spreadsheets know UTF-8.
    saveBlob(
      'domain-report.csv',
      new Blob(['\ufeff', csvOf(rows)], {type: 'text/csv;charset=utf-8'}),
    );
  }

  return {
    phase,
    why,
    problems,
    reading,
    rows,
    Rows,
    waiting,
    take: (file) => void takeFile(file),
    start: () => void run(),
    cancel: () => {
      controller.current?.abort();
      setPhase('cancelled');
      setWaiting(0);
      focusSoon(LIST_FOCUS.start);
    },
    save: () => void saveCsv(),
  };
}
