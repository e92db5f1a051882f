import type {FeedbackDetail} from '../../docs';
import {FEEDBACK_REASONS, feedbackMail, type FeedbackMessage} from '../../docs/plain';

/** Milliseconds until an address that takes feedback counts as out of reach. */
const PATIENCE = 10_000;
const LONGEST_TEXT = 2000;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** The headings that a comment can be about. */
function sectionsOfPage(): string[] {
  return [...document.querySelectorAll('article h2[id]')].map((heading) => {
    const copy = heading.cloneNode(true) as Element;
    // The mark that links to the heading.
    copy.querySelectorAll('a').forEach((link) => {
      link.remove();
    });
    return copy.textContent.trim();
  });
}

function createForm(helpful: boolean): HTMLFormElement {
  const reasons = FEEDBACK_REASONS[helpful ? 'yes' : 'no'].map((reason) =>
    make(
      'label',
      {},
      make('input', {type: 'radio', name: 'reason', value: reason}),
      ` ${reason}`,
    ),
  );
  const sections = sectionsOfPage().map((section) =>
    make('option', {value: section}, section),
  );
  return make(
    'form',
    {},
    make(
      'fieldset',
      {},
      make('legend', {}, helpful ? 'What helped you?' : 'What is the problem?'),
      ...reasons,
    ),
    make(
      'label',
      {},
      'Part of the page',
      make(
        'select',
        {name: 'section'},
        make('option', {value: ''}, 'The whole page'),
        ...sections,
      ),
    ),
    make(
      'label',
      {},
      'Your comment, without keys or personal data',
      make('textarea', {name: 'text', rows: 3, maxLength: LONGEST_TEXT}),
    ),
    make('button', {type: 'submit'}, 'Send feedback'),
  );
}

async function post(address: string, message: FeedbackMessage): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) {
    throw new Error(`${address} answered ${String(response.status)}.`);
  }
}

function readForm(form: HTMLFormElement, detail: FeedbackDetail): FeedbackMessage {
  const data = new FormData(form);
  const read = (name: 'reason' | 'section' | 'text') => {
    const value = data.get(name);
    return typeof value === 'string' && value.trim() ? {[name]: value.trim()} : {};
  };
  return {...detail, ...read('reason'), ...read('section'), ...read('text')};
}

/** Sends what the form says, by a request or by the reader's own email program. */
async function send(place: HTMLElement, message: FeedbackMessage): Promise<void> {
  const {feedback = '', mail = '', title = ''} = place.dataset;
  const address = feedbackMail(mail, title, message);
  if (!feedback) {
    location.href = address;
    place.replaceChildren(
      make(
        'p',
        {},
        'Your email program has the message. Send it from there, or ',
        make('a', {href: address}, 'open it again'),
        '.',
      ),
    );
    return;
  }
  try {
    await post(feedback, message);
    place.replaceChildren(make('p', {}, 'Your feedback was sent.'));
  } catch {
    place.replaceChildren(
      make(
        'p',
        {},
        'Your feedback was not sent, because our server cannot be reached. ',
        make('a', {href: address}, 'Send it by email'),
        ' instead.',
      ),
    );
  }
}

/** Asks what a verdict is about. */
function ask(place: HTMLElement, detail: FeedbackDetail): void {
  const form = createForm(detail.helpful);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('button')?.setAttribute('disabled', '');
    void send(place, readForm(form, detail));
  });
  place.replaceChildren(form);
}

/**
 * Thanks for a reader's verdict, tells the page, where analytics may listen, and asks for the
 * reason. Nothing is sent before the reader sends it.
 */
export function giveFeedback(button: HTMLElement): void {
  const {value} = button as HTMLButtonElement;
  for (const thanks of document.querySelectorAll<HTMLElement>('[data-thanks]')) {
    thanks.hidden = thanks.dataset['thanks'] !== value;
  }
  const detail: FeedbackDetail = {path: location.pathname, helpful: value === 'yes'};
  const place = document.querySelector<HTMLElement>('[data-feedback]');
  if (place) {
    ask(place, detail);
  }
  dispatchEvent(new CustomEvent('site:feedback', {detail}));
}
