import type {ReactElement} from 'react';
import type {Theme} from './kit/theme';
import type {Question} from '../ui';

/** What the email answers to. */
export type Moment = 'account' | 'team' | 'billing' | 'security';

/** Texts by name: a row of a list, or the fields of a form. */
export type Texts = Readonly<Record<string, string>>;

/** Values for an email's gaps, by the name of the prop: a text, or rows for a list. */
export type Values = Readonly<Record<string, string | readonly Texts[]>>;

/** One gap of an email, or of the rows of a list. */
export type GapSpec<Name extends string = string> = {
  name: Name;
  /** `url`: an http, https or mailto address; anything else becomes `#`. */
  type: 'string' | 'url' | 'email';
  description: string;
  example: string;
} & (
  | {required: true}
  /** The text that is shown without a value. Without one the prop has a row of its own,
   * which is left out. */
  | {required: false; fallback?: string}
);

/** A prop that holds rows: its group, `{{#name}}` to `{{/name}}`, comes once for each. */
export interface ListSpec<Name extends string = string> {
  name: Name;
  type: 'list';
  /** A list has to be given; it may be empty. */
  required: true;
  description: string;
  /** The gaps of a row. No other prop of the email has their names. */
  item: readonly GapSpec[];
  example: readonly Texts[];
}

export type PropSpec<Name extends string = string> = GapSpec<Name> | ListSpec<Name>;

/** A subject to choose, with gaps; and when to choose it. */
export interface SubjectLine {
  text: string;
  advice: string;
}

/** Part of the letter, as the drawing of its anatomy shows it. */
export type Part =
  | 'subject'
  | 'preheader'
  | 'name'
  | 'heading'
  | 'text'
  | 'button'
  | 'details'
  | 'aside'
  | 'footer';

export interface AnatomyNote {
  part: Part;
  title: string;
  note: string;
}

/** A rule for the system around the email, with where it comes from. */
export interface SecurityNote {
  title: string;
  note: string;
  source?: {label: string; href: string};
}

/** One email with all that belongs to it. `P` are its props. */
export interface EmailTemplate<P extends object = Values> {
  /** Name in addresses and API calls. */
  slug: string;
  title: string;
  /** Under the page's heading. */
  lead: string;
  /** For search engines. */
  description: string;
  moment: Moment;
  /** The address that the examples are sent from. */
  sender: string;
  /** Who the examples go to, with gaps. */
  recipient: string;
  /** What the call says in headers of the email's own, with gaps. */
  headers?: Readonly<Record<string, string>>;
  /** The first is the one the email is sent with unless another is chosen. */
  subjects: readonly [SubjectLine, ...SubjectLine[]];
  preheader: (props: P) => string;
  preheaderAdvice: string;
  props: readonly PropSpec<keyof P & string>[];
  html: (props: P, theme: Theme) => ReactElement;
  /** The hand-written twin, complete in itself. */
  text: (props: P, theme: Theme) => string;
  /** In the order of the letter. */
  anatomy: readonly AnatomyNote[];
  rules: {do: readonly string[]; avoid: readonly string[]};
  security: {
    lead: string;
    /** Whether some of the notes are about laws, so that the heading says so. */
    isLegal?: true;
    /** When the sources were last read, as an ISO date. */
    checkedOn: string;
    /** What the labels of the sources stand for, in a sentence. */
    sources?: string;
    notes: readonly SecurityNote[];
  };
  related: readonly {label: string; href: string; hint: string}[];
  faq: readonly Question[];
}
