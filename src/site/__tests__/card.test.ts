import {cardPath, renderedCard} from '../card';

it.each([
  ['/', '/cards/index.png'],
  ['/tools/', '/cards/tools.png'],
  ['/docs/api/email/', '/cards/docs/api/email.png'],
])('the card of %s is %s', (page, card) => {
  expect(cardPath(page)).toBe(card);
});

it('gives a service title and image, whatever signs are in them', () => {
  const address = new URL(
    renderedCard(
      'https://cards.example/render?theme=paper',
      'SPF & DKIM: 100%?',
      'https://a.example/img/a b.png',
    ),
  );
  expect(address.origin + address.pathname).toBe('https://cards.example/render');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    theme: 'paper',
    title: 'SPF & DKIM: 100%?',
    image: 'https://a.example/img/a b.png',
  });
});
