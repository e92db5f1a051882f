/*
 * The controls: what a page that is only read can do. Fetched by the shell when a control
 * is approached; it answers those that need no React, and fetches React for the others.
 */
import {boot, endBoot, fetchApp, watchFailures} from '../../shell/browser';
import {isFrugal, type ControlName, type Shell} from '../../shell/plain';
import {watchSearch} from '../../search/plain';
import {copy, copyPage} from './copy';
import {giveFeedback} from './feedback';
import {watchGuideCode} from './guideCode';
import {toggleLines} from './lines';
import {closeMenusWhenWide} from './menus';
import {copyProgram, saveProgram} from './program';
import {fillSamples, watchSamples} from './samples';
import {watchScenes} from './scenes';
import {followReader} from './toc';

/** Public path of the compiled search: set as the controls are compiled. */
declare const SEARCH: string;

const {dataset} = document.documentElement;

const ACTIONS: Readonly<
  Partial<Record<ControlName, (button: HTMLElement) => void | Promise<void>>>
> = {
  copy,
  'copy-page': copyPage,
  'copy-program': copyProgram,
  feedback: giveFeedback,
  lines: toggleLines,
  print: () => {
    print();
  },
  'save-program': saveProgram,
};

function press({target}: Event) {
  const button =
    target instanceof Element && target.closest<HTMLElement>('[data-control]');
  if (button) {
    void ACTIONS[button.dataset['control'] as ControlName]?.(button);
  }
}

/** Whether the way to React has been tidied up behind it. */
let hasEnded = false;

/** Does what was approached and pressed until now, as far as its script is there. */
function run({near, kept}: Shell) {
  const isReady = dataset['boot'] === 'ready';
  if (isReady) {
    if (!hasEnded) {
      hasEnded = true;
      endBoot();
      fillSamples();
    }
  } else if (
    'bootNow' in dataset ||
    location.hash.includes('=') ||
    near?.matches('[data-needs-app], [data-scene]')
  ) {
    boot();
  }
  for (const control of kept) {
    if (isReady || 'control' in control.dataset) {
      kept.delete(control);
      if (control instanceof HTMLFormElement) {
        control.requestSubmit();
      } else {
        control.click();
      }
    }
  }
}

const {shell} = window;
if (shell) {
  watchFailures();
  watchSearch(SEARCH);
  shell.run = () => {
    run(shell);
  };
  addEventListener('click', press);
  watchSamples();
  watchGuideCode();
  watchScenes(boot);
  followReader();
  closeMenusWhenWide();
  run(shell);
  if (dataset['boot'] === 'idle' && document.querySelector('main[data-scene]')) {
    const [visit] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    if (visit?.type !== 'navigate') {
      // What the browser has filled in again is answered as it was.
      boot();
    } else if (!isFrugal()) {
      fetchApp();
    }
  }
}
