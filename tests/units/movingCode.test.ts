/**
 * Runs the code that articles print for moving from another provider: every field of the
 * other API is carried over or refused by its name, and what comes out is what ours takes.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readDocument, readMockRules, readSpec} from '../../src/api/build';
import {facts} from '../../src/site';
import {ask, TEST_KEY} from '../samples/strict';

type Json = Record<string, unknown>;

interface Case {
  name: string;
  input: Json;
  /** The new ID of the template, if the input has one. */
  template?: string;
}

interface Taken extends Case {
  /** The emails, over all batches. */
  emails: readonly Json[];
}

interface Refused extends Case {
  /** The field that the error has to name. */
  field: string;
}

type Result = {batches: {emails: Json[]}[]} | {error: string};

interface Converter {
  article: string;
  command: string;
  file: string;
  /** A program that reads cases and prints results, both as JSON. */
  driver: string;
  taken: readonly Taken[];
  refused: readonly Refused[];
  /** Every field of the other API, by where it stands. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** A request for as many emails. */
  many: (emails: number) => Json;
}

const document = readDocument();
const rules = readMockRules(document, readSpec(document, facts), facts);

/** The day before the times of the cases. */
const NOW = Date.parse('2027-01-14T12:00:00Z');

/** What is wrong with a request body for the batch endpoint. */
const problemsOf = (body: unknown) =>
  ask(
    rules,
    {
      method: 'POST',
      url: '/v1/emails/batch',
      headers: {authorization: `Bearer ${TEST_KEY}`, 'content-type': 'application/json'},
      body: JSON.stringify(body),
    },
    NOW,
  ).problems;

const FOLDER = 'tests/fixtures/moving';
/** The code as it was printed; `npm run review` says when an article prints another. */
const printed = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

