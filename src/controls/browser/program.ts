import {COPY_PROGRAM_OUTCOMES, copyText} from '../../reading/browser';
import {joinProgram, programFile} from '../../reading/plain';
import {saveText} from '../../ui/plain';
import {showOutcome} from './passing';

/** The program that the steps around a button build, in the language that they show. */
function programAround(button: HTMLElement): {name: string; text: string} {
  const steps = button.closest<HTMLElement>('[data-program]');
  const panes = [...(steps?.querySelectorAll<HTMLElement>('[data-pane]') ?? [])].filter(
    (pane) => getComputedStyle(pane).display !== 'none',
  );
  return {
    name: programFile(
      steps?.dataset['program'] ?? 'program',
      panes[0]?.dataset['pane'] ?? '',
    ),
    text: joinProgram(panes.map((pane) => pane.querySelector('code')?.textContent ?? '')),
  };
}

/** Copies the whole program. */
export async function copyProgram(button: HTMLElement): Promise<void> {
  const {text} = programAround(button);
  showOutcome(button, await copyText(text), COPY_PROGRAM_OUTCOMES);
}

/** Downloads the whole program as a file. */
export function saveProgram(button: HTMLElement): void {
  const {name, text} = programAround(button);
  saveText(name, text);
}
