import {startTransition, useEffect, useRef, useState} from 'react';
import {focusSoon} from '../../view';
import type {ReportFile} from '../read/files';
import {startJob, type ReportJob} from '../work/client';
import type {Reading} from '../work/protocol';
import {startWorker} from '../work/startWorker';

/** Ids of what gets the focus. */
export const FOCUS = {file: 'report-files', verdict: 'verdict'} as const;

export type ReportsState =
  | {phase: 'none' | 'cancelled'}
  | {phase: 'reading'; share: number}
  | {phase: 'failed'; why: string}
  | {phase: 'open'; reading: Reading};

export interface OpenReports {
  state: ReportsState;
  /** What is shown: after a reading that was canceled, what was open before it. */
  reading: Reading | undefined;
  /** Reads files; what was open goes once they are read. */
  open: (files: readonly ReportFile[]) => void;
  cancel: () => void;
  /** Every record of what is open, as a CSV file. */
  csv: () => Promise<Blob>;
  forget: () => void;
}

/** The day where the visitor is, as YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 10);
}

/**
 * The reports that the page shows. Each reading has a worker of its own, which holds its
 * reports for as long as they are shown, so that nothing of one is left in the next.
 */
export function useReports(): OpenReports {
  const held = useRef<ReportJob>(undefined);
  const coming = useRef<ReportJob>(undefined);
  const [state, setState] = useState<ReportsState>({phase: 'none'});
  const [reading, setReading] = useState<Reading>();

  useEffect(
    () => () => {
      coming.current?.end();
      held.current?.end();
    },
    [],
  );

  async function open(files: readonly ReportFile[]) {
    coming.current?.end();
    const job = startJob(startWorker, {
      files,
      today: today(),
      onProgress(share) {
        if (coming.current === job) {
          setState({phase: 'reading', share});
        }
      },
    });
    coming.current = job;
    setState({phase: 'reading', share: 0});
    try {
      const found = await job.reading;
      if (coming.current === job) {
        held.current?.end();
        held.current = job;
        coming.current = undefined;
        // The result is much to draw: in pieces, so that the page stays awake.
        startTransition(() => {
          setReading(found);
          setState({phase: 'open', reading: found});
        });
      }
    } catch (error) {
      if (coming.current === job) {
        forget();
        setState({
          phase: 'failed',
          why: error instanceof Error ? error.message : String(error),
        });
      }
    }
  }

  function forget() {
    coming.current?.end();
    held.current?.end();
    coming.current = undefined;
    held.current = undefined;
    setReading(undefined);
    setState({phase: 'none'});
  }

  return {
    state,
    reading: state.phase === 'reading' ? undefined : reading,
    open(files) {
      void open(files);
    },
    cancel() {
      coming.current?.end();
      coming.current = undefined;
      setState({phase: 'cancelled'});
      focusSoon(FOCUS.file);
    },
    csv() {
      return held.current?.csv() ?? Promise.reject(new Error('No report is open.'));
    },
    forget,
  };
}
