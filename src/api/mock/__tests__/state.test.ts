import {createMock} from '../createMock';
import type {JsonValue} from '../../document';
import {textOf} from '../store';
import type {JsonObject} from '../types';
import {EMAIL, mockAt, NOW, request, rules, spec} from './support';

const dataOf = (body: JsonObject) => body['data'] as JsonObject[];
const testAddress = (name: string) => `${name}@${rules.testDomain}`;

describe('what is created', () => {
  test('can be got, listed, changed and deleted, and is gone then', () => {
    const {call} = mockAt();
    const {body: project} = call('POST', '/projects', {name: 'Zeta'});
    const path = `/projects/${textOf(project['id'])}`;
    expect(project).toMatchObject({name: 'Zeta', timeZone: 'UTC', defaultFrom: null});
    expect(call('GET', path).body).toEqual(project);
    expect(dataOf(call('GET', '/projects').body)).toContainEqual(project);
    const changed = {...project, name: 'Eta'};
    expect(call('PATCH', path, {name: 'Eta'}).body).toEqual(changed);

    call('POST', '/groups', {id: 'news', name: 'News'});
    expect(call('POST', '/groups', {id: 'news', name: 'News'}).body['code']).toBe(
      'already_exists',
    );
    expect(call('DELETE', '/groups/news').body).toEqual({id: 'news', deleted: true});
    expect(call('DELETE', '/groups/news').body['code']).toBe('not_found');
  });

  test('with a test key is not there for a live key', () => {
    const {call} = mockAt();
    const {body} = call('POST', '/emails', EMAIL);
    const live = {authorization: `Bearer ${rules.keyPrefix}_live_a`};
    const path = `/emails/${textOf(body['id'])}`;
    expect(call('GET', path).body).toMatchObject({test: true});
    expect(call('GET', path, undefined, live).body['code']).toBe('not_found');
  });

  test('is listed in pages, without gaps, whatever is added in between', () => {
    const {call, wait} = mockAt();
    const ids = Array.from({length: 7}, () => {
      wait(1);
      return call('POST', '/emails', {...EMAIL, tags: ['paged']}).body['id'];
    });
    const found: unknown[] = [];
    let cursor: JsonValue | undefined = '';
    while (cursor !== null) {
      const from = cursor ? `&cursor=${textOf(cursor)}` : '';
      const {body} = call('GET', `/emails?limit=3&tag=paged${from}`);
      found.push(...dataOf(body).map(({id}) => id));
      call('POST', '/emails', {...EMAIL, tags: ['paged']});
      cursor = body['nextCursor'];
    }
    expect(found).toEqual(ids.reverse());
  });

  test('is listed without repetition when an object on an earlier page is deleted', () => {
    const {call} = mockAt();
    const addresses = ['a', 'b', 'c', 'd'].map((name) => `${name}@new.example`);
    addresses.forEach((email) => call('POST', '/contacts', {email, groups: ['beta']}));
    const first = call('GET', '/contacts?group=beta&limit=2').body;
    call('DELETE', '/contacts/a@new.example');
    call('DELETE', '/contacts/d@new.example');
    const cursor = textOf(first['nextCursor']);
    const second = call('GET', `/contacts?group=beta&limit=2&cursor=${cursor}`).body;
    expect(dataOf(first).map(({email}) => email)).toEqual(addresses.slice(2).reverse());
    expect(dataOf(second).map(({email}) => email)).toEqual([
      'b@new.example',
      'ada@customer.example',
    ]);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=999', 'limit'],
    ['status=lost', 'status'],
    ['cursor=%25', 'cursor'],
    ['odd=1', 'odd'],
  ])('is not listed with %s, which is named', (query, parameter) => {
    const {body, title} = mockAt().call('GET', `/emails?${query}`);
    expect([title.slice(0, 3), body['code']]).toEqual(['422', 'invalid_parameter']);
    expect(body['errors']).toMatchObject([{parameter}]);
  });
});

