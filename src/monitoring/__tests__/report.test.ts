import type {ErrorEvent} from '@sentry/browser';
import {harmlessReport} from '../browser/report';

const PAGE = {
  href: 'https://a.example/tools/spf-checker/?discount=ME#domain=secret.example',
  cookies: `user=${encodeURIComponent('{"name":"Ana Duarte","googleData":{}}')}`,
  userAgent: 'Browser/1.0',
};

function event(value: string, more: Partial<ErrorEvent> = {}): ErrorEvent {
  return {
    type: undefined,
    event_id: 'e'.repeat(32),
    platform: 'javascript',
    level: 'error',
    release: 'abc',
    environment: 'production',
    exception: {
      values: [
        {
          type: 'TypeError',
          value,
          mechanism: {type: 'x', handled: false},
          stacktrace: {
            frames: [
              {
                filename: 'https://a.example/assets/js/main.js?x=Ana',
                function: 'greet',
                lineno: 1,
                colno: 200,
                in_app: true,
                vars: {name: 'Ana'},
                context_line: 'const name = "Ana"',
              },
            ],
          },
        },
      ],
    },
    ...more,
  };
}

const sent = (given: ErrorEvent) => harmlessReport(given, PAGE);

it('keeps what is needed to mend the error', () => {
  expect(sent(event('x is not a function'))).toEqual({
    type: undefined,
    event_id: 'e'.repeat(32),
    platform: 'javascript',
    level: 'error',
    release: 'abc',
    environment: 'production',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          mechanism: {type: 'x', handled: false},
          stacktrace: {
            frames: [
              {
                filename: 'https://a.example/assets/js/main.js',
                function: 'greet',
                lineno: 1,
                colno: 200,
                in_app: true,
              },
            ],
          },
        },
      ],
    },
    breadcrumbs: [],
    request: {
      url: 'https://a.example/tools/spf-checker/',
      headers: {'User-Agent': 'Browser/1.0'},
    },
  });
});

it('sends no field that it does not know', () => {
  const report = sent(
    event('x', {
      user: {username: 'Ana', ip_address: '192.0.2.1'},
      extra: {cookie: PAGE.cookies},
      contexts: {visitor: {name: 'Ana'}},
      request: {cookies: {user: 'Ana'}, query_string: 'q=Ana', data: 'Ana'},
      server_name: 'Ana',
      transaction: 'Ana',
      message: 'Ana',
      breadcrumbs: [
        {category: 'click', message: 'main > a', data: {text: 'Ana'}, timestamp: 1},
      ],
    }),
  );
  expect(JSON.stringify(report)).not.toContain('Ana');
  expect(report?.breadcrumbs).toEqual([
    {category: 'click', message: 'main > a', timestamp: 1},
  ]);
});

it.each([
  ['Hello Ana Duarte', 'Ana'],
  [PAGE.cookies, '%22name'],
  ['see https://dns.example/query?name=secret.example for it', 'secret.example'],
  ['sent to ann.lee@b.example', 'ann.lee'],
  ['sent to ann.lee%40b.example', 'ann.lee'],
])('takes %j apart', (value, secret) => {
  expect(JSON.stringify(sent(event(value)))).not.toContain(secret);
});

it('drops what a browser quotes from a text that is no JSON', () => {
  const report = sent(
    event('', {
      exception: {
        values: [
          {
            type: 'SyntaxError',
            value: 'Unexpected token \'D\', "{"name":Du" is not valid JSON',
          },
        ],
      },
    }),
  );
  expect(report?.exception?.values?.[0]?.value).toBe(
    'Unexpected token \'D\', "…" is not valid JSON',
  );
});

it('cuts long texts, in bounded time', () => {
  const value = 'https://a@'.repeat(100_000);
  const report = sent(event(value));
  expect(report?.exception?.values?.[0]?.value?.length).toBeLessThanOrEqual(1100);
});

it('leaves errors of extensions out, and keeps those without a stack', () => {
  const foreign = event('x');
  for (const frame of foreign.exception?.values?.[0]?.stacktrace?.frames ?? []) {
    frame.filename = 'chrome-extension://abc/content.js';
  }
  expect(sent(foreign)).toBeNull();
  expect(
    sent(event('', {exception: {values: [{type: 'Error', value: 'x'}]}})),
  ).not.toBeNull();
});
