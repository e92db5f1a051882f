import {titleOfPath} from '../titles';

it.each([
  [
    '/transactional-email-templates/new-organization-member/',
    'New organization member email',
  ],
  ['/transactional-email-templates/sso/', 'SSO email'],
  ['/transactional-email-templates/', 'Transactional email templates'],
  ['/tools/rules/', 'Rules'],
  ['/anti-spam-policy/', 'Anti spam policy'],
])('%s is called "%s"', (path, title) => {
  expect(titleOfPath(path)).toBe(title);
});