test('every operation on an unknown ID is not found', () => {
  const {call} = mockAt();
  const withId = rules.operations.filter(({path}) => path.includes('{'));
  for (const {id, method, path} of withId) {
    const sample = spec.operations.find((one) => one.id === id)?.samples[0];
    const url = path.replace(/\{\w+\}/g, 'unknown');
    expect([id, call(method, url, sample?.request.body).body['code']]).toEqual([
      id,
      'not_found',
    ]);
  }
});

describe('keys', () => {
  test.each([
    ['none', '', 'missing_key'],
    ['another scheme', 'Basic YTpi', 'missing_key'],
    ['one of nobody', 'Bearer sk_live_1', 'invalid_key'],
  ])('with %s, the problem is the document’s', (_, authorization, code) => {
    const {body, headers} = mockAt().call('GET', '/emails', undefined, {authorization});
    expect(body).toMatchObject({status: 401, code});
    expect(headers['WWW-Authenticate']).toBe('Bearer');
  });

  test('that were created have their scopes, until they are deleted', () => {
    const {call} = mockAt();
    const keys = '/projects/pr_6Mn1tC40/keys';
    const fields = {name: 'CI', mode: 'test', scopes: ['emails:read']};
    const {body: key} = call('POST', keys, fields);
    const authorization = `Bearer ${textOf(key['secret'])}`;
    const codeOf = (method: string, path: string, body?: unknown) =>
      call(method, path, body, {authorization}).body['code'];
    expect(codeOf('GET', '/emails')).toBeUndefined();
    expect(codeOf('POST', '/emails', EMAIL)).toBe('missing_scope');
    const {secret, ...shown} = key;
    expect(dataOf(call('GET', keys).body)).toContainEqual(shown);
    call('DELETE', `${keys}/${textOf(key['id'])}`);
    expect(codeOf('GET', '/emails')).toBe('invalid_key');
  });
});

