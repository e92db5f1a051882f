// cspell:ignore dmark phpmyadmin pricng validater
import fc from 'fast-check';
import {nearPages} from '../nearPages';

const PAGES = [
  {path: '/', title: 'Home'},
  {path: '/about/', title: 'About'},
  {path: '/articles/', title: 'Articles'},
  {path: '/articles/dark-mode-in-html-email/', title: 'Dark mode in HTML email'},
  {path: '/articles/mailgun-alternatives/', title: 'Mailgun alternatives: a comparison'},
  {
    path: '/articles/mandrill-alternatives/',
    title: 'Mandrill alternatives, and the cost',
  },
  {path: '/articles/sendgrid-alternatives/', title: 'SendGrid alternatives'},
  {path: '/articles/what-is-dkim/', title: 'What is DKIM?'},
  {path: '/contact/', title: 'Contact'},
  {path: '/contact-profiles/', title: 'Contact profiles'},
  {path: '/customer-reviews/', title: 'Customer reviews'},
  {path: '/docs/', title: 'Docs'},
  {path: '/docs/api/contacts/', title: 'Contacts'},
  {path: '/docs/api/email/', title: 'Email'},
  {path: '/docs/batch-email-sending/', title: 'Send in batches'},
  {path: '/docs/email-attachments/', title: 'Attach files'},
  {path: '/docs/email-sending-quickstart/', title: 'Send your first email'},
  {path: '/docs/webhooks/', title: 'Receive webhooks'},
  {path: '/legal/data-processing-agreement/', title: 'Data processing agreement'},
  {path: '/legal/privacy-policy/', title: 'Privacy policy'},
  {path: '/legal/terms-of-service/', title: 'Terms of service'},
  {path: '/no-code-email-editor/', title: 'No-code email editor'},
  {path: '/press/', title: 'Press'},
  {path: '/pricing/', title: 'Pricing'},
  {path: '/subscribe-forms/', title: 'Subscribe forms'},
  {path: '/targeted-email-messages/', title: 'Messenger'},
  {path: '/tools/', title: 'All tools'},
  {path: '/tools/cofounder-equity-calculator/', title: 'Cofounder equity calculator'},
  {path: '/tools/dkim-checker/', title: 'DKIM checker'},
  {path: '/tools/dmarc-checker/', title: 'DMARC checker'},
  {path: '/tools/email-validator/', title: 'Email validator'},
  {path: '/tools/spf-checker/', title: 'SPF checker'},
  {path: '/tools/spf-generator/', title: 'SPF generator'},
  {path: '/transactional-email-templates/', title: 'Transactional email templates'},
  {path: '/transactional-email-templates/login-alert/', title: 'Login alert email'},
  {
    path: '/transactional-email-templates/new-message-notification/',
    title: 'New message notification email',
  },
  {
    path: '/transactional-email-templates/organization-invite/',
    title: 'Organization invite email',
  },
  {path: '/transactional-email-templates/password-reset/', title: 'Password reset email'},
  {path: '/transactional-email-templates/welcome/', title: 'Welcome email'},
];
const guesses = (path: string) => nearPages(path, PAGES).map((page) => page.path);

it.each([
  ['/prices/', '/pricing/'],
  ['/price', '/pricing/'],
  ['/pricng/', '/pricing/'],
  ['/pricing-plans/', '/pricing/'],
  ['/en/pricing/', '/pricing/'],
  ['/cost/', '/pricing/'],
  ['/docs/email-sending-quikstart/', '/docs/email-sending-quickstart/'],
  ['/docs/quickstart', '/docs/email-sending-quickstart/'],
  ['/docs/attachments/', '/docs/email-attachments/'],
  ['/docs/batch', '/docs/batch-email-sending/'],
  ['/webhook/', '/docs/webhooks/'],
  ['/documentation/', '/docs/'],
  ['/api/email', '/docs/api/email/'],
  ['/spf-generator', '/tools/spf-generator/'],
  ['/tools/spf/', '/tools/spf-checker/'],
  ['/sfp-checker', '/tools/spf-checker/'],
  ['/spf-record/', '/tools/spf-checker/'],
  ['/dmark-checker/', '/tools/dmarc-checker/'],
  ['/dkmi-checker', '/tools/dkim-checker/'],
  ['/email-validater/', '/tools/email-validator/'],
  ['/equity-calculator', '/tools/cofounder-equity-calculator/'],
  ['/blog/what-is-dkim.html', '/articles/what-is-dkim/'],
  ['/blog/', '/articles/'],
  ['/dark-mode', '/articles/dark-mode-in-html-email/'],
  ['/mailgun-alternative', '/articles/mailgun-alternatives/'],
  ['/sendgrid', '/articles/sendgrid-alternatives/'],
  ['/privacy-polcy', '/legal/privacy-policy/'],
  ['/terms-and-conditions', '/legal/terms-of-service/'],
  ['/gdpr', '/legal/data-processing-agreement/'],
  [
    '/templates/organisation-invite/',
    '/transactional-email-templates/organization-invite/',
  ],
  ['/templates/password-reset', '/transactional-email-templates/password-reset/'],
  ['/welcome-email', '/transactional-email-templates/welcome/'],
  ['/login-alert/', '/transactional-email-templates/login-alert/'],
  ['/about-us/', '/about/'],
  ['/contact-us', '/contact/'],
  ['/support/', '/contact/'],
  ['/testimonials', '/customer-reviews/'],
  ['/press-kit/', '/press/'],
  ['/messenger/', '/targeted-email-messages/'],
  ['/subscribe-form', '/subscribe-forms/'],
  ['/home', '/'],
])('%s might have meant %s', (asked, meant) => {
  expect(guesses(asked)[0]).toBe(meant);
});

it.each([
  '/',
  '/no-such-page/',
  '/nope',
  '/qqqq-zzzz/',
  '/foo/bar/',
  '/docs/nothing/',
  '/docs/api/nothing/',
  '/new-page/',
  '/wp-login.php',
  '/wp-admin/',
  '/login',
  '/user/login/',
  '/signup/',
  '/phpmyadmin/',
  '/.env',
  '/.git/config',
  '/xmlrpc.php',
  '/index.php',
  '/shop/cart/',
  '/careers',
  '/status/',
  '/faq/',
  '/unsubscribe/',
  '/tag/email',
  '/evil.example/login',
  '/etc/passwd',
])('%s is like nothing', (asked) => {
  expect(guesses(asked)).toEqual([]);
});

it('leaves out what is much less like the address than the best guess', () => {
  expect(guesses('/spf-generator')).toEqual(['/tools/spf-generator/']);
  expect(guesses('/tools/spf/')).toEqual([
    '/tools/spf-checker/',
    '/tools/spf-generator/',
  ]);
});

it('takes any string', () => {
  fc.assert(
    fc.property(fc.string({maxLength: 5000}), (path) => {
      expect(nearPages(path, PAGES).length).toBeLessThanOrEqual(3);
    }),
  );
});
