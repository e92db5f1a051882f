import {
  choiceEntry,
  severalEntry,
  textEntry,
  type Entry,
  type Shape,
} from '../../tools/view/plain';

const CORNERS = ['square', 'soft', 'round'] as const;
const CONSENTS = ['sentence', 'box'] as const;
/** What the form may ask for beside the address. */
const OPTIONAL_FIELDS = ['name', 'company'] as const;

/** What the visitor decided about the form. */
export interface FormState {
  heading: string;
  text: string;
  button: string;
  /** As typed; `readColor` says which colour it makes. */
  color: string;
  corner: (typeof CORNERS)[number];
  fields: readonly string[];
  /** A sentence above the button, or a box to tick. */
  consentAs: (typeof CONSENTS)[number];
  consent: string;
  /** Path of the page the form stands on. */
  page: string;
}

/** Longest values, in UTF-16 units. */
export const MAX = {
  heading: 80,
  text: 200,
  button: 40,
  color: 9,
  consent: 300,
  page: 200,
};

function beginning(entry: Entry<string>, initial: string): Entry<string> {
  return {...entry, initial};
}

/** The fields by name. The names stand in shared links: keep them. */
export const formShape: Shape<FormState> = {
  heading: beginning(textEntry(MAX.heading), 'Product news, once a month'),
  text: beginning(textEntry(MAX.text), 'What’s new in Acme and how to use it.'),
  button: beginning(textEntry(MAX.button), 'Send me the news'),
  color: beginning(textEntry(MAX.color), '#1f4fd8'),
  corner: choiceEntry(CORNERS, 'soft'),
  fields: severalEntry(OPTIONAL_FIELDS),
  consentAs: choiceEntry(CONSENTS, 'sentence'),
  consent: beginning(
    textEntry(MAX.consent),
    'You get about one email a month from Acme. Every email has an unsubscribe link.',
  ),
  page: beginning(textEntry(MAX.page), '/blog/'),
};