describe('emails', () => {
  test.each([
    ['delivered', 0, ['delivered', '250 2.0.0 OK'], ['sent', 'delivered']],
    ['bounced+order-1', 0, ['bounced', '550 5.1.1 No such mailbox'], ['sent', 'bounced']],
    [
      'complained',
      3000,
      ['complained', '250 2.0.0 OK'],
      ['sent', 'delivered', 'complained'],
    ],
    ['delayed', 0, ['sent', '451 4.3.0 Try again later'], ['sent']],
    ['delayed', 6000, ['delivered', '250 2.0.0 OK'], ['sent', 'delivered']],
    ['suppressed', 0, ['suppressed', null], []],
    ['Opened', 2000, ['delivered', '250 2.0.0 OK'], ['sent', 'delivered', 'opened']],
  ])('to %s have its outcome after %i ms', (name, milliseconds, outcome, events) => {
    const {call, wait, mock} = mockAt();
    const email = {...EMAIL, to: testAddress(name), trackOpens: true};
    const {body} = call('POST', '/emails', email);
    wait(200 + milliseconds);
    const {body: read} = call('GET', `/emails/${textOf(body['id'])}`);
    const [recipient] = read['recipients'] as JsonObject[];
    expect([read['status'], recipient?.['reply']]).toEqual(outcome);
    expect(read['openedAt'] !== null).toBe(name === 'Opened');
    expect(mock.emails()[0]?.events.map(({type}) => type)).toEqual(
      events.map((event) => `email.${event}`),
    );
  });

  test('to test recipients are refused to a live key', () => {
    const authorization = `Bearer ${rules.keyPrefix}_live_a`;
    const email = {...EMAIL, cc: [testAddress('bounced')]};
    const {body} = mockAt().call('POST', '/emails', email, {authorization});
    expect(body).toMatchObject({
      code: 'invalid_recipient',
      errors: [{pointer: '#/cc/0'}],
    });
  });

  test('with a live key need a verified domain, which can be added', () => {
    const {call} = mockAt();
    const live = {authorization: `Bearer ${rules.keyPrefix}_live_a`};
    const email = {...EMAIL, from: 'a@new.example'};
    expect(call('POST', '/emails', email, live).body['code']).toBe('domain_not_verified');
    expect(call('POST', '/emails/batch', {emails: [email]}, live).body).toMatchObject({
      code: 'domain_not_verified',
      errors: [{pointer: '#/emails/0'}],
    });
    call('POST', '/domains', {name: 'new.example'}, live);
    call('POST', '/domains/new.example/verify', undefined, live);
    expect(call('POST', '/emails', email, live).status).toBe(202);
  });

  test('that are scheduled are canceled when their domain is deleted', () => {
    const {call, wait} = mockAt();
    const live = {authorization: `Bearer ${rules.keyPrefix}_live_a`};
    call('POST', '/domains', {name: 'new.example'}, live);
    call('POST', '/domains/new.example/verify', undefined, live);
    const scheduledAt = new Date(NOW + 3_600_000).toISOString();
    const schedule = (from: string, headers = {}) =>
      call('POST', '/emails', {...EMAIL, from, scheduledAt}, headers).body['id'];
    const own = schedule('New <a@new.example>', live);
    const other = schedule('a@acme.example', live);
    const test = schedule('a@new.example');
    call('DELETE', '/domains/new.example', undefined, live);
    wait(2 * 3_600_000);
    const statusOf = (id: unknown, headers = {}) =>
      call('GET', `/emails/${String(id)}`, undefined, headers).body['status'];
    expect([statusOf(own, live), statusOf(other, live), statusOf(test)]).toEqual([
      'canceled',
      'delivered',
      'delivered',
    ]);
  });

  test('of a batch are all accepted or none, and the invalid one is named', () => {
    const {call, mock} = mockAt();
    const {body} = call('POST', '/emails/batch', {emails: [EMAIL, {...EMAIL, to: 'x'}]});
    expect(body).toMatchObject({
      code: 'invalid_recipient',
      errors: [{pointer: '#/emails/1/to'}],
    });
    expect(mock.emails()).toEqual([]);
    expect(
      dataOf(call('POST', '/emails/batch', {emails: [EMAIL, EMAIL]}).body),
    ).toHaveLength(2);
  });

  test('of a batch that are invalid are all named, whatever is wrong with each', () => {
    const {call} = mockAt();
    const {body} = call('POST', '/emails/batch', {
      emails: [{...EMAIL, to: 'x'}, EMAIL, {...EMAIL, from: undefined, to: 'y'}],
    });
    expect(body).toMatchObject({
      status: 422,
      code: 'invalid_recipient',
      detail: '2 emails are invalid.',
      errors: [
        {pointer: '#/emails/0/to'},
        {pointer: '#/emails/2/from'},
        {pointer: '#/emails/2/to'},
      ],
    });
  });

  test('that are scheduled can be moved and canceled, until they are sent', () => {
    const {call, wait} = mockAt();
    const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
    const ids = [1, 1, 1].map(
      (hours) =>
        call('POST', '/emails', {...EMAIL, scheduledAt: at(hours)}).body['id'] as string,
    );
    const [sent = '', moved = '', canceled = ''] = ids;
    expect(call('PATCH', `/emails/${moved}`, {scheduledAt: at(3)}).status).toBe(200);
    expect(call('POST', `/emails/${canceled}/cancel`).body['status']).toBe('canceled');
    expect(call('POST', `/emails/${canceled}/cancel`).status).toBe(200);
    wait(2 * 3_600_000);
    const statuses = ids.map((id) => call('GET', `/emails/${id}`).body['status']);
    expect(statuses).toEqual(['delivered', 'scheduled', 'canceled']);
    expect(call('POST', `/emails/${sent}/cancel`).body['code']).toBe('not_cancelable');
    expect(call('PATCH', `/emails/${sent}`, {scheduledAt: at(4)}).body['code']).toBe(
      'not_scheduled',
    );
  });
});

