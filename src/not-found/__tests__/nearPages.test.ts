import fc from 'fast-check';
import {editDistance, nearPages} from '../nearPages';

const PAGES = [
  {path: '/', title: 'Home'},
  {path: '/docs/email-sending-quickstart/', title: 'Send your first email'},
  {path: '/docs/api/email/', title: 'Email'},
  {path: '/tools/spf-generator/', title: 'SPF generator'},
  {path: '/articles/what-is-dkim/', title: 'What is DKIM?'},
  {path: '/legal/privacy-policy/', title: 'Privacy policy'},
];
const first = (path: string) => nearPages(path, PAGES)[0]?.path;

it.each([
  ['/docs/email-sending-quikstart/', '/docs/email-sending-quickstart/'],
  ['/spf-generator', '/tools/spf-generator/'],
  ['/tools/spf/', '/tools/spf-generator/'],
  ['/blog/what-is-dkim.html', '/articles/what-is-dkim/'],
  ['/privacy-polcy', '/legal/privacy-policy/'],
  ['/api/email', '/docs/api/email/'],
])('%s might have meant %s', (asked, meant) => {
  expect(first(asked)).toBe(meant);
});

it('suggests nothing for what is like nothing', () => {
  expect(nearPages('/wp-login.php', PAGES)).toEqual([]);
  expect(nearPages('/', PAGES)).toEqual([]);
});

it('takes any string', () => {
  fc.assert(
    fc.property(fc.string({maxLength: 5000}), (path) => {
      expect(nearPages(path, PAGES).length).toBeLessThanOrEqual(3);
    }),
  );
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['quikstart', 'quickstart', 1],
    ['dkmi', 'dkim', 1],
  ])('from "%s" to "%s" is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });
  it('is the same both ways, and nothing to itself', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 20}), fc.string({maxLength: 20}), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, a)).toBe(0);
      }),
    );
  });
});
