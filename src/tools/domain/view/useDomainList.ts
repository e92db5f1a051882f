import {useEffect, useRef, useState, type RefObject} from 'react';
import type {DohServer} from '../../dns';
import {focusSoon, loadPart} from '../../view';
import type {ListReading, ListRow} from '..';

/** Ids of what gets the focus. */
export const LIST_FOCUS = {text: 'domains', start: 'check-list'} as const;

const loadTasks = () => loadPart(() => import('./listTasks'));

export type ListPhase = 'idle' | 'checking' | 'cancelled' | 'failed' | 'done';

export interface DomainListTool {
  phase: ListPhase;
  /** Why it failed. */
  why: string;
  /** What was read from the field or the file. */
  reading: ListReading | undefined;
  /** In the order in which they were done. */
  rows: readonly ListRow[];
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
  const [reading, setReading] = useState<ListReading>();
  const [rows, setRows] = useState<readonly ListRow[]>([]);
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
    try {
      const {readDomainList} = await loadPart(() => import('./readList'));
      const list = readDomainList(field()?.value ?? '');
      setReading(list);
      if (list.domains.length === 0) {
        setPhase('idle');
        focusSoon(LIST_FOCUS.text);
        return;
      }
      const servers = serversOrComplain();
      if (!servers) {
        return;
      }
      setRows([]);
      setPhase('checking');
      const {checkList} = await loadTasks();
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
    reading,
    rows,
    waiting,
    take: (file) => {
      void file.text().then((text) => {
        const box = field();
        if (box) {
          box.value = text.slice(0, box.maxLength);
          box.focus();
        }
      });
    },
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