describe('idempotency keys', () => {
  const key = {'idempotency-key': 'receipt-1042'};

  test('get the first response again, and nothing is sent twice', () => {
    const {call, mock, wait} = mockAt();
    const first = call('POST', '/emails', EMAIL, key);
    wait(10_000);
    expect(call('POST', '/emails', EMAIL, key).body).toEqual(first.body);
    expect(mock.emails()).toHaveLength(1);
    wait(rules.limits.idempotencyHours * 3_600_000);
    expect(call('POST', '/emails', EMAIL, key).body).not.toEqual(first.body);
  });

  test('conflict with another body, and with a first request that still runs', () => {
    const {call, wait} = mockAt();
    const slow = {...key, [rules.faultHeader]: 'slow'};
    expect(call('POST', '/emails', EMAIL, slow).delay).toBeGreaterThan(10_000);
    const codeOf = (body: object) => call('POST', '/emails', body, key).body['code'];
    expect(codeOf(EMAIL)).toBe('idempotency_in_progress');
    expect(codeOf({...EMAIL, subject: 'Other'})).toBe('idempotency_conflict');
    wait(16_000);
    expect(codeOf(EMAIL)).toBeUndefined();
  });

  test('are not spent on a request that was refused', () => {
    const {call} = mockAt();
    expect(call('POST', '/emails', {...EMAIL, to: 'x'}, key).status).toBe(422);
    expect(call('POST', '/emails', EMAIL, key).status).toBe(202);
  });
});

describe('limits and faults', () => {
  test('more requests in a second than the limit are refused, and the next second is new', () => {
    const mock = createMock(rules);
    const {requestsPerSecond: quota} = rules.limits;
    const ask = (now: number) => mock.respond(request('GET', '/emails'), now);
    for (let left = quota - 1; left >= 0; left -= 1) {
      expect(ask(NOW).headers['RateLimit']).toBe(`"project";r=${String(left)};t=1`);
    }
    const {status, headers} = ask(NOW);
    expect([status, headers['Retry-After']]).toEqual([429, '1']);
    expect(ask(NOW + 1000).status).toBe(200);
  });

  test('a fault is the one that is asked for', () => {
    const {call, mock} = mockAt();
    const ask = (value: string) =>
      call('POST', '/emails', EMAIL, {[rules.faultHeader]: value});
    expect(ask('429').body).toMatchObject({code: 'rate_limited', status: 429});
    expect(ask('template_not_found').body).toMatchObject({status: 422});
    expect([ask('503').status, ask('503').body]).toEqual([503, {}]);
    expect(ask('teapot').body).toMatchObject({code: 'invalid_parameter'});
    expect(mock.emails()).toHaveLength(0);
    expect([ask('503 once').status, ask('503 once').status]).toEqual([503, 202]);
  });
});

