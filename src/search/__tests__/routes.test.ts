import {routeAsked, routeOf, sameRoute} from '../embedded/routes';

describe('a question', () => {
  it.each([
    ['POST /v1/emails', 'POST', ['emails']],
    ['delete /contacts/{id}', 'DELETE', ['contacts', '{id}']],
    [
      "curl -X GET 'https://api.example/v1/contacts/ct_1?limit=2'",
      'GET',
      ['contacts', 'ct_1'],
    ],
    ['what does /v12/emails answer', '', ['emails']],
    ['/emails/v1', '', ['emails', 'v1']],
    ['/v1beta/emails', '', ['v1beta', 'emails']],
    ['/dev1/emails', '', ['dev1', 'emails']],
  ])('%s names a route', (query, method, segments) => {
    expect(routeAsked(query)).toEqual({method, segments});
  });

  it.each(['how to get an email', '', '/', 'and / or'])('%j names none', (query) => {
    expect(routeAsked(query)).toBeUndefined();
  });
});

describe('a record', () => {
  it('is about the operation whose method and address stand in its code', () => {
    expect(routeOf({code: ['sendEmail/', 'POST', '/v1/emails/{id}']})).toEqual({
      method: 'POST',
      segments: ['emails', '{id}'],
    });
  });

  it.each([[['POST', 'sendEmail']], [['/v1/emails', 'sendEmail']], [[]]])(
    'with the code %j is about none',
    (code) => {
      expect(routeOf({code})).toBeUndefined();
    },
  );
});

describe('an operation', () => {
  /** How much the operation is the route that a question names. */
  function same(query: string, operation: string): number {
    const asked = routeAsked(query);
    const own = routeOf({code: operation.split(' ')});
    if (!asked || !own) {
      throw new Error(`${query} or ${operation} is no route.`);
    }
    return sameRoute(asked, own);
  }

  it.each([
    ['GET /v1/emails', 'GET /v1/emails'],
    ['GET /emails/{id}', 'GET /v1/emails/{id}'],
    ['GET /v1/emails/{email}', 'GET /v1/emails/{id}'],
    ['GET /v1/emails/:id/events', 'GET /v1/emails/{id}/events'],
  ])('that is %s is what was asked for', (query, operation) => {
    expect(same(query, operation)).toBe(1);
  });

  it.each([
    ['another method', 'POST /v1/emails', 'GET /v1/emails'],
    ['another address', 'GET /v1/emails', 'GET /v1/contacts'],
    [
      'another word at the end',
      'GET /v1/emails/{id}/events',
      'GET /v1/emails/{id}/links',
    ],
    ['a shorter address', 'GET /v1/emails/em_1', 'GET /v1/emails'],
    ['one more word', 'GET /v1/emails', 'GET /v1/emails/statistics'],
    ['a word after its parameter', 'GET /v1/emails/{id}', 'GET /v1/emails/{id}/events'],
    ['two more parameters', 'GET /v1/emails', 'GET /v1/emails/{id}/{event}'],
    ['a word that only contains a colon', 'POST /v1/emails', 'POST /v1/emails:send'],
  ])('with %s is another one', (_, query, operation) => {
    expect(same(query, operation)).toBe(0);
  });

  it.each([
    ['of which only the address was said', '/v1/emails', 'GET /v1/emails', 0.8],
    ['with a parameter more', 'GET /v1/emails', 'GET /v1/emails/{id}', 0.6],
    ['with an ID for its parameter', 'GET /v1/emails/em_1', 'GET /v1/emails/{id}', 0.8],
    [
      'with two IDs for its parameters',
      'GET /v1/lists/li_1/contacts/ct_1',
      'GET /v1/lists/{list}/contacts/{id}',
      0.64,
    ],
    [
      'with an ID for its parameter and no method',
      '/v1/emails/em_1',
      'GET /v1/emails/{id}',
      0.64,
    ],
    ['with a parameter more and no method', '/v1/emails', 'GET /v1/emails/{id}', 0.48],
  ])('%s is less surely what was asked for', (_, query, operation, share) => {
    expect(same(query, operation)).toBeCloseTo(share);
  });
});
