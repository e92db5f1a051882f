import {ana} from '../scenes/cast';
import type {FormState} from './state';

/** The steps of a signup; the last one is what happens instead of the third. */
export const STEPS = [
  {id: 'submit', label: 'Ana submits the form', time: '09:01'},
  {id: 'email', label: 'Ana gets one email', time: '09:01'},
  {id: 'confirm', label: 'Ana confirms', time: '09:04'},
  {id: 'leave', label: 'Ana unsubscribes', time: 'in March'},
  {id: 'ignore', label: 'Or never confirms', time: 'instead of step 3'},
] as const;

export type StepId = (typeof STEPS)[number]['id'];

/** A contact as the API returns it: `Contact` in `src/api/openapi.yaml`. */
export interface StoredContact {
  id: string;
  email: string;
  userId: string | null;
  name: string | null;
  status: 'pending' | 'subscribed' | 'unsubscribed';
  unsubscribedAt: string | null;
  props: Readonly<Record<string, string>>;
  groups: readonly string[];
  test: boolean;
  createdAt: string;
  updatedAt: string;
}

const SUBMITTED = '2026-11-03T09:01:12Z';
const CONFIRMED = '2026-11-03T09:04:18Z';
const LEFT = '2027-03-02T07:52:40Z';

/** What Ana enters in the optional fields. */
const ENTERED: Readonly<Record<string, readonly [name: string, value: string]>> = {
  name: ['name', ana.firstName],
  company: ['props.company', 'Harbour'],
};

/** The page with the form, as a path. */
export function pageOf({page}: FormState): string {
  return page.startsWith('/') ? page : `/${page}`;
}

/** The form data that a browser sends for Ana, one field a line. */
export function bodyOf(form: FormState): string[] {
  const fields = [
    ['email', ana.address],
    ...form.fields.flatMap((field) => {
      const entered = ENTERED[field];
      return entered ? [[...entered]] : [];
    }),
    ...(form.consent ? [['consent', form.consent]] : []),
    ['page', form.page],
  ];
  return fields.map(([name = '', value = '']) =>
    new URLSearchParams([[name, value]]).toString(),
  );
}

/** Ana's contact once a step is done. */
export function contactAfter(step: StepId, {fields}: FormState): StoredContact {
  const unsubscribedAt = step === 'leave' ? LEFT : null;
  return {
    id: 'ct_5Jq2rV84',
    email: ana.address,
    userId: null,
    name: fields.includes('name') ? ana.firstName : null,
    status:
      step === 'leave' ? 'unsubscribed' : step === 'confirm' ? 'subscribed' : 'pending',
    unsubscribedAt,
    props: fields.includes('company') ? {company: 'Harbour'} : {},
    groups: [],
    test: false,
    createdAt: SUBMITTED,
    updatedAt: unsubscribedAt ?? (step === 'confirm' ? CONFIRMED : SUBMITTED),
  };
}

/** A line for the sender's own list of wordings: since when, on which page, what it said. */
export function wordingLine(form: FormState, today: string): string {
  return [today, pageOf(form), form.consent].join('\t');
}
