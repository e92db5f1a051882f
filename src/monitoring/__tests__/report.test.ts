import fc from 'fast-check';
import type {ErrorEvent} from '@sentry/browser';
import {withoutKeys} from '../browser/keys';
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

describe('API keys and webhook secrets', () => {
  const BODY = fc.stringMatching(/^[A-Za-z0-9]{8,40}$/);
  const SECRET = fc
    .tuple(fc.constantFrom('pw_live_', 'pw_test_', 'whsec_'), BODY)
    .map(([prefix, body]) => ({prefix, body}));
  /** Every character percent-encoded: what `encodeURIComponent` leaves alone, too. */
  const encoded = (text: string) =>
    text.replace(/./gs, (one) => `%${one.charCodeAt(0).toString(16)}`);
  const FORMS: readonly ((prefix: string, body: string) => string)[] = [
    (prefix, body) => prefix + body,
    (prefix, body) => `Bearer%20${prefix}${body}%22`,
    (prefix, body) => prefix.replaceAll('_', '%5F') + body,
    (prefix, body) => prefix.replaceAll('_', '%255f') + body,
    (prefix, body) => encoded(prefix) + body,
    (prefix, body) => encoded(prefix + body),
    (prefix, body) => `${prefix.toUpperCase()}${body}`,
    (prefix, body) => JSON.stringify({authorization: `Bearer ${prefix}${body}`}),
    (prefix, body) => `x${prefix}${body}y@example.com`,
    (prefix, body) =>
      `https://a.example/${prefix}${body}/x?key=${prefix}${body}#${prefix}${body}`,
  ];

  /** A report with a text everywhere. */
  function eventWith(text: string): ErrorEvent {
    const frame = {
      filename: `https://a.example/assets/${text}`,
      function: text,
      context_line: text,
      vars: {key: text},
    };
    return event(text, {
      message: text,
      transaction: text,
      exception: {
        values: [
          {type: text, value: text, stacktrace: {frames: [frame]}},
          {type: 'SyntaxError', value: `JSON "${text}"`, stacktrace: {frames: [frame]}},
        ],
      },
      breadcrumbs: [{message: text, category: 'click', data: {url: text}}],
      request: {
        url: text,
        query_string: text,
        data: text,
        headers: {Authorization: text},
        cookies: {key: text},
      },
      extra: {text, deep: {text}},
      contexts: {page: {text}},
      user: {id: text},
      tags: {boot: text},
      logentry: {message: text, params: [text]},
    });
  }

  it('are in no report, wherever and however they were written', () => {
    fc.assert(
      fc.property(
        SECRET,
        fc.constantFrom(...FORMS),
        fc.string(),
        fc.string(),
        ({prefix, body}, form, before, after) => {
          const text = `${before}${form(prefix, body)}${after}`;
          const page = {
            ...PAGE,
            href: `https://a.example/x/${encodeURIComponent(text)}/?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`,
            // What looks like the beginning of a key must not be taken out before it.
            cookies: `a=${prefix.slice(0, 6)}`,
          };
          const report = JSON.stringify(harmlessReport(eventWith(text), page));
          expect(report).not.toContain(body);
          expect(report.toLowerCase()).not.toContain(encoded(body).toLowerCase());
        },
      ),
    );
  });

  it('leave the rest of the text as it was', () => {
    const key = 'pw_live_9Rf2LmQ8sV4xKc7ZtB3n';
    expect(sent(event(`401 for "${key}": no such key`))?.exception?.values?.[0]).toEqual(
      expect.objectContaining({value: '401 for "[secret]": no such key'}),
    );
  });

  it('are found in time that grows with the text', () => {
    for (const part of ['pw_live', '%25', '%2525', 'whsec_%', 'pw_live_%25', '%70w_']) {
      expect(() => sent(event(part.repeat(100_000)))).not.toThrow();
      expect(() => withoutKeys(part.repeat(100_000))).not.toThrow();
    }
  });
});
