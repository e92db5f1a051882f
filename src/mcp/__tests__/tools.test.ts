import {call} from './support';

describe('search_docs', () => {
  test('names the section with its address', async () => {
    expect((await call('search_docs', {query: 'send'})).text).toBe(
      '- Email › Send an email\n  https://docs.example/docs/api/email/#sendEmail\n  Queues one email.',
    );
    expect((await call('search_docs', {query: 'nothing'})).text).toMatch(/^Nothing/);
  });

  test.each([{}, {query: 7}, {query: ''}, {query: 'a', more: 1}])(
    '%j is refused in a sentence',
    async (given) => {
      const {text, isError} = await call('search_docs', given);
      expect(isError).toBe(true);
      expect(text).toMatch(/^#.*: .*\.$/);
    },
  );
});

describe('get_page', () => {
  test.each([
    '/docs/api/email/',
    '/docs/api/email',
    '/docs/api/email.md',
    '/docs/api/email/index.md',
    '/docs/api/email/index.ruby.md',
    'https://docs.example/docs/api/email/#sendEmail',
    'docs/api/email/?x=1',
    '/x/../docs/api/email/',
  ])('%s is a page', async (address) => {
    expect((await call('get_page', {address})).text).toMatch(/^# Email/);
  });

  test('its code comes in a language that it has', async () => {
    const given = {address: '/docs/api/email/'};
    expect((await call('get_page', {...given, language: 'python'})).text).toContain(
      'requests',
    );
    expect((await call('get_page', {...given, language: 'php'})).text).toContain('curl');
  });

  test.each([
    '/docs/nothing/',
    '/openapi.json',
    '/_headers',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    'file:///etc/passwd',
    'https://evil.example/docs/api/email/',
    '//evil.example/docs/api/email/',
    '/\\evil.example/',
    '/docs/api/%00email/',
    'https://[',
  ])('%j is refused', async (address) => {
    const {text, isError} = await call('get_page', {address});
    expect(isError).toBe(true);
    expect(text).toMatch(/\.$/);
  });
});

describe('get_operation', () => {
  test.each(['sendEmail', 'POST /emails', 'post /v1/emails'])('%s', async (operation) => {
    const {text} = await call('get_operation', {operation, language: 'python'});
    expect(text).toMatch(/^## Send an email\n\nrequests/);
    expect(text).toContain('`POST /emails`');
    expect(text).toContain('"maxLength":5');
  });

  test('has what is below its own heading only', async () => {
    const {text} = await call('get_operation', {operation: 'sendEmail'});
    expect(text).toContain('### Body');
    expect(text).not.toContain('All.');
  });

  test('an unknown one is refused with those there are', async () => {
    const {text, isError} = await call('get_operation', {operation: 'fly'});
    expect(isError).toBe(true);
    expect(text).toContain('listEmails, sendEmail');
  });
});

describe('validate_request', () => {
  const check = (body: unknown, operation = 'sendEmail') =>
    call('validate_request', {operation, body});

  test('a valid body', async () => {
    expect((await check({subject: 'Hi'})).found).toEqual({valid: true, faults: []});
  });

  test.each<[unknown, string, string]>([
    [{}, '#/subject', 'This field is required.'],
    [{subject: 'Hello!'}, '#/subject', 'This is longer than 5 characters.'],
    [{subject: 7}, '#/subject', 'This is not a string.'],
    [{subject: 'a', x: 1}, '#/x', 'There is no field x.'],
    [[], '#', 'This is not an object.'],
    ['{"subject": 7}', '#/subject', 'This is not a string.'],
  ])('%j', async (body, pointer, detail) => {
    const {found} = await check(body);
    expect(found).toMatchObject({valid: false, faults: [{pointer, detail}]});
  });

  test('a body that is a text, but not JSON', async () => {
    expect((await check('{"subject":')).text).toMatch(/not valid JSON/);
  });

  test('an operation without a body', async () => {
    expect((await check({}, 'listEmails')).text).toMatch(/has no body/);
  });
});
