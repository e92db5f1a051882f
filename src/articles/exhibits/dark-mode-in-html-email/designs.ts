import type {Pair} from './inversion';

/** A letter reduced to what dark mode can break: the sheet's text and the button. */
export interface Design {
  name: string;
  note: string;
  sheet: Pair;
  button: Pair;
}

/** Designs that the table shows. The first has the colors of our template. */
export const designs: readonly Design[] = [
  {
    name: 'Our template',
    note: 'Near-white card, near-black text, green button.',
    sheet: {ground: '#fefefe', text: '#1b1f27'},
    button: {ground: '#0f6b4c', text: '#ffffff'},
  },
  {
    name: 'Yellow button',
    note: 'A bright button with a dark label.',
    sheet: {ground: '#ffffff', text: '#171b26'},
    button: {ground: '#ffc93c', text: '#171b26'},
  },
  {
    name: 'Colored panel',
    note: 'Dark red text on orange, from a bug report about Gmail on Android.',
    sheet: {ground: '#f4a100', text: '#a9001e'},
    button: {ground: '#a9001e', text: '#ffffff'},
  },
  {
    name: 'Already dark',
    note: 'A design that is dark from the start.',
    sheet: {ground: '#141823', text: '#f0eee6'},
    button: {ground: '#ffc93c', text: '#171b26'},
  },
];
