import {translate} from '@docusaurus/Translate';
import type {FeedbackDetail} from '../../docs';
import {feedbackMail, type FeedbackMessage} from '../../docs/plain';

/** Milliseconds until an address that takes feedback counts as out of reach. */
const PATIENCE = 10_000;
const LONGEST_TEXT = 2000;

const REASONS = {
  yes: [
    translate({message: 'It solved my problem'}),
    translate({message: 'It is easy to follow'}),
    translate({message: 'The samples work'}),
    translate({message: 'Another reason'}),
  ],
  no: [
    translate({message: 'Something is missing'}),
    translate({message: 'Something is wrong or out of date'}),
    translate({message: 'It is hard to follow'}),
    translate({message: 'A sample does not work'}),
    translate({message: 'Another reason'}),
  ],
} as const;

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
  const reasons = REASONS[helpful ? 'yes' : 'no'].map((reason) =>
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
      make(
        'legend',
        {},
        helpful
          ? translate({message: 'What helped you?'})
          : translate({message: 'What is the problem?'}),
      ),
      ...reasons,
    ),
    make(
      'label',
      {},
      translate({message: 'Part of the page'}),
      make(
        'select',
        {name: 'section'},
        make('option', {value: ''}, translate({message: 'The whole page'})),
        ...sections,
      ),
    ),
    make(
      'label',
      {},
      translate({message: 'Your comment, without keys or personal data'}),
      make('textarea', {name: 'text', rows: 3, maxLength: LONGEST_TEXT}),
    ),
    make('button', {type: 'submit'}, translate({message: 'Send feedback'})),
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
        translate({message: 'Your email program has the message. Send it from there.'}),
        ' ',
        make('a', {href: address}, translate({message: 'Open it again'})),
      ),
    );
    return;
  }
  try {
    await post(feedback, message);
    place.replaceChildren(make('p', {}, translate({message: 'Your feedback was sent.'})));
  } catch {
    place.replaceChildren(
      make(
        'p',
        {},
        translate({
          message: 'Your feedback was not sent, because our server cannot be reached.',
        }),
        ' ',
        make('a', {href: address}, translate({message: 'Send it by email instead'})),
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
