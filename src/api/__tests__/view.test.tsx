import type {ComponentProps, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {brand} from '../../site';
import type {ApiField} from '../model';
import {
  DnsRecords,
  ErrorIndex,
  Operation,
  Sample,
  ScopeTable,
  WebhookEvent,
  WebhookHeaders,
} from '..';
import {senderRecords} from '../senderRecords';
import {InlineText} from '../../reading';
import {makeViewData} from '../viewData';
import {loadSpec} from './support';

jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: ({to, children}: ComponentProps<'a'> & {to: string}) => (
      <a href={to}>{children}</a>
    ),
  }),
  {virtual: true},
);

const mockAnchors: string[] = [];

jest.mock(
  '@docusaurus/useBrokenLinks',
  () => ({
    __esModule: true,
    default: () => ({collectAnchor: (id: string) => mockAnchors.push(id)}),
  }),
  {virtual: true},
);

// The rest of the reading room needs a browser and Docusaurus.
jest.mock('../../reading', () => ({
  ...jest.requireActual<object>('../../reading/formatDate'),
  ...jest.requireActual<object>('../../reading/InlineText'),
  CodeBlock: ({title, html}: {title: string; html: string}) => (
    <figure title={title} dangerouslySetInnerHTML={{__html: html}} />
  ),
  CodeTabs: ({blocks, foot}: {blocks: {language: string}[]; foot: ReactNode}) => (
    <div>
      <div>{blocks.map(({language}) => language).join(' ')}</div>
      {foot}
    </div>
  ),
  elements: {
    table: 'table',
  },
}));

// The rest of that room needs Docusaurus.
jest.mock('../../ui', () => jest.requireActual<object>('../../ui/SampleMark'));

const views = makeViewData(loadSpec(), (code) => `<b>${code}</b>`);
const {operations, samples} = views;

function rendered<T>(table: Record<string, T>, id: string, show: (data: T) => ReactNode) {
  const data = table[id];
  if (data === undefined) {
    throw new RangeError(id);
  }
  return renderToStaticMarkup(show(data));
}

const operation = (id: string) =>
  rendered(operations, id, (data) => <Operation data={data} />);
const sample = (id: string) => rendered(samples, id, (data) => <Sample data={data} />);

describe('Operation', () => {
  const html = operation('sendEmail');

  it('shows method and path', () => {
    expect(html).toContain('<b>POST</b>');
    expect(html).toContain(`<span>${brand.api}</span>/emails`);
  });

  it('has an anchor for every field, at any depth, that the link check knows', () => {
    for (const id of [
      'sendEmail.from',
      'sendEmail.attachments.content',
      'sendEmail.answer.id',
    ]) {
      expect(html).toContain(`<li id="${id}">`);
      expect(html).toContain(`href="#${id}"`);
      expect(mockAnchors).toContain(id);
    }
    expect(html).toContain('id="sendEmail.body"');
    expect(html).toContain('id="sendEmail.errors"');
  });

  it.each(Object.values(operations))('$id shows each of its fields once', (data) => {
    const all = (fields: readonly ApiField[]): string[] =>
      fields.flatMap(({id, fields: inside}) => [id, ...all(inside)]);
    const {parameters, body, answer} = data;
    const shown = renderToStaticMarkup(<Operation data={data} />);
    expect([...shown.matchAll(/<li id="([^"]+)">/g)].map(([, id]) => id)).toEqual(
      all([...parameters, ...(body?.fields ?? []), ...answer.fields]),
    );
  });

  it('opens and closes what is inside a field without JavaScript', () => {
    expect(html).toMatch(
      /<details><summary>Fields of <code>attachments<\/code><\/summary>/,
    );
  });

  it('says of a field all there is to know', () => {
    const [, subject = ''] = /<li id="sendEmail\.subject">(.*?)<\/li>/.exec(html) ?? [];
    expect(subject).toContain('>string<');
    expect(subject).toContain('data-requirement="required without template"');
    expect(subject).toContain('at most 998 characters (RFC 5322, section 2.1.1)');
    expect(subject).toContain('<code>&quot;It works&quot;</code>');
    expect(html).toContain('<dt>Default</dt><dd><code>false</code></dd>');
  });

  it('marks figures that the owner has not confirmed', () => {
    expect(html).toMatch(/at most 7 entries <span[^>]*>Sample<\/span>/);
  });

  it('shows every error with its cause and its cure', () => {
    expect(html.match(/<span>4\d\d<\/span> <code>\w+<\/code>/g)).toHaveLength(19);
    expect(html).toContain(
      'Copy the key again, or create a new one if you no longer have it.',
    );
  });

  it('points to the operation that lists the same fields', () => {
    expect(operation('cancelEmail')).toContain(
      'Same fields as in <a href="#getEmail.answer">Get an email</a>.',
    );
  });

  it('lists the values that the entries of a list can have', () => {
    const [, scopes = ''] =
      /<li id="createKey\.scopes">(.*?)<\/li>/.exec(operation('createKey')) ?? [];
    expect(scopes).toContain(
      'Any of <span><code>emails:send</code></span><span>, <code>',
    );
  });

  it('explains the values of an enumeration', () => {
    expect(operation('getEmail')).toContain(
      '<li><code>scheduled</code> Will be sent at <code>scheduledAt</code>.</li>',
    );
  });
});

