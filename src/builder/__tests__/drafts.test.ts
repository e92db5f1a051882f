import {startDraft, textOf, withField} from '../draft';
import {switchDraft, type Drafts} from '../drafts';
import {operationOf} from './support';

const {form, start} = operationOf('sendEmail');
const [, second] = form.samples;
const begin = (sample?: string) => startDraft(form, (text) => text, sample);
const first: Drafts = {name: 'first', draft: start, left: {}};

test('begins with any sample', () => {
  expect(form.samples.length).toBeGreaterThan(1);
  for (const {id, request} of form.samples) {
    expect(begin(id).request.body).toEqual(request.body);
  }
});

test('keeps what was typed in a sample for when it is chosen again', () => {
  const typed = {...first, draft: withField(start, ['body', 'subject'], 'Mine')};
  const other = switchDraft(typed, 'second', () => begin(second?.id));
  expect(textOf(other.draft)).toBe(textOf(begin(second?.id)));
  const changed = {
    ...other,
    draft: withField(other.draft, ['body', 'to'], 'x@y.example'),
  };
  const back = switchDraft(changed, 'first', () => begin());
  expect(back.draft).toBe(typed.draft);
  expect(switchDraft(back, 'second', () => begin()).draft).toBe(changed.draft);
});
