import {checkVersion} from '../checkVersion';
import {FIELDS} from '../fragment';
import {GMAIL_CLIP_BYTES} from '../limits';
import {DEFAULT_BRAND} from '../options';

const shown = {
  preview: '<a href="https://app.lemon.com/reset">Reset</a>',
  subject: 'Reset your password',
  preheader: 'The link works for 30 minutes.',
  from: 'security@lemon.com',
  to: 'ana@lemon.com',
};
const version = {shown, fields: {}, problems: {}, built: DEFAULT_BRAND};
const logo = {data: 'data:image/png;base64,AA==', width: 120, height: 40};

const texts = (changes: object, kind: 'warning' | 'problem') =>
  checkVersion({...version, ...changes})
    .filter((finding) => finding.kind === kind)
    .map(({text}) => text);

describe('the check of a version', () => {
  it('finds nothing in one that is ready', () => {
    expect(checkVersion(version).map(({kind}) => kind)).toEqual(Array(5).fill('good'));
  });

  it.each([
    ['a field', {problems: {email: 'Required.'}}, '1 field needs'],
    ['a sender', {shown: {...shown, from: 'lemon'}}, 'The sender is not'],
    ['a recipient', {shown: {...shown, to: '{{email}}'}}, 'The recipient is not'],
    ['a placeholder', {shown: {...shown, subject: 'Hi {{name}}'}}, 'open placeholder'],
    [
      'a link',
      {shown: {...shown, preview: '<a href="#">Reset</a>'}},
      '1 link leads nowhere',
    ],
    [
      'the size',
      {shown: {...shown, preview: 'x'.repeat(GMAIL_CLIP_BYTES + 1)}},
      'Gmail hides',
    ],
  ])('finds a problem with %s', (_what, changes, text) => {
    expect(texts(changes, 'problem')).toEqual([expect.stringContaining(text)]);
  });

  it.each([
    [
      'a sender of the example',
      {shown: {...shown, from: 'a@acme.example'}},
      'is an example',
    ],
    [
      'a link of the example',
      {shown: {...shown, preview: '<a href="https://app.acme.example/x">Go</a>'}},
      '1 of 1 link still leads',
    ],
    [
      'an open link',
      {shown: {...shown, preview: '<a href="http://a.com/">Go</a>'}},
      'not encrypted',
    ],
    ['a logo that is nowhere', {logo}, 'no https address'],
  ])('warns of %s', (_what, changes, text) => {
    expect(texts(changes, 'warning')).toEqual([expect.stringContaining(text)]);
  });

  it('is content with a logo that has its address', () => {
    const fields = {[FIELDS.brandLogo]: 'https://lemon.com/logo.png'};
    expect(texts({logo, fields}, 'warning')).toEqual([]);
  });
});
