// cspell:ignore Zippable
import {strToU8, zipSync, type Zippable} from 'fflate';
import {TooLarge, unpack, zipEntries} from '../read/zip';

const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const FILES: Zippable = {
  'first.txt': [strToU8('first'), {extra: {0x9999: strToU8('extra')}, comment: 'a note'}],
  'second.txt': [strToU8('second '.repeat(50)), {level: 9}],
  'third.txt': [strToU8('third'), {level: 0}],
};

/** Where the records of a kind begin. */
function placesOf(bytes: Uint8Array, signature: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({length: bytes.length - 4}, (_, at) => at).filter(
    (at) => view.getUint32(at, true) === signature,
  );
}

/** What the archive holds, by name; nothing where it is broken. */
async function contentsOf(bytes: Uint8Array) {
  const entries = zipEntries(bytes);
  return (
    entries &&
    Object.fromEntries(
      await Promise.all(
        [...entries].map(async ([name, entry]): Promise<[string, string]> => [
          name,
          await unpack(entry, 1_000),
        ]),
      ),
    )
  );
}

test('every file is found, whatever stands between them', async () => {
  expect(await contentsOf(zipSync(FILES))).toEqual({
    'first.txt': 'first',
    'second.txt': 'second '.repeat(50),
    'third.txt': 'third',
  });
});

test('an archive may be empty, and what is none is told apart', () => {
  expect(zipEntries(zipSync({}))?.size).toBe(0);
  expect(zipEntries(new Uint8Array())).toBeUndefined();
  expect(zipEntries(new Uint8Array(21))).toBeUndefined();
  expect(zipEntries(new Uint8Array(22))).toBeUndefined();
  expect(zipEntries(strToU8('PK\u0003\u0004'.padEnd(200)))).toBeUndefined();
});

test.each([
  ['directory', DIRECTORY_ENTRY],
  ['header of a file', LOCAL_HEADER],
])('a broken %s breaks the archive', (_, signature) => {
  const places = placesOf(zipSync(FILES), signature);
  expect(places).toHaveLength(3);
  for (const at of places) {
    const bytes = zipSync(FILES);
    bytes[at] = 0;
    expect(zipEntries(bytes)).toBeUndefined();
  }
});

test('places beyond the end break the archive', () => {
  const [at = 0] = placesOf(zipSync(FILES), DIRECTORY_ENTRY);
  const {length} = zipSync(FILES);
  const away = (offset: number, place: number) => {
    const bytes = zipSync(FILES);
    new DataView(bytes.buffer).setUint32(offset, place, true);
    return zipEntries(bytes);
  };
  for (const place of [0x7fffffff, length, length - 1]) {
    // Of the first file, and of the directory itself.
    expect(away(at + 42, place)).toBeUndefined();
    expect(away(length - 6, place)).toBeUndefined();
  }
});

test('characters of several octets are whole, wherever the packed text is cut', async () => {
  const text = '€'.repeat(100_000);
  const entry = zipEntries(zipSync({'a.txt': strToU8(text)}))?.get('a.txt');
  expect(entry && (await unpack(entry, 300_000)) === text).toBe(true);
});

test('a file is unpacked up to the limit, and no further', async () => {
  const entries = zipEntries(zipSync(FILES));
  const [second, third] = [entries?.get('second.txt'), entries?.get('third.txt')];
  if (!second || !third) {
    throw new Error('The archive does not hold what was put into it.');
  }
  expect(await unpack(second, 350)).toHaveLength(350);
  await expect(unpack(second, 349)).rejects.toThrow(TooLarge);
  expect(await unpack(third, 5)).toBe('third');
  await expect(unpack(third, 4)).rejects.toThrow(TooLarge);
  // What an archive says of the size is not believed.
  await expect(unpack({...second, size: 0}, 349)).rejects.toThrow(TooLarge);
  await expect(unpack({...third, size: 0}, 4)).rejects.toThrow(TooLarge);
  await expect(unpack({...third, size: 6}, 5)).rejects.toThrow(TooLarge);
});
