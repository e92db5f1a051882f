import {translate} from '@docusaurus/Translate';
import {PAGE_EVENT} from '../../shell/plain';
import type {Choice} from './consent';
import css from './consentDialog.css';

const TITLE = 'consent-title';
const TEXT = 'consent-text';
const POLICY = '/legal/privacy-policy/#analytics-and-error-reports';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function button(label: string, onclick: () => void): HTMLButtonElement {
  return element('button', {type: 'button', onclick}, label);
}

/** As a sheet of its own: a style element would need an entry in the content policy. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function dialogOf(onChoice: (choice: Choice) => void): HTMLDialogElement {
  const dialog = element(
    'dialog',
    {className: 'consent'},
    element('h2', {id: TITLE}, translate({message: 'May we count your visit?'})),
    element(
      'p',
      {id: TEXT},
      translate({
        message:
          'Google Analytics tells us which pages help. It sets cookies and sends Google the address of each page, your browser and your IP address. The site works the same without it.',
      }),
      ' ',
      element('a', {href: POLICY}, translate({message: 'What is recorded'})),
    ),
    element(
      'div',
      {className: 'consent-answers'},
      button(translate({message: 'No, do not count me'}), () => {
        onChoice('refused');
      }),
      button(translate({message: 'Yes, count my visit'}), () => {
        onChoice('agreed');
      }),
    ),
  );
  dialog.setAttribute('aria-labelledby', TITLE);
  dialog.setAttribute('aria-describedby', TEXT);
  return dialog;
}

/** Windows in which the question takes up most of the width or height. */
const SMALL = '(width < 40rem), (height < 40rem)';
/** What a visitor works with, and looks at while doing so. */
const FIELDS = 'main :is(input, select, textarea)';

/**
 * Moves the question to the end of the page in a small window, where it covers nothing, as
 * soon as a page is used: at once on a tool, which may have a result before anything is
 * touched, and elsewhere with the first field that gets the focus.
 */
function makeRoom(dialog: HTMLDialogElement, line: HTMLElement): void {
  const move = () => {
    // The window may have been turned or made smaller meanwhile.
    if (matchMedia(SMALL).matches && !dialog.contains(document.activeElement)) {
      document.documentElement.style.removeProperty('scroll-padding-bottom');
      dialog.classList.add('consent-end');
      line.before(dialog);
    }
  };
  const moveOnTool = () => {
    if (document.querySelector('[data-boot-now], main[data-scene]')) {
      move();
    }
  };
  moveOnTool();
  addEventListener(PAGE_EVENT, moveOnTool);
  addEventListener('focusin', ({target}) => {
    if (target instanceof Element && target.matches(FIELDS)) {
      move();
    }
  });
}

/**
 * Puts the question, unless it was answered, and a line below the footer that says what
 * was answered and lets it be changed as easily. Both stand outside of what React draws.
 *
 * The question does not take the focus and does not stop anybody from reading: it is a
 * dialog without a veil, first in the order of the page, and covers nothing that has the
 * focus; in a small window it makes room for what a visitor works with. When the visitor
 * asks for it by the line's button, it is a modal one.
 *
 * @param choice the visitor's answer, if it still holds
 * @param onChoice takes a new answer
 */
export function offerChoice(
  choice: Choice | undefined,
  onChoice: (choice: Choice) => void,
): void {
  adoptStyles();
  const {style} = document.documentElement;
  const dialog = dialogOf((chosen) => {
    dialog.close();
    tell(chosen);
    onChoice(chosen);
  });
  const answer = element('span', {});
  answer.setAttribute('role', 'status');
  const line = element(
    'aside',
    {className: 'consent-line', hidden: true},
    answer,
    ' ',
    button(translate({message: 'Change this'}), () => {
      dialog.close();
      dialog.showModal();
    }),
  );
  line.setAttribute('aria-label', translate({message: 'Analytics'}));

  function tell(chosen: Choice) {
    line.hidden = false;
    answer.textContent =
      chosen === 'agreed'
        ? translate({message: 'Google Analytics counts your visits.'})
        : translate({message: 'Google Analytics does not count your visits.'});
  }

  dialog.addEventListener('close', () => {
    style.removeProperty('scroll-padding-bottom');
  });
  document.body.prepend(dialog);
  document.body.append(line);
  if (choice) {
    tell(choice);
  } else {
    // Not by show(), which would take the focus from whoever is typing.
    dialog.open = true;
    style.setProperty('scroll-padding-bottom', `${dialog.offsetHeight + 32}px`);
    makeRoom(dialog, line);
  }
}
