import {useEffect, useState} from 'react';
import {focusSoon} from './formFields';
import {useTask, type Task} from './useTask';

/** A check that a button starts. */
export interface Check<Answer> {
  task: Task<Answer>;
  /**
   * The last answer. It stays while the next question is asked, and goes if that fails or
   * cannot be asked.
   */
  answer: Answer | undefined;
  /** A check was asked for, so an empty field is a fault now. */
  checked: boolean;
  press: () => void;
  /**
   * Ends what is under way, for a field is empty or invalid.
   *
   * @param field gets the focus; missing: it has it
   */
  refuse: (field?: string) => void;
  /** Asks. The answer is shown, unless the check was canceled meanwhile. */
  ask: (work: (signal: AbortSignal) => Promise<Answer>) => void;
  cancel: () => void;
  /** Forgets the answer, and puts the focus into a field. */
  clear: (field: string) => void;
}

/**
 * The state of a checker beside its form.
 *
 * @param verdict id of the verdict, which gets the focus with each answer
 * @param check id of the button, which gets it back when the check is canceled
 */
export function useCheck<Answer>({
  verdict,
  check,
}: {
  verdict: string;
  check: string;
}): Check<Answer> {
  const {task, run, end, refuse} = useTask<Answer>();
  const [answer, setAnswer] = useState<Answer>();
  const [checked, setChecked] = useState(false);

  // Once the result is in the page, so that it is read aloud and scrolled to.
  useEffect(() => {
    if (answer) {
      focusSoon(verdict);
    }
  }, [answer, verdict]);

  return {
    task,
    answer,
    checked,
    press() {
      setChecked(true);
    },
    refuse(field) {
      refuse();
      setAnswer(undefined);
      if (field !== undefined) {
        focusSoon(field);
      }
    },
    ask(work) {
      void run(
        async (signal) => {
          const found = await work(signal);
          signal.throwIfAborted();
          setAnswer(found);
          return found;
        },
        () => {
          setAnswer(undefined);
        },
      );
    },
    cancel() {
      end('cancelled');
      focusSoon(check);
    },
    clear(field) {
      end('idle');
      setAnswer(undefined);
      setChecked(false);
      focusSoon(field);
    },
  };
}
