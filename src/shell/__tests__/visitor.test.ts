import fc from 'fast-check';
import {initialsOf, readVisitor} from '../visitor';

const encode = (user: unknown) => encodeURIComponent(JSON.stringify(user));

describe('readVisitor', () => {
  it('finds the cookie among others, encoded or not', () => {
    const user = {name: 'Ana Duarte'};
    const expected = {initials: 'AD', picture: undefined};
    expect(readVisitor(`a=1; user=${encode(user)}; b=2`)).toEqual(expected);
    expect(readVisitor(`user=${JSON.stringify(user)}`)).toEqual(expected);
  });

  it('is undefined without the cookie', () => {
    expect(readVisitor('')).toBeUndefined();
    expect(readVisitor('superuser={"name":"x"}')).toBeUndefined();
    expect(readVisitor('user=')).toBeUndefined();
  });

  it.each(['', ' ', '\t\n', '\u00a0'])('is undefined for the empty name %j', (name) => {
    expect(readVisitor(`user=${encode({name})}`)).toBeUndefined();
    expect(
      readVisitor(
        `user=${encode({name, googleData: {picture: 'https://p.example/a.png'}})}`,
      ),
    ).toBeUndefined();
  });

  it.each(['{', 'null', '42', '"Ana"', '[]', '{"name":7}', '%E0%A4%A'])(
    'throws for %s',
    (value) => {
      expect(() => readVisitor(`user=${value}`)).toThrow();
    },
  );

  it('takes https pictures only, and makes them safe inside url("")', () => {
    const pictureOf = (picture: unknown) =>
      readVisitor(`user=${encode({name: 'A', googleData: {picture}})}`)?.picture;
    expect(pictureOf('https://p.example/a.png')).toBe('https://p.example/a.png');
    expect(pictureOf('http://p.example/a.png')).toBeUndefined();
    expect(pictureOf('javascript:alert(1)')).toBeUndefined();
    expect(pictureOf('data:image/png;base64,AAAA')).toBeUndefined();
    expect(pictureOf(7)).toBeUndefined();
    expect(pictureOf('https://p.example/?a="b\\c)')).not.toMatch(/["\\]/);
  });

  it('never lets anything out of the CSS string, whatever the cookie says', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.webUrl(), (name, url) => {
        const visitor = readVisitor(
          `user=${encode({name, googleData: {picture: url.replace('http:', 'https:')}})}`,
        );
        expect(visitor?.initials ?? '').not.toMatch(/["\\\n]/);
        expect(visitor?.picture ?? '').not.toMatch(/["\\\n]/);
      }),
    );
  });

  it('throws nothing but an Error', () => {
    fc.assert(
      fc.property(fc.string(), (cookies) => {
        try {
          readVisitor(cookies);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ana', 'A'],
    ['ana maría duarte', 'AD'],
    ['Łukasz Żak', 'ŁŻ'],
    ['李 小龍', '李小'],
    ['O’Neill', 'O'],
    ['', ''],
    ['<<< 42 >>>', ''],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