describe('contacts, groups and messages', () => {
  const ADA = {email: 'ada@new.example', status: 'subscribed', props: {plan: 'trial'}};

  test('a contact keeps what a request omits, and its address is its name', () => {
    const {call} = mockAt();
    const {body: first} = call('POST', '/contacts', {...ADA, groups: ['beta']});
    const {body} = call('POST', '/contacts', {
      email: 'Ada@new.example',
      props: {plan: null, a: 1},
    });
    expect(body).toMatchObject({
      id: first['id'],
      status: 'subscribed',
      props: {a: 1},
      groups: ['beta'],
    });
    expect(call('GET', '/contacts/ADA@new.example').body).toEqual(body);
    call('DELETE', '/groups/beta');
    expect(call('GET', '/contacts/ada@new.example').body['groups']).toEqual([]);
    const other = {email: 'b@new.example', userId: '7'};
    call('POST', '/contacts', other);
    expect(call('POST', '/contacts', {...ADA, userId: '7'}).body['code']).toBe(
      'contact_conflict',
    );
    expect(call('POST', '/contacts', {...ADA, groups: ['none']}).body).toMatchObject({
      code: 'group_not_found',
      errors: [{pointer: '#/groups/0'}],
    });
    expect(call('POST', '/contacts', {name: 'Ada'}).body['code']).toBe('invalid_field');
  });

  test('an erasure is done after a while', () => {
    const {call, wait} = mockAt();
    call('POST', '/contacts', ADA);
    const {body} = call('POST', '/contacts/ada@new.example/erase');
    const path = `/erasures/${textOf(body['id'])}`;
    expect(call('GET', path).body['status']).toBe('running');
    wait(2000);
    expect(call('GET', path).body['status']).toBe('done');
    expect(call('GET', '/contacts/ada@new.example').body['code']).toBe('not_found');
  });

  test('a message is sent once, to the subscribed contacts of its audience', () => {
    const {call, mock, wait} = mockAt();
    call('POST', '/groups', {id: 'news', name: 'News'});
    call('POST', '/contacts', {...ADA, groups: ['news']});
    call('POST', '/contacts', {
      ...ADA,
      email: 'b@new.example',
      props: {},
      groups: ['news'],
    });
    call('POST', '/contacts', {
      email: 'c@new.example',
      props: ADA.props,
      groups: ['news'],
    });
    const conditions = [{field: 'props.plan', operator: 'is', value: 'trial'}];
    const audience = {groups: ['news'], conditions};
    const {body: draft} = call('POST', '/messages', {name: 'News', audience});
    const path = `/messages/${textOf(draft['id'])}`;
    expect(draft).toMatchObject({status: 'draft', replyTo: [], subject: null});
    expect(call('POST', `${path}/send`, {}).body).toMatchObject({
      code: 'incomplete_message',
    });
    call('PATCH', path, {subject: 'News', markdown: '# News', from: EMAIL.from});
    expect(call('POST', `${path}/send`, {}).body).toMatchObject({
      status: 'sending',
      recipientCount: 1,
    });
    expect(call('POST', `${path}/send`, {}).body['code']).toBe('not_draft');
    wait(1000);
    expect(call('GET', path).body['status']).toBe('sent');
    expect(call('POST', `${path}/cancel`).body['code']).toBe('message_left');
    expect(mock.emails().map(({value}) => value['to'])).toEqual([['ada@new.example']]);
    const {body: empty} = call('POST', '/messages', {
      ...{subject: 'A', text: 'B'},
      audience: {conditions: [{field: 'name', operator: 'is', value: 'None'}]},
    });
    expect(call('POST', `/messages/${textOf(empty['id'])}/send`, {}).body['code']).toBe(
      'empty_audience',
    );
  });

  test('a sequence starts once for a subscribed contact, and stops', () => {
    const {call, wait} = mockAt();
    call('POST', '/contacts', {email: 'c@new.example'});
    const start = (address: string) =>
      call('PUT', `/sequences/onboarding/contacts/${address}`, {}).body;
    expect(start('c@new.example')['code']).toBe('not_subscribed');
    call('POST', '/contacts', ADA);
    const run = start('ada@new.example');
    wait(1000);
    expect(start('ada@new.example')).toEqual(run);
    const path = '/sequences/onboarding/contacts/ada@new.example';
    expect(call('DELETE', path).body).toMatchObject({
      status: 'stopped',
      stopReason: 'api',
    });
    expect(call('GET', path).body['status']).toBe('stopped');
    expect(start('ada@new.example')['status']).toBe('active');
  });
});

test('an endpoint on this computer may be without TLS, any other may not', () => {
  const {call} = mockAt();
  const create = (url: string) =>
    call('POST', '/webhooks', {url, events: ['email.sent']});
  expect(create('http://localhost:8080/hooks').status).toBe(201);
  expect(create('http://acme.example/hooks').body).toMatchObject({
    code: 'invalid_field',
    errors: [{pointer: '#/url'}],
  });
});
