import {escapeHtml} from '../../site';
import type {JsonValue} from '../document';
import {textOf} from './store';
import type {JsonObject, Mock, MockEmail} from './types';

/** How many emails and deliveries a page lists. */
const LISTED = 100;

/** A value, whatever is in it, as the content of an element or an attribute. */
const escape = (value: JsonValue | undefined) => escapeHtml(textOf(value));

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d8dd, #3b4049); --quiet: light-dark(#535b66, #a5adb8); }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#14181d, #eceff3); background: light-dark(#fff, #15181c); overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 2rem 0 .5rem; font-size: 1.15rem; }
a { color: light-dark(#0b57a4, #8cc2ff); }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
p, dt, caption, small { color: var(--quiet); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th, td:nth-child(n + 3) { overflow-wrap: normal; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0; }
dd { margin: 0; }
pre { max-height: 30rem; overflow: auto; margin: 0; padding: .75rem; border: 1px solid var(--line); font: .9rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
iframe { width: 100%; height: 30rem; border: 1px solid var(--line); background: #fff; color-scheme: light; }
@media (width < 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tbody, tr, td { display: block; }
  tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
  td { padding: 0; border: 0; }
}
`;

/** @param name the product's name */
function pageOf(name: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)} · ${escape(name)} mock</title>
<style>${STYLE}</style>
<main>
${content}
</main>
</html>
`;
}

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  label: string,
): string {
  // On a phone the cells are blocks, which keep their roles only if they are named.
  const cells = (tag: string, role: string, row: readonly string[]) =>
    `<tr role="row">${row.map((cell) => `<${tag} role="${role}">${cell}</${tag}>`).join('')}</tr>`;
  return `<table role="table" aria-label="${label}">
<thead role="rowgroup">${cells('th', 'columnheader', head)}</thead>
<tbody role="rowgroup">
${rows.map((row) => cells('td', 'cell', row)).join('\n')}
</tbody></table>`;
}

type Deliveries = ReturnType<Mock['deliveries']>;

function deliveryTable(deliveries: Deliveries): string {
  return table(
    ['Event', 'Endpoint', 'Status', 'Last response'],
    deliveries.slice(0, LISTED).map(({value, url}) => {
      const attempts = value['attempts'] as readonly JsonObject[];
      const last = attempts.at(-1);
      const response = textOf(last?.['responseStatus'] ?? last?.['problem']);
      return [
        escape(value['type']),
        escape(url),
        escape(value['status']),
        escape(last ? `${response} (attempt ${String(attempts.length)})` : 'none yet'),
      ];
    }),
    'Webhook deliveries',
  );
}

const subjectOf = ({value}: MockEmail) =>
  textOf(value['subject']) || `Template ${textOf(value['template'])}`;

/** The page at `/`: what was sent, newest first. */
export function inboxPage(name: string, mock: Mock): string {
  const emails = mock.emails();
  const deliveries = mock.deliveries();
  const sent =
    emails.length > 0
      ? table(
          ['Subject', 'To', 'Status', 'Accepted'],
          emails.slice(0, LISTED).map((email) => {
            const {id, to, status, createdAt} = email.value;
            const people = (to as readonly string[]).join(', ');
            return [
              `<a href="/inbox/${escape(id)}">${escape(subjectOf(email))}</a>`,
              escape(people),
              escape(status),
              escape(createdAt),
            ];
          }),
          'Emails',
        )
      : '<p>No emails yet. Send one to this server, and reload the page.</p>';
  const shown = emails.length > LISTED ? ` The latest ${String(LISTED)} are listed.` : '';
  return pageOf(
    name,
    'Inbox',
    `<h1>Inbox</h1>
<p>Emails accepted: ${String(emails.length)}. None was sent to anyone.${shown} <a href="/">Reload</a></p>
${sent}
<h2>Webhook deliveries</h2>
${deliveries.length > 0 ? deliveryTable(deliveries) : '<p>No endpoint has received an event yet.</p>'}`,
  );
}

const FIELDS = ['from', 'to', 'cc', 'bcc', 'replyTo', 'tags', 'metadata', 'props'];

/** The page of one email, or nothing if there is none with this ID. */
export function emailPage(name: string, mock: Mock, id: string): string | undefined {
  const email = mock.emails().find(({value}) => value['id'] === id);
  if (!email) {
    return undefined;
  }
  const {value, request, events} = email;
  const rows = FIELDS.filter((field) => request[field] !== undefined).map((field) => {
    const given = request[field];
    return [field, Array.isArray(given) ? given.map(textOf).join(', ') : given] as const;
  });
  const headers = Object.entries((request['headers'] ?? {}) as JsonObject);
  const recipients = value['recipients'] as readonly JsonObject[];
  const files = (request['attachments'] ?? []) as readonly JsonObject[];
  const list = [
    ['status', value['status']] as const,
    ['template', value['template']] as const,
    ['scheduledAt', value['scheduledAt']] as const,
    ...rows,
    ...headers,
    ...files.map((file) => ['attachment', file['filename']] as const),
  ].filter(([, one]) => (one ?? '') !== '');
  const bodies = ['text', 'markdown']
    .filter((field) => request[field] !== undefined)
    .map(
      (field) =>
        `<h2>${field === 'text' ? 'Plain text' : 'Markdown'}</h2>
<pre tabindex="0">${escape(request[field])}</pre>`,
    );
  const html =
    request['html'] === undefined
      ? ''
      : `<h2>HTML</h2>
<iframe sandbox srcdoc="${escape(request['html'])}" title="The email as HTML"></iframe>`;
  const own = mock.deliveries().filter(({value: delivery}) => {
    const {data} = delivery['event'] as JsonObject;
    return (data as JsonObject)['emailId'] === id;
  });
  return pageOf(
    name,
    subjectOf(email),
    `<p><a href="/">Inbox</a></p>
<h1>${escape(subjectOf(email))}</h1>
<dl>${list.map(([field, one]) => `<dt>${escape(field)}</dt><dd>${escape(one)}</dd>`).join('\n')}</dl>
${html}
${bodies.join('\n')}
<h2>Recipients</h2>
${
  recipients.length > 0
    ? table(
        ['Address', 'Status', 'Reply'],
        recipients.map(({address, status, reply}) =>
          [address, status, reply].map(escape),
        ),
        'Recipients',
      )
    : '<p>The email has not been queued.</p>'
}
<h2>Events</h2>
${
  events.length > 0
    ? table(
        ['Event', 'Recipient', 'Time'],
        events.map(({type, timestamp, data}) =>
          [type, (data as JsonObject)['recipient'], timestamp].map(escape),
        ),
        'Events',
      )
    : '<p>Nothing has happened to this email yet.</p>'
}
${own.length > 0 ? `<h2>Webhook deliveries</h2>\n${deliveryTable(own)}` : ''}
<h2>What was sent to the API</h2>
<pre tabindex="0">${escape(JSON.stringify(request, null, 2))}</pre>`,
  );
}
