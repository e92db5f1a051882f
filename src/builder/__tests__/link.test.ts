import fc from 'fast-check';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {requestOf, textOf, withText} from '../draft';
import {readLink, writeLink} from '../link';
import {forms, operationIds, operationOf} from './support';

test('no parameter has the name of another part of a link', () => {
  const names = Object.values(forms).flatMap(({parameters}) =>
    parameters.map(({name}) => name),
  );
  expect(names).not.toContain('try');
  expect(names).not.toContain('body');
});

test.each(operationIds)('%s: a link holds the whole request', (id) => {
  const {form, start, target} = operationOf(id);
  const read = readLink(`#${writeLink(id, start)}`, id, form, {
    ...start,
    request: {...start.request, parameters: {}},
  });
  expect(requestOf(read ?? start, form, target)).toEqual(requestOf(start, form, target));
});

test('what was typed as JSON comes back as it was typed, valid or not', () => {
  const {id, form, start} = operationOf('sendEmail');
  for (const text of ['{"from": ', '{"from":"a@acme.example"}', '"<b>"']) {
    const read = readLink(writeLink(id, withText(start, text)), id, form, start);
    expect(read && textOf(read)).toBe(text);
  }
});

test('another operation, or none, leaves the form alone', () => {
  const {id, form, start} = operationOf('sendEmail');
  expect(readLink('#try=getEmail&id=1', id, form, start)).toBeUndefined();
  expect(readLink('#try=sendEmail', id, form, start)).toBeUndefined();
  expect(readLink('', id, form, start)).toBeUndefined();
});

test('any fragment is data', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...operationIds),
      fc.string({unit: anyCharacter}),
      fc.oneof(fc.string({unit: anyCharacter}), fc.json()),
      (id, rest, text) => {
        const {form, start, target} = operationOf(id);
        const body = encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
        const read = readLink(`#try=${id}&${rest}&body=${body}`, id, form, start);
        expect(() => requestOf(read ?? start, form, target)).not.toThrow();
        for (const value of Object.values(read?.request.parameters ?? {})) {
          expect(JSON.stringify(value)).not.toMatch(/\p{Cc}/u);
        }
      },
    ),
  );
});