function run(converter: Converter, cases: readonly Case[]): Result[] {
  const {file, command, driver} = converter;
  const folder = mkdtempSync(path.join(tmpdir(), 'moving-'));
  try {
    writeFileSync(path.join(folder, file), printed(file));
    writeFileSync(path.join(folder, `driver-${file}`), driver);
    const {stdout, stderr} = spawnSync(command, [`driver-${file}`], {
      cwd: folder,
      input: JSON.stringify(cases),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (!stdout.startsWith('[')) {
      throw new Error(`${command} failed: ${stdout}${stderr}`);
    }
    return JSON.parse(stdout) as Result[];
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** 2027-01-15T07:00:01Z: its second shows whether any is lost. */
const SEND_AT = 1799996401;
const TO = [{email: 'ada@customer.example'}];
const FILE = {content: 'SGVsbG8K', filename: 'notes.txt'};

/** A mail/send body: two fields of its own, and what a case adds or changes. */
const sendGrid = (change: Json = {}, personalization: Json = {}): Json => ({
  from: {email: 'hello@acme.example'},
  subject: 'It works',
  content: [{type: 'text/plain', value: 'Sent.'}],
  personalizations: [{to: TO, ...personalization}],
  ...change,
});
const sent = {
  from: 'hello@acme.example',
  to: ['ada@customer.example'],
  subject: 'It works',
  text: 'Sent.',
};
const bare = {subject: undefined, content: undefined};

const SENDGRID: Converter = {
  article: 'sendgrid-alternatives',
  command: 'php',
  file: 'batches.php',
  driver: `<?php
require 'batches.php';
date_default_timezone_set('Asia/Tokyo');
set_error_handler(fn ($no, $text) => throw new ErrorException($text));
echo json_encode(array_map(function ($case) {
    try {
        return ['batches' => toBatches($case['input'], $case['template'] ?? null)];
    } catch (Throwable $error) {
        return ['error' => $error->getMessage()];
    }
}, json_decode(stream_get_contents(STDIN), true)));
`,
  // twilio/sendgrid-oai, spec/json/tsg_mail_v3.json; the last of each are older ones that
  // SendGrid's libraries still write.
  fields: {
    '': [
      'personalizations',
      'from',
      'reply_to',
      'reply_to_list',
      'subject',
      'content',
      'attachments',
      'template_id',
      'headers',
      'categories',
      'custom_args',
      'send_at',
      'batch_id',
      'asm',
      'ip_pool_name',
      'mail_settings',
      'tracking_settings',
      'sections',
    ],
    'personalizations.': [
      'from',
      'to',
      'cc',
      'bcc',
      'subject',
      'headers',
      'substitutions',
      'dynamic_template_data',
      'custom_args',
      'send_at',
    ],
    'content.': ['type', 'value'],
    'attachments.': ['content', 'type', 'filename', 'disposition', 'content_id'],
    'mail_settings.': [
      'bypass_list_management',
      'bypass_spam_management',
      'bypass_bounce_management',
      'bypass_unsubscribe_management',
      'footer',
      'sandbox_mode',
      'bcc',
      'spam_check',
    ],
    'tracking_settings.': [
      'click_tracking',
      'open_tracking',
      'subscription_tracking',
      'ganalytics',
    ],
    'tracking_settings.open_tracking.': ['enable', 'substitution_tag'],
  },
  taken: [
    {name: 'the least there can be', input: sendGrid(), emails: [sent]},
    {
      name: 'names, with and without signs that need quotes',
      input: sendGrid(
        {from: {email: 'hello@acme.example', name: 'Acme'}},
        {
          to: [
            {email: 'ada@customer.example', name: 'Lovelace, Ada "A" <\\'},
            {email: 'zoe@customer.example', name: 'Zoë 世界'},
            {email: 'alan@customer.example', name: ''},
          ],
        },
      ),
      emails: [
        {
          ...sent,
          from: 'Acme <hello@acme.example>',
          to: [
            '"Lovelace, Ada \\"A\\" <\\\\" <ada@customer.example>',
            'Zoë 世界 <zoe@customer.example>',
            'alan@customer.example',
          ],
        },
      ],
    },
    {
      name: 'copies',
      input: sendGrid(
        {},
        {cc: [{email: 'cc@acme.example', name: 'C'}], bcc: [{email: 'bcc@acme.example'}]},
      ),
      emails: [{...sent, cc: ['C <cc@acme.example>'], bcc: ['bcc@acme.example']}],
    },
    {
      name: 'reply_to',
      input: sendGrid({reply_to: {email: 'help@acme.example', name: 'Help'}}),
      emails: [{...sent, replyTo: ['Help <help@acme.example>']}],
    },
    {
      name: 'reply_to_list',
      input: sendGrid({
        reply_to_list: [{email: 'a@acme.example'}, {email: 'b@acme.example'}],
      }),
      emails: [{...sent, replyTo: ['a@acme.example', 'b@acme.example']}],
    },
    {
      name: 'HTML beside text',
      input: sendGrid({
        content: [
          {type: 'text/plain', value: 'Sent.'},
          {type: 'text/html', value: '<p>Sent.</p>'},
        ],
      }),
      emails: [{...sent, html: '<p>Sent.</p>'}],
    },
    {
      name: 'send_at to the second',
      input: sendGrid({send_at: SEND_AT}),
      emails: [{...sent, scheduledAt: '2027-01-15T07:00:01Z'}],
    },
    {
      name: 'a time of its own for one of two',
      input: sendGrid({
        send_at: SEND_AT,
        personalizations: [{to: TO, send_at: SEND_AT + 86_399}, {to: TO}],
      }),
      emails: [
        {...sent, scheduledAt: '2027-01-16T07:00:00Z'},
        {...sent, scheduledAt: '2027-01-15T07:00:01Z'},
      ],
    },
    {
      name: 'what one email says instead of all',
      input: sendGrid(
        {
          headers: {'X-All': 'all', 'X-Both': 'all'},
          custom_args: {all: '1', both: 'all'},
        },
        {
          from: {email: 'other@acme.example'},
          subject: 'Only you',
          headers: {'X-Both': 'one'},
          custom_args: {both: 'one'},
        },
      ),
      emails: [
        {
          ...sent,
          from: 'other@acme.example',
          subject: 'Only you',
          headers: {'X-All': 'all', 'X-Both': 'one'},
          metadata: {all: '1', both: 'one'},
        },
      ],
    },
    {
      name: 'attachments, and a picture in the HTML',
      input: sendGrid({
        attachments: [
          FILE,
          {...FILE, type: 'text/plain', disposition: 'attachment'},
          {
            content: 'R0lGODlh',
            filename: 'logo.gif',
            type: 'image/gif',
            disposition: 'inline',
            content_id: 'logo',
          },
        ],
      }),
      emails: [
        {
          ...sent,
          attachments: [
            FILE,
            {...FILE, contentType: 'text/plain'},
            {
              content: 'R0lGODlh',
              filename: 'logo.gif',
              contentType: 'image/gif',
              contentId: 'logo',
            },
          ],
        },
      ],
    },
    {
      name: 'categories, one of them twice',
      input: sendGrid({categories: ['seat-ready', 'onboarding', 'seat-ready']}),
      emails: [{...sent, tags: ['seat-ready', 'onboarding']}],
    },
    {
      name: 'a template with its values',
      input: sendGrid(
        {...bare, template_id: 'd-1'},
        {dynamic_template_data: {name: 'Ada', seats: 0, items: [{name: 'A'}]}},
      ),
      template: 'seat-ready',
      emails: [
        {
          from: sent.from,
          to: sent.to,
          template: 'seat-ready',
          props: {name: 'Ada', seats: 0, items: [{name: 'A'}]},
        },
      ],
    },
    {
      name: 'a template without values',
      input: sendGrid({...bare, template_id: 'd-1'}),
      template: 'seat-ready',
      emails: [{from: sent.from, to: sent.to, template: 'seat-ready'}],
    },
    {
      name: 'open tracking on',
      input: sendGrid({tracking_settings: {open_tracking: {enable: true}}}),
      emails: [{...sent, trackOpens: true}],
    },
    {
      name: 'settings that are off',
      input: sendGrid({
        mail_settings: {
          bypass_list_management: {enable: false},
          footer: {enable: false, text: 'x'},
          sandbox_mode: {enable: false},
        },
        tracking_settings: {
          open_tracking: {enable: false},
          click_tracking: {enable: false, enable_text: false},
        },
      }),
      emails: [{...sent, trackOpens: false}],
    },
    {
      name: 'empty fields',
      input: sendGrid(
        {asm: null, categories: [], mail_settings: {}, custom_args: {}, batch_id: null},
        {cc: [], substitutions: {}, headers: null},
      ),
      emails: [sent],
    },
  ],
  refused: [
    {
      name: 'a group of unsubscribes',
      input: sendGrid({asm: {group_id: 7}}),
      field: 'asm',
    },
    {name: 'a batch ID', input: sendGrid({batch_id: 'b'}), field: 'batch_id'},
    {name: 'an IP pool', input: sendGrid({ip_pool_name: 'p'}), field: 'ip_pool_name'},
    {name: 'sections', input: sendGrid({sections: {'-a-': 'x'}}), field: 'sections'},
    {name: 'an unknown field', input: sendGrid({sendAt: SEND_AT}), field: 'sendAt'},
    {
      name: 'an unknown field of one email',
      input: sendGrid({}, {reply_to: {email: 'a@acme.example'}}),
      field: 'personalizations.reply_to',
    },
    {
      name: 'substitutions',
      input: sendGrid({}, {substitutions: {'-name-': 'Ada'}}),
      field: 'personalizations.substitutions',
    },
    {
      name: 'an unknown field of an address',
      input: sendGrid({}, {to: [{...TO[0], type: 'cc'}]}),
      field: 'address.type',
    },
    {
      name: 'reply_to beside reply_to_list',
      input: sendGrid({
        reply_to: {email: 'a@acme.example'},
        reply_to_list: [{email: 'b@acme.example'}],
      }),
      field: 'reply_to_list',
    },
    {
      name: 'a calendar beside the text',
      input: sendGrid({content: [{type: 'text/calendar', value: 'BEGIN'}]}),
      field: 'content of type text/calendar',
    },
    {
      name: 'two texts',
      input: sendGrid({
        content: [
          {type: 'text/plain', value: 'a'},
          {type: 'text/plain', value: 'b'},
        ],
      }),
      field: 'content of type text/plain',
    },
    {
      name: 'an unknown field of the content',
      input: sendGrid({content: [{type: 'text/plain', value: 'a', charset: 'x'}]}),
      field: 'content.charset',
    },
    {
      name: 'a template without its new ID',
      input: sendGrid({...bare, template_id: 'd-1'}),
      field: 'template_id',
    },
    {
      name: 'a new ID without a template',
      input: sendGrid(),
      template: 'seat-ready',
      field: 'template_id',
    },
    {
      name: 'a subject beside a template',
      input: sendGrid({content: undefined, template_id: 'd-1'}),
      template: 'seat-ready',
      field: 'subject',
    },
    {
      name: 'one subject beside a template',
      input: sendGrid({...bare, template_id: 'd-1'}, {subject: 'Only you'}),
      template: 'seat-ready',
      field: 'personalizations.subject',
    },
    {
      name: 'content beside a template',
      input: sendGrid({subject: undefined, template_id: 'd-1'}),
      template: 'seat-ready',
      field: 'content',
    },
    {
      name: 'values without a template',
      input: sendGrid({}, {dynamic_template_data: {name: 'Ada'}}),
      field: 'personalizations.dynamic_template_data',
    },
    {
      name: 'a category that is no tag',
      input: sendGrid({categories: ['Seat ready']}),
      field: 'categories',
    },
    {
      name: 'a file that is inline and has no ID',
      input: sendGrid({attachments: [{...FILE, disposition: 'inline'}]}),
      field: 'attachments.content_id',
    },
    {
      name: 'a file with an ID that is not inline',
      input: sendGrid({attachments: [{...FILE, content_id: 'x'}]}),
      field: 'attachments.content_id',
    },
    {
      name: 'an unknown field of a file',
      input: sendGrid({attachments: [{...FILE, encoding: 'x'}]}),
      field: 'attachments.encoding',
    },
    ...[
      'bypass_list_management',
      'bypass_spam_management',
      'bypass_bounce_management',
      'bypass_unsubscribe_management',
      'footer',
      'sandbox_mode',
      'bcc',
      'spam_check',
      'unknown',
    ].map((setting) => ({
      name: `mail setting ${setting}`,
      input: sendGrid({mail_settings: {[setting]: {enable: true}}}),
      field: `mail_settings.${setting}`,
    })),
    ...['click_tracking', 'subscription_tracking', 'ganalytics', 'unknown'].map(
      (setting) => ({
        name: `tracking setting ${setting}`,
        input: sendGrid({tracking_settings: {[setting]: {enable: true}}}),
        field: `tracking_settings.${setting}`,
      }),
    ),
    {
      name: 'a place for the tracking pixel',
      input: sendGrid({
        tracking_settings: {open_tracking: {enable: true, substitution_tag: '%o%'}},
      }),
      field: 'tracking_settings.open_tracking.substitution_tag',
    },
    {
      name: 'a time that is no number',
      input: sendGrid({send_at: 'tomorrow'}),
      field: 'send_at',
    },
  ],
  many: (emails) =>
    sendGrid({
      personalizations: Array.from({length: emails}, (_, i) => ({
        to: [{email: `reader-${String(i)}@customer.example`}],
      })),
    }),
};

/** A messages/send body: what a case adds to its message and to the request around it. */
const mandrill = (message: Json = {}, request: Json = {}): Json => ({
  key: 'md-secret',
  message: {
    from_email: 'hello@acme.example',
    to: [{email: 'ada@customer.example'}],
    subject: 'It works',
    text: 'Sent.',
    ...message,
  },
  ...request,
});
const mandrillTemplate = (message: Json = {}, request: Json = {}): Json =>
  mandrill({text: undefined, ...message}, {template_name: 'seat', ...request});
const fromTemplate = {...sent, text: undefined, template: 'seat-ready'};
const ADA = 'ada@customer.example';

const MANDRILL: Converter = {
  article: 'mandrill-alternatives',
  command: process.execPath,
  file: 'batches.mjs',
  driver: `import {readFileSync} from 'node:fs';
import {toBatches} from './batches.mjs';
console.log(JSON.stringify(JSON.parse(readFileSync(0)).map(({input, template}) => {
  try {
    return {batches: toBatches(input, template)};
  } catch (error) {
    return {error: error.message};
  }
})));
`,
  // mailchimp/mailchimp-client-lib-codegen, spec/transactional.json: messages/send and
  // messages/send-template.
  fields: {
    '': [
      'key',
      'message',
      'async',
      'ip_pool',
      'send_at',
      'template_name',
      'template_content',
    ],
    'message.': [
      'html',
      'text',
      'subject',
      'from_email',
      'from_name',
      'to',
      'headers',
      'important',
      'track_opens',
      'track_clicks',
      'auto_text',
      'auto_html',
      'inline_css',
      'url_strip_qs',
      'preserve_recipients',
      'view_content_link',
      'bcc_address',
      'tracking_domain',
      'signing_domain',
      'return_path_domain',
      'merge',
      'merge_language',
      'global_merge_vars',
      'merge_vars',
      'tags',
      'subaccount',
      'google_analytics_domains',
      'google_analytics_campaign',
      'metadata',
      'recipient_metadata',
      'attachments',
      'images',
    ],
    'message.to.': ['email', 'name', 'type'],
    'message.merge_vars.': ['rcpt', 'vars'],
    'message.recipient_metadata.': ['rcpt', 'values'],
    'message.attachments.': ['type', 'name', 'content'],
    'message.images.': ['type', 'name', 'content'],
  },
  taken: [
    {name: 'the least there can be', input: mandrill(), emails: [sent]},
    {
      name: 'names, with and without signs that need quotes',
      input: mandrill({
        from_name: 'Acme',
        to: [{email: ADA, name: 'Lovelace, Ada "A" <\\', type: 'to'}],
      }),
      emails: [
        {
          ...sent,
          from: 'Acme <hello@acme.example>',
          to: [`"Lovelace, Ada \\"A\\" <\\\\" <${ADA}>`],
        },
      ],
    },
    {
      name: 'two recipients, who do not see each other',
      input: mandrill({
        preserve_recipients: false,
        to: [{email: ADA}, {email: 'alan@customer.example', name: 'Alan'}],
        bcc_address: 'archive@acme.example',
      }),
      emails: [
        {...sent, bcc: ['archive@acme.example']},
        {...sent, to: ['Alan <alan@customer.example>'], bcc: ['archive@acme.example']},
      ],
    },
    {
      name: 'recipients who share one email',
      input: mandrill({
        preserve_recipients: true,
        to: [
          {email: ADA},
          {email: 'cc@acme.example', type: 'cc'},
          {email: 'bcc@acme.example', type: 'bcc'},
        ],
        bcc_address: 'archive@acme.example',
      }),
      emails: [
        {
          ...sent,
          cc: ['cc@acme.example'],
          bcc: ['archive@acme.example', 'bcc@acme.example'],
        },
      ],
    },
    {
      name: 'send_at to the second',
      input: mandrill({}, {send_at: '2027-01-15 07:00:01'}),
      emails: [{...sent, scheduledAt: '2027-01-15T07:00:01Z'}],
    },
    {
      name: 'headers, with an address for replies',
      input: mandrill({headers: {'reply-to': 'help@acme.example', 'X-Ref': '1'}}),
      emails: [{...sent, replyTo: ['help@acme.example'], headers: {'X-Ref': '1'}}],
    },
    {
      name: 'HTML, tags and open tracking',
      input: mandrill({
        html: '<p>Sent.</p>',
        tags: ['seat-ready', 'seat-ready'],
        track_opens: true,
      }),
      emails: [{...sent, html: '<p>Sent.</p>', tags: ['seat-ready'], trackOpens: true}],
    },
    {
      name: 'attachments and images',
      input: mandrill({
        attachments: [{type: 'text/plain', name: 'notes.txt', content: 'SGVsbG8K'}],
        images: [{type: 'image/gif', name: 'logo', content: 'R0lGODlh'}],
      }),
      emails: [
        {
          ...sent,
          attachments: [
            {filename: 'notes.txt', content: 'SGVsbG8K', contentType: 'text/plain'},
            {
              filename: 'logo',
              content: 'R0lGODlh',
              contentType: 'image/gif',
              contentId: 'logo',
            },
          ],
        },
      ],
    },
    {
      name: 'metadata, and what one recipient has instead',
      input: mandrill({
        metadata: {all: 1, both: 'all'},
        recipient_metadata: [
          {rcpt: 'alan@customer.example', values: {both: 'alan'}},
          {rcpt: 'ADA@customer.example', values: {both: 'ada'}},
        ],
      }),
      emails: [{...sent, metadata: {all: '1', both: 'ada'}}],
    },
    {
      name: 'a template with merge vars, and what one recipient has instead',
      input: mandrillTemplate({
        merge: true,
        merge_language: 'handlebars',
        global_merge_vars: [
          {name: 'plan', content: 'Team'},
          {name: 'seats', content: 0},
        ],
        merge_vars: [
          {rcpt: 'alan@customer.example', vars: [{name: 'plan', content: 'Solo'}]},
          {rcpt: 'Ada@customer.example', vars: [{name: 'plan', content: ['A']}]},
        ],
      }),
      template: 'seat-ready',
      emails: [{...fromTemplate, props: {plan: ['A'], seats: 0}}],
    },
    {
      name: 'settings that ask for what happens anyway',
      input: mandrillTemplate(
        {
          important: false,
          track_clicks: false,
          auto_text: true,
          auto_html: false,
          inline_css: false,
          url_strip_qs: false,
          view_content_link: true,
          merge: false,
          track_opens: false,
        },
        {async: true, template_content: []},
      ),
      template: 'seat-ready',
      emails: [{...fromTemplate, trackOpens: false}],
    },
    {
      name: 'empty fields',
      input: mandrill(
        {subaccount: null, merge_vars: [], html: '', tags: null, bcc_address: ''},
        {send_at: '', ip_pool: null},
      ),
      emails: [sent],
    },
  ],
  refused: [
    {name: 'an IP pool', input: mandrill({}, {ip_pool: 'Main Pool'}), field: 'ip_pool'},
    {
      name: 'a time of another form',
      input: mandrill({}, {send_at: '2027-01-15T07:00:00+01:00'}),
      field: 'send_at',
    },
    {name: 'send_at in the message', input: mandrill({send_at: 'x'}), field: 'send_at'},
    {name: 'an unknown field', input: mandrill({}, {sendAt: 'x'}), field: 'sendAt'},
    {
      name: 'editable regions',
      input: mandrillTemplate({}, {template_content: [{name: 'a', content: 'b'}]}),
      template: 'seat-ready',
      field: 'template_content',
    },
    {
      name: 'a template without its new ID',
      input: mandrillTemplate(),
      field: 'template_name',
    },
    {
      name: 'a new ID without a template',
      input: mandrill(),
      template: 'seat-ready',
      field: 'template_name',
    },
    {
      name: 'HTML beside a template',
      input: mandrillTemplate({html: '<p>'}),
      template: 'seat-ready',
      field: 'html',
    },
    {
      name: 'merge vars without a template',
      input: mandrill({merge_vars: [{rcpt: ADA, vars: [{name: 'a', content: 'b'}]}]}),
      field: 'merge_vars',
    },
    {
      name: 'global merge vars without a template',
      input: mandrill({global_merge_vars: [{name: 'a', content: 'b'}]}),
      field: 'global_merge_vars',
    },
    {
      name: 'an unknown field of a variable',
      input: mandrillTemplate({global_merge_vars: [{name: 'a', contents: 'b'}]}),
      template: 'seat-ready',
      field: 'vars.contents',
    },
    {
      name: 'an unknown field of merge vars',
      input: mandrillTemplate({merge_vars: [{rcpt: ADA, vars: [], values: {a: 'b'}}]}),
      template: 'seat-ready',
      field: 'values',
    },
    {
      name: 'a copy without preserve_recipients',
      input: mandrill({to: [{email: ADA}, {email: 'cc@acme.example', type: 'cc'}]}),
      field: 'to.type cc',
    },
    {
      name: 'an unknown kind of recipient',
      input: mandrill({preserve_recipients: true, to: [{email: ADA, type: 'fcc'}]}),
      field: 'to.type fcc',
    },
    {
      name: 'values for one of several who share an email',
      input: mandrill({
        preserve_recipients: true,
        to: [{email: ADA}, {email: 'alan@customer.example'}],
        recipient_metadata: [{rcpt: ADA, values: {a: 'b'}}],
      }),
      field: 'recipient_metadata',
    },
    {name: 'no sender', input: mandrill({from_email: null}), field: 'from_email'},
    {name: 'a tag with a space', input: mandrill({tags: ['a b']}), field: 'tags'},
    ...Object.entries({
      important: true,
      track_clicks: true,
      auto_text: false,
      auto_html: true,
      inline_css: true,
      url_strip_qs: true,
      view_content_link: false,
      merge: true,
      tracking_domain: 'go.acme.example',
      signing_domain: 'acme.example',
      return_path_domain: 'acme.example',
      subaccount: 'a',
      google_analytics_domains: ['acme.example'],
      google_analytics_campaign: 'a',
    }).map(([field, value]) => ({
      name: `${field}: ${JSON.stringify(value)}`,
      input: mandrill({[field]: value}),
      field,
    })),
    {
      name: 'an unknown field of an image',
      input: mandrill({images: [{name: 'a', content: 'R0lGODlh', encoding: 'x'}]}),
      field: 'images.encoding',
    },
  ],
  many: (emails) =>
    mandrill({
      to: Array.from({length: emails}, (_, i) => ({
        email: `reader-${String(i)}@customer.example`,
      })),
    }),
};

/** Every field of an object at any depth, as `a.b.`: lists count as what is in them. */
function fieldsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one) => fieldsOf(one, at));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) => [
    `${at}${name}`,
    ...fieldsOf(inner, `${at}${name}.`),
  ]);
}