describe('Operation, as a whole', () => {
  it('says which scope a key needs', () => {
    expect(operation('eraseContact')).toContain(
      'href="/docs/api/authentication/#scopes">Scope <code>contacts:write</code>',
    );
  });

  it('says what limits it', () => {
    expect(operation('eraseContact')).toMatch(
      /The erasure is complete within 7 days\. <span[^>]*>Sample/,
    );
  });
});

describe('WebhookEvent', () => {
  const event = (type: string) =>
    rendered(views.events, type, (data) => <WebhookEvent data={data} />);

  it('shows the payload and its fields', () => {
    const html = event('email.sent');
    expect(html).toContain('<figure title="email.sent">');
    expect(html).toContain('<li id="event.email.sent.data.recipient">');
    expect(mockAnchors).toContain('event.email.sent.body');
  });

  it('points to the event that lists the same fields', () => {
    expect(event('email.bounced')).toContain(
      'Same fields as in <a href="#event.email.sent.body">email.sent</a>.',
    );
  });

  it('has its headers in a list of their own', () => {
    const html = renderToStaticMarkup(<WebhookHeaders data={views.eventHeaders} />);
    expect(html.match(/<li id="event\.webhook-(id|timestamp|signature)">/g)).toHaveLength(
      3,
    );
  });
});

describe('ErrorIndex', () => {
  const html = renderToStaticMarkup(<ErrorIndex data={views.problems} />);

  it('has an anchor for every code that the file has, and the link check knows it', () => {
    for (const {code} of views.problems) {
      expect(html).toContain(`<li id="${code}">`);
      expect(mockAnchors).toContain(code);
    }
    expect(html.match(/<li id=/g)).toHaveLength(views.problems.length);
  });

  it('goes by status', () => {
    const titles = [...html.matchAll(/<h3>(\d{3}) /g)].map(([, status]) => status);
    expect(titles).toEqual([...new Set(titles)].sort());
    expect(titles).toContain('403');
  });

  it('names the calls that answer with a code, or says that all do', () => {
    const [, taken = ''] = /<li id="domain_taken">(.*?)<\/li>/.exec(html) ?? [];
    expect(taken).toContain('Calls: <span><a href="/docs/api/domains/#addDomain">');
    const [, key = ''] = /<li id="invalid_key">(.*?)<\/li>/.exec(html) ?? [];
    expect(key).toContain('Any request can return this error.');
    const [, lost = ''] = /<li id="not_found">(.*?)<\/li>/.exec(html) ?? [];
    expect(lost).toMatch(/<details[^>]*><summary>\d+ calls<\/summary>/);
  });
});

it('ScopeTable links every operation from its scope', () => {
  const html = renderToStaticMarkup(<ScopeTable data={views.scopes} />);
  for (const {id, page} of Object.values(operations)) {
    expect(html).toContain(`href="${page}#${id}"`);
  }
  expect(html).toContain('<code>messages:send</code>');
});

describe('Sample', () => {
  it('shows a request in tabs', () => {
    const html = sample('sendEmail.text');
    expect(html).toContain('<div>bash javascript python ruby php</div>');
    expect(html).toMatch(
      /<a href="\/docs\/api\/openapi\/#checked">Checked<\/a> against openapi\.yaml \d+\.\d+\.\d+ on <time dateTime="\d{4}-\d\d-\d\d">[^<]+<\/time>/,
    );
  });

  it('shows an answer below its status line', () => {
    expect(sample('problem.not_found')).toContain('<figure title="404 Not Found">');
  });
});

describe('InlineText', () => {
  it.each([
    ['plain < text', 'plain &lt; text'],
    ['a `code` b', 'a <code>code</code> b'],
    ['`<b>`', '<code>&lt;b&gt;</code>'],
    ['see [the docs](/docs/)', 'see <a href="/docs/">the docs</a>'],
    ['a ` alone', 'a ` alone'],
  ])('renders %s', (text, html) => {
    expect(renderToStaticMarkup(<InlineText text={text} />)).toBe(html);
  });
});

describe('DnsRecords', () => {
  it('shows every record whole, and which are found', () => {
    const html = renderToStaticMarkup(<DnsRecords domain="acme.example" found={3} />);
    for (const {type, name, value} of senderRecords('acme.example')) {
      expect(html).toContain(`>${type}</code>`);
      expect(html).toContain(`>${name}</code>`);
      expect(html).toContain(`>${value}</code>`);
    }
    expect(html).toContain('3 of 4 found');
    expect(html.match(/>Found</g)).toHaveLength(3);
    expect(html.match(/>Waiting</g)).toHaveLength(1);
  });

  it('shows a DKIM key of 2048 bits that parses', async () => {
    const {createPublicKey} = await import('node:crypto');
    const [, key = ''] =
      /p=(.+)$/.exec(senderRecords('acme.example')[0]?.value ?? '') ?? [];
    const {asymmetricKeyType, asymmetricKeyDetails} = createPublicKey({
      key: Buffer.from(key, 'base64'),
      format: 'der',
      type: 'spki',
    });
    expect(asymmetricKeyType).toBe('rsa');
    expect(asymmetricKeyDetails?.modulusLength).toBe(2048);
  });
});
