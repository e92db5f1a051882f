import fc from 'fast-check';
import {withFile} from '../file';
import {fromLocal, toLocal} from '../time';

test('a file becomes the content of an attachment, byte by byte', () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 2_000}), (octets) => {
      const {content} = withFile({}, {name: 'a', type: ''}, octets);
      expect(content).toBe(Buffer.from(octets).toString('base64'));
    }),
  );
});

test('a file replaces the name and the media type, and nothing else', () => {
  const before = {
    filename: 'a',
    content: 'YQ==',
    contentType: 'image/gif',
    contentId: 'x',
  };
  const file = {name: 'a/b\n.txt', type: 'text/plain'};
  expect(withFile(before, file, new Uint8Array())).toEqual({
    filename: 'a-b-.txt',
    content: '',
    contentType: 'text/plain',
    contentId: 'x',
  });
  expect(withFile(before, {name: 'a', type: ''}, new Uint8Array())).not.toHaveProperty(
    'contentType',
  );
});

test('a time is the same one in the time zone of the reader', () => {
  const time = '2027-01-15T07:00:00Z';
  expect(fromLocal(toLocal('2027-01-15T08:00:00+01:00'))).toBe(time);
  expect(fromLocal(toLocal(time))).toBe(time);
});

test('any text is a time or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.date().map(String)), (text) => {
      expect(toLocal(text)).toMatch(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/);
      expect(fromLocal(text) ?? '2000-01-01T00:00:00Z').toMatch(/Z$/);
    }),
  );
  expect(toLocal('+275760-09-12T00:00:00Z')).toBe('');
});