const errorOf = (result?: Result) =>
  result && 'error' in result ? result.error : 'taken without an error';
const emailsOf = (result?: Result) =>
  result && 'batches' in result
    ? result.batches.flatMap(({emails}) => emails)
    : errorOf(result);

const isThere = (command: string) =>
  spawnSync(command, ['--version']).error === undefined;

const skipped: string[] = [];

afterAll(() => {
  if (skipped.length > 0) {
    process.stderr.write(`moving code: skipped ${skipped.join(', ')}\n`);
  }
});

describe.each([SENDGRID, MANDRILL])('the code of $article', (converter) => {
  const {article, command, fields, taken, refused, many} = converter;
  if (!isThere(command)) {
    skipped.push(`${article}: no ${command}`);
  }
  const convert = isThere(command) ? it : it.skip;

  it('is tried on every field of the other API', () => {
    const tried = new Set([...taken, ...refused].flatMap(({input}) => fieldsOf(input)));
    const all = Object.entries(fields).flatMap(([at, names]) =>
      names.map((name) => `${at}${name}`),
    );
    expect(all.filter((field) => !tried.has(field))).toEqual([]);
  });

  convert('carries fields over', () => {
    const results = run(converter, taken);
    expect(taken.map(({name}, i) => [name, emailsOf(results[i])])).toEqual(
      taken.map(({name, emails}) => [name, emails]),
    );
    const problems = results.flatMap((result) =>
      'batches' in result ? result.batches.flatMap(problemsOf) : [],
    );
    expect(problems).toEqual([]);
  });

  convert('refuses by its name what it cannot carry over', () => {
    const results = run(converter, refused);
    const wrong = refused
      .map(({name, field}, i) => ({name, field, error: errorOf(results[i])}))
      .filter(({error, field}) => !error.includes(field));
    expect(wrong).toEqual([]);
  });

  convert('keeps to the limit of a batch', () => {
    const limit = facts.batchSize.value;
    const counts = [1, limit, limit + 1, 2 * limit + 50];
    const results = run(
      converter,
      counts.map((count) => ({name: String(count), input: many(count)})),
    );
    const sizes = results.map((result) =>
      'batches' in result
        ? result.batches.map(({emails}) => emails.length)
        : result.error,
    );
    expect(sizes).toEqual([[1], [limit], [limit, 1], [limit, limit, 50]]);
    const last = emailsOf(results[3]) as Json[];
    expect(new Set(last.map(({to}) => String(to))).size).toBe(2 * limit + 50);
  });
});

const itNeedsPhp = isThere(SENDGRID.command) ? it : it.skip;

itNeedsPhp(
  'turns the request that the SendGrid article shows into the one it shows',
  () => {
    const before = JSON.parse(printed('before.json')) as Json;
    const after = JSON.parse(printed('after.json')) as unknown;
    const [result] = run(SENDGRID, [{name: '', input: before, template: 'seat-ready'}]);
    expect(result).toEqual({batches: [after]});
  },
);
