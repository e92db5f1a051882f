import {mailtoLink} from '../mailto';

it('writes line breaks as mail has them, and nothing that ends a part of the address', () => {
  expect(mailtoLink('help@acme.example', 'A & B', 'One\nTwo\r\n#3?')).toBe(
    'mailto:help@acme.example?subject=A%20%26%20B&body=One%0D%0ATwo%0D%0A%233%3F',
  );
});
