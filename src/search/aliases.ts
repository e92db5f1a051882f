/**
 * What people call the thing that a section is about, where its own words are others:
 * by path, then by anchor (empty for the page's top), phrases with commas between. A
 * section needs none for what it says itself; forms of a word and `SYNONYMS` are known.
 */
type Aliases = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const ALIASES: Aliases = {
  '/docs/': {
    '': 'documentation, guides, overview, home, index',
    help: 'status page, api status, uptime, incident, is it down, support, contact us, help',
    reference: 'openapi, swagger, json schema, generate client, sdk generator, postman',
  },
  '/docs/email-sending-quickstart/': {
    '': 'getting started, tutorial, hello world, first email, sdk, library, setup, requirements, prerequisites, free trial',
    domain: 'add domain, dns setup, domain verification, set up dkim, verify domain',
    key: 'create api key, generate api key, get api key, where is my api key',
    send: 'code example, curl example, node example, python example, php example, ruby example, sample code, send mail',
    answer: 'response, 202 accepted, message id, queued',
    arrived:
      'delivery status, check status, poll status, authentication results, was it delivered, email headers, spf pass, dkim pass',
    'wrong-key': 'invalid api key, 401',
    'wrong-recipient': 'invalid email address, invalid recipient',
    'not-there':
      'spam folder, junk folder, emails land in spam, emails go to spam, not received, did not arrive, email not delivered, missing email, 5.1.1 user unknown, mailbox does not exist, greylisting, deferred, delayed',
    'wrong-domain': 'sender not verified, domain missing',
  },
  '/docs/test-without-an-account/': {
    '': 'mock server, fake api, sandbox, emulator, offline, localhost, local development',
    webhooks: 'webhooks without a tunnel, ngrok',
    faults: 'fault injection, simulate errors, simulate outage, chaos, 503, timeout',
    ci: 'continuous integration, github actions, integration tests',
  },
  '/docs/batch-email-sending/': {
    '': 'bulk send, mass email, mail merge, send to multiple recipients, hide recipients',
    parts: 'chunk size, batch limit, maximum batch size, 100 emails',
    send: 'resume batch, batch interrupted, safe retry of a batch, idempotency key for a batch, retry batch, duplicates',
    outcome: 'batch status, batch report, delivery report, results by tag',
    'wrong-entry': 'batch validation error, one invalid recipient, batch rejected',
    some: 'partial failure, some emails bounced, partial delivery',
    entries: 'personalised batch, different content per recipient',
    'wrong-size': 'batch too big',
    'wrong-key': 'idempotency conflict',
  },
  '/docs/contact-profiles-quickstart/': {
    '': 'contacts, audience, subscribers, user profiles, crm',
    save: 'create contact, identify user, add subscriber, upsert',
    choose: 'which data to store, data minimisation, personal data, sensitive data',
    follow: 'keep contacts in sync, update user, sync users, email address changed',
    import: 'bulk import, csv import, migrate subscribers, import from another provider',
    read: 'find contact, search contact, look up user',
    status:
      'subscription status, unsubscribe, opt out, double opt-in, bounced contact, suppression list, complained',
    erase: 'gdpr deletion request, data deletion, delete personal data, forget user',
    contact_unsubscribed: 'resubscribe, subscribe again, opt back in',
    contact_conflict: 'duplicate contact, merge contacts, same email twice',
  },
  '/docs/custom-html-emails/': {
    html: 'css support, inline styles, flexbox, table layout, outlook rendering, email client compatibility, responsive',
    escape: 'xss, html injection, sanitize user input, html entities',
    send: 'multipart alternative, html and text, text fallback',
    'made-text': 'automatic plain text, text version, html to text',
    try: 'preview email, test rendering, dark mode',
    clipped: 'gmail clipping, email too long, message size 102 kb',
    pictures: 'images not showing, broken images, image blocked, image url, data uri',
    'wrong-two': 'html with markdown, conflicting content',
    'wrong-json': 'escape quotes, json parse error, invalid json',
  },
  '/docs/data-charts/': {
    '': 'graphs, report email, dashboard email, svg support, chart library',
    widths: 'percentages, bar length, scale',
    template: 'bar chart html, progress bar',
    picture: 'line chart, pie chart, chart image, png chart',
    outlook: 'chart broken in outlook',
    equal: 'bars all the same length',
    send: 'report data',
  },
  '/docs/email-attachments/': {
    '': 'pdf, excel, spreadsheet, calendar invite, ics file, invoice, document, zip',
    read: 'encode file, base64',
    size: 'maximum attachment size, file too big, message size limit, 10 mb, download link',
    send: 'multiple attachments, several files, file name, mime type',
    inside: 'embedded image, inline logo, cid image, qr code, barcode',
    'too-large': 'attachment too big, request entity too large, 413',
    'not-base64': 'invalid base64, data uri, url-safe base64',
    refused: 'blocked attachment, exe, zip blocked, virus, attachment rejected',
    rubbish: 'corrupted file, cannot open attachment, damaged pdf, unreadable file',
    broken: 'inline image not showing, cid not working, image missing',
    argument: 'curl attachment too long',
    check: 'test attachment',
  },
  '/docs/markdown-emails/': {
    elements:
      'markdown syntax, supported markdown, bold, italic, heading, list, button, table, html in markdown',
    values: 'variables in markdown, escape markdown, special characters',
    grey: 'code block, indentation, monospace',
    table: 'table not rendered',
    tags: 'raw html, html not allowed',
    'wrong-two': 'text and markdown, conflicting content',
  },
  '/docs/mcp-server/': {
    '': 'ai assistant, llm, agent, claude, chatgpt, model context protocol, mcp url',
    scopes: 'permissions, oauth, read-only, login, access control, safety',
    clients: 'install mcp, configure mcp, setup, supported clients',
    'claude-code': 'mcp.json, cli, terminal',
    'claude-desktop': 'connect claude, claude.ai, connector',
    'vs-code': 'vscode, visual studio code, github copilot',
    cursor: 'cursor ide, cursor editor',
    others: 'chatgpt, windsurf, zed, gemini, custom client, streamable http, sse',
    tools: 'available tools, tool list, functions, what can the assistant do',
    exchange: 'json-rpc, protocol messages, confirmation, elicitation, approval',
    impostor:
      'prompt injection, malicious package, npm package, supply chain, fake server, security',
    wrong: 'mcp error, unauthorized, no tools, -32602, troubleshooting',
    ask: 'example prompts, what to ask',
  },
  '/docs/plain-text-emails/': {
    '': 'text only, otp email, verification code, sign-in code, login code, alert, notification',
    text: 'newline, line break, line breaks in plain text, multi-line string, wrapping, utf-8, emoji, signature',
    send: 'one-time password, verification code, otp',
    lines: 'maximum line length, max line length, quoted-printable',
    without: 'open tracking in plain text',
    'wrong-breaks': 'newlines not working, literal backslash n, escaped newline',
    'wrong-comb': 'word wrap, ragged lines',
    'wrong-link': 'broken link, url wrapped',
    'wrong-empty': 'empty body, no content',
  },
  '/docs/scheduled-email-delivery/': {
    '': 'schedule later, send later, delayed send, schedule send, future email, timer, reminder',
    time: 'time zone, daylight saving, dst, local time, iso 8601, timestamp format, how far ahead, maximum delay, unix timestamp',
    move: 'reschedule, change send time, postpone, update scheduled email',
    cancel: 'unschedule, cancel scheduled email, abort, unsend, undo send',
    'wrong-form': 'invalid date format, unix timestamp, date parse error',
    'wrong-far': 'schedule months ahead, more than 30 days',
    'wrong-late': 'cannot cancel, already sent, recall sent email',
    'wrong-past': 'time in the past, wrong time zone, clock off',
    send: 'prevent duplicate reminders',
  },
  '/docs/sending-identities/': {
    '': 'spf, dkim, dmarc, domain authentication, sender verification, verify domain, dns setup, single sender, gmail.com address, from address',
    choose:
      'subdomain, sending domain, domain reputation, root domain or subdomain, bulk sender, cold domain',
    add: 'add domain, create domain',
    records:
      'dns records, spf record, dkim record, mx record, txt record, cname, dmarc record, cloudflare proxy',
    check:
      'verification status, pending, dns propagation, dig, nslookup, how long does verification take',
    send: 'noreply, no-reply address, sender name, any from address, mailbox, sender address, from address',
    alignment:
      'spf alignment, relaxed, strict, aspf, adkim, return-path, organizational domain, subdomain policy, dmarc fails, spf and dkim together, dmarc policy, p=none, p=quarantine, p=reject, public suffix',
    several:
      'multiple domains, multiple providers, dkim selector, staging, google workspace, other email service',
    without:
      'unverified domain, shared domain, gmail requirements, yahoo, outlook, bulk sender rules, rejected, unauthenticated, do i need spf, do i need dkim, required authentication',
    domain_taken: 'domain already in use, already claimed, owned by another account',
    'not-found':
      'dns not working, verification failed, domain not verifying, duplicate spf, truncated dkim, nameservers',
    failing: 'records disappeared, unverified again, stopped working',
  },
  '/docs/setup-onboarding-sequence/': {
    '': 'drip campaign, automation, workflow, autoresponder, welcome series, lifecycle emails',
    draw: 'wait, delay between emails, steps, conditions, branching, duration',
    start: 'enroll contact, trigger sequence, add contact to sequence',
    stop: 'exit, unenroll, remove contact from sequence, conversion',
    see: 'progress of a contact, which step, sequence status',
    try: 'test sequence, dry run, shorten waits',
    advice: 'best practices, how many emails, timing, frequency, verification email',
    silent: 'no email sent, sequence not sending, stuck, not receiving emails',
    props: 'condition data, update props',
    contact: 'consent, subscribe at sign-up',
    not_subscribed: 'contact not subscribed, consent missing',
    sequence_not_active: 'activate sequence, paused sequence',
  },
  '/docs/template-iteration-group/': {
    '': 'iteration group, loop, for each, list of items, order lines, line items, array, repeat rows',
    mark: 'loop syntax, mustache section, nested loop, handlebars each',
    empty:
      'conditional, if else, show only if, hide section, empty state, conditional content, conditional block, if statement',
    list: 'sort items, format price, currency, calculate total, sum',
    'wrong-kind': 'php array, object instead of array',
    'wrong-missing': 'undefined list, null list, missing array',
    'wrong-same': 'wrong value in row, scope of variables',
    text: 'plain text loop',
    send: 'loop example, order confirmation',
    'wrong-long': 'too many rows',
  },
  '/docs/template-props/': {
    '': 'variables, merge tags, placeholders, personalisation, dynamic content, substitution, handlebars, mustache, liquid',
    gaps: 'variable syntax, curly braces, double braces, variable in subject, preheader, handlebars',
    fallback:
      'default value, default value for missing prop, optional variable, required variable, null, empty',
    send: 'template id, pass variables, override subject, unknown variable',
    values:
      'number format, boolean, escaping, html in variable, url in variable, link variable, xss, currency, date format',
    try: 'preview template, test template, automated test, ci',
    'wrong-gap': 'variable not replaced, placeholder shown, curly braces visible',
    'wrong-template': 'template does not exist, wrong template id',
    'wrong-missing': 'missing variable, undefined variable',
  },
  '/docs/webhooks/': {
    '': 'web hook, web hooks, callbacks, notifications, event notifications, delivery events, listen to events',
    endpoint:
      'create webhook, register webhook, event types, list of events, signing secret',
    request: 'payload, headers, webhook-id, request body, format',
    verify:
      'signature verification, hmac sha256, validate webhook, security, replay attack, raw body, timing safe, express, tolerance, secure webhook, source ip, ip allowlist, spoofed webhook',
    receive:
      'respond, status code, timeout, retry schedule, how many retries, queue, acknowledge, express, body parser, middleware, flask, rails, laravel, respond 200',
    once: 'duplicate events, idempotent handler, deduplicate, event order, out of order',
    try: 'test webhook, localhost, ngrok, local development, simulate event, simulate webhook, send a test event',
    rotate: 'new signing secret, change secret, leaked secret',
    wrong:
      'signature mismatch, invalid signature, webhook not received, not triggered, troubleshooting, clock skew',
  },
  '/docs/api/authentication/': {
    '': 'authorization header, bearer token, api key, base url, oauth, login',
    'first-call': 'base url, curl, ping, test the key',
    modes:
      'sandbox, test mode, live mode, test environment, production key, development, staging, testing emails, send test email without sending',
    scopes: 'permissions, roles, restricted key, read-only key, least privilege',
    storage:
      'multiple keys, multiple api keys, several keys, leaked key, exposed key, environment variable, secret manager, git, frontend, browser, security',
    rotate: 'rotate key, two keys, two api keys, new key, expire, renew',
    refused: 'unauthorized, forbidden, access denied',
    'no-key': 'missing authorization header, unauthorized',
    'unknown-key': 'invalid api key, wrong key, unauthorized',
    scope: 'forbidden, permission denied, insufficient scope',
    createKey: 'generate api key',
    deleteKey: 'revoke key, disable key',
    listKeys: 'all api keys, last used',
    domain: 'sender not allowed, from address',
    'createKey.scopes': 'key permissions',
  },
  '/docs/api/changelog/': {
    '': "changes, release notes, what's new, news, versions, versioning, api version, breaking changes, deprecated",
  },
  '/docs/api/not-supported/': {
    '': 'limitations, unsupported, missing features, roadmap, feature request',
    'click-tracking': 'track clicks, click events, link tracking, utm',
    smtp: 'smtp relay, smtp server, smtp credentials, nodemailer, port 587',
    inbound:
      'inbound email, inbound webhook, receive email, incoming email, parse email, imap',
    'template-engines':
      'jinja, jinja2, handlebars, liquid, mustache, ejs, blade, erb, twig, mjml',
    management: 'template api, create template, upload template, create sequence',
    ip: 'ip allowlist, ip whitelist, allowlist, whitelist, dedicated ip, sending ip, static ip',
    sdk: 'sdk, client library, npm package, pip package, gem, composer package',
  },
  '/docs/api/contacts/': {
    '': 'subscribers, audience, people, users',
    upsertContact: 'create contact, update contact, add subscriber, upsert',
    'upsertContact.userId': 'external id, own id, user id',
    'upsertContact.status': 'subscribe, unsubscribe, opt in, opt out',
    'upsertContact.props': 'custom properties, custom fields, custom attributes, traits',
    'upsertContact.newAddress': 'change email address, update email of a contact',
    listContacts: 'search contacts, export contacts, all subscribers',
    deleteContact: 'remove user, delete user',
    eraseContact: 'gdpr, right to be forgotten, delete personal data',
    getErasure: 'deletion status, proof of deletion',
    createGroup:
      'segment, list, mailing list, audience, tag, create segment, create audience',
    addToGroup: 'subscribe to list, add to list, tag contact, add contact to segment',
    removeFromGroup: 'remove from list, untag',
    listGroups: 'list audiences, list segments, all lists',
    deleteGroup: 'delete segment, delete audience, delete list',
    getContact: 'retrieve contact, find contact, look up contact',
  },
  '/docs/api/domains/': {
    '': 'sender domains, domain verification',
    records: 'dns, spf, dkim, dmarc, mx, return-path, selector, _domainkey, cname',
    addDomain: 'create domain, new domain',
    verifyDomain: 'domain verification, check dns, recheck, refresh',
    getDomain: 'domain status, dns records of a domain',
    deleteDomain: 'remove sending domain',
    listDomains: 'all domains',
  },
  '/docs/api/email/': {
    sendEmail: 'send mail, transactional email, send message',
    'sendEmail.Idempotency-Key':
      'idempotent, prevent duplicates, avoid sending twice, safe retry',
    'sendEmail.from': 'from address, from name, sender name, display name, friendly name',
    'sendEmail.to': 'recipient, multiple recipients, to address, recipient list',
    'sendEmail.cc': 'carbon copy, copy',
    'sendEmail.bcc': 'blind carbon copy, hidden copy',
    'sendEmail.replyTo': 'reply-to, reply address, reply_to',
    'sendEmail.text': 'text body, plain text body',
    'sendEmail.html': 'html body',
    'sendEmail.template': 'template id, template_id, use template',
    'sendEmail.props': 'template data, variables, merge data, dynamic template data',
    'sendEmail.headers':
      'custom headers, x- headers, list-unsubscribe, in-reply-to, threading, priority',
    'sendEmail.attachments.contentType': 'mime type, media type, content-type',
    'sendEmail.attachments.contentId': 'inline image, cid, embed',
    'sendEmail.scheduledAt': 'send_at, send later, delivery time, delay, deliver_at',
    'sendEmail.trackOpens': 'open tracking, tracking pixel, read receipt, track_opens',
    'sendEmail.tags': 'category, label, campaign',
    'sendEmail.metadata': 'custom data, custom args, extra data, unique args',
    sendBatch: 'bulk send, send many',
    'sendBatch.emails': 'maximum batch size, limit per batch, 100',
    listEmails: 'sent emails, email history, email log, search emails, activity',
    'listEmails.recipient': 'emails sent to an address, search by recipient',
    getEmail:
      'email status, delivery status, track email, retrieve email, retrieve email',
    updateEmail: 'reschedule, change send time',
    cancelEmail: 'unschedule, stop scheduled email',
    errors: 'error format, error response, request id, support, problem json, rfc 9457',
    'sendBatch.Idempotency-Key': 'idempotent batch, retry batch',
    'listEmails.status': 'filter by status, failed emails, bounced emails',
    'sendEmail.subject': 'subject line, title',
  },
  '/docs/api/errors/': {
    '': 'errors, error handling, error format, problem details, problem json, status codes, http codes',
    retries:
      'exponential backoff, jitter, retry policy, which errors to retry, transient',
    idempotency:
      'idempotent, duplicate requests, timeout, exactly once, network error, safe retry',
    'rate-limit':
      'requests per second, throttling, quota, api limits, 429, retry-after, too many requests',
    pages:
      'paging, next page, cursor, nextCursor, offset, limit, load more, iterate all results',
    codes: 'list of errors, all error codes',
    invalid_json: 'malformed body, parse error, syntax error, bad request',
    missing_key: 'no authorization header, unauthorized',
    invalid_key: 'wrong api key, invalid api key, unauthorized, expired key',
    missing_scope: 'permission denied, insufficient permissions, forbidden',
    not_found: 'does not exist, no such id',
    already_exists: 'duplicate name, conflict',
    domain_taken: 'domain already added, domain in use by another account',
    payload_too_large:
      'attachment too big, request too large, body too large, size limit',
    unsupported_media_type: 'content-type application/json, wrong content type',
    invalid_field:
      'validation error, unknown field, required field, wrong type, validation error, schema validation',
    invalid_recipient: 'invalid email address',
    missing_content: 'empty body, no body',
    conflicting_content: 'html and template together, markdown and text together',
    missing_prop: 'missing variable, template variable',
    invalid_parameter: 'query parameter, bad query string',
    contact_conflict: 'duplicate contact, email already used, duplicate user',
    internal_error: 'server error, outage',
    rate_limited: 'throttled, too many requests',
    scheduled_too_far: 'more than 30 days ahead, maximum schedule',
    idempotency_in_progress: 'concurrent request, same key at the same time',
    idempotency_conflict: 'idempotency key reused, different body, key already used',
    not_scheduled: 'cannot reschedule, cannot change send time, already sent',
    not_cancelable: 'cannot cancel, too late to cancel, already sent',
    contact_unsubscribed: 'resubscribe, cannot subscribe again, opted out',
    sequence_not_active: 'sequence paused, sequence draft, inactive automation',
    not_subscribed: 'contact cannot start sequence',
    not_draft: 'cannot edit message, message already sent',
    message_left: 'cannot cancel newsletter, already sent',
    header_not_allowed: 'reserved header, forbidden header, custom header rejected',
    template_not_found: 'unknown template, wrong template id',
    scheduled_in_past: 'date in the past, send time in the past',
    group_not_found: 'unknown group, segment does not exist, unknown list',
    incomplete_message: 'incomplete draft, draft without subject, missing subject',
    empty_audience:
      'no recipients, nobody in the audience, no matching contacts, zero contacts',
    domain_not_verified:
      'sender not verified, from address not allowed, unverified sender, verified sender identity',
  },
  '/docs/api/messenger/': {
    '': 'newsletter, broadcast, campaign, product update, marketing email, announcement, mailing list',
    audience:
      'segment, segmentation, filter contacts, target users, conditions, operators',
    createMessage: 'new newsletter, create campaign, create broadcast',
    updateMessage: 'edit newsletter, edit draft',
    sendMessage:
      'send newsletter, send broadcast, schedule campaign, list-unsubscribe, one-click unsubscribe',
    'send-later': 'schedule newsletter, schedule broadcast',
    cancelMessage: 'unschedule newsletter, stop campaign',
    startSequence: 'enroll contact, trigger automation',
    stopSequence: 'unenroll, exit automation',
    getSequenceRun: 'progress of a contact, step',
    listMessages: 'list broadcasts, list newsletters, list campaigns',
    getMessage: 'newsletter statistics, broadcast status',
    'createMessage.audience': 'recipients of a newsletter',
    listSequences: 'list automations',
  },
  '/docs/api/testing/': {
    '': 'sandbox, test mode, test environment, fake email address, simulate bounce, staging, integration test',
    send: 'test address, simulator, mock recipient',
  },
  '/docs/api/deliveries/': {
    '': 'webhook log, webhook history, event log, replay webhook, resend webhook',
    recover: 'missed webhooks, replay events, webhook outage',
    listDeliveries: 'webhook attempts, failed webhooks',
    redeliver: 'replay webhook, resend event, retry webhook manually',
  },
  '/docs/api/versioning/': {
    '': 'api version, v1, v2, breaking change, backward compatible, changelog, end of life',
    notice: 'deprecation header, sunset header, end of life, deprecated endpoint',
  },
  '/docs/api/openapi/': {
    '': 'swagger, openapi spec, sdk, client library, npm package, download',
    types: 'typescript types, type definitions, d.ts, typed client',
    collections: 'postman collection, bruno collection, insomnia, import requests',
    checked: 'tested samples, how samples are tested',
  },
  '/docs/api/projects/': {
    '': 'workspaces, environments, multi-tenant, accounts',
    webhooks: 'webhook retries, timeout, retry schedule, disabled endpoint',
    'webhook-headers': 'webhook-signature, webhook-id, webhook-timestamp',
    createProject: 'new project, workspace',
    createWebhook: 'register webhook, add webhook, subscribe to events, signing secret',
    'updateWebhook.pause': 'disable webhook, pause webhook, turn off',
    rotateWebhookSecret: 'new signing secret',
    testWebhook: 'trigger test event, simulate webhook',
    events: 'webhook events, event types, payload, list of events',
    'event.email.sent': 'processed, dispatched',
    'event.email.bounced': 'bounce, hard bounce, failed delivery, undelivered',
    'event.email.complained':
      'spam complaint, marked as spam, feedback loop, abuse report',
    'event.email.opened':
      'open event, read, apple mail privacy, false opens, machine opens',
    'event.contact.unsubscribed': 'unsubscribe event, opt out',
    'event.contact.subscribed': 'opt in, confirmed',
    listProjects: 'list workspaces',
    deleteWebhook: 'remove webhook, unregister',
    listWebhooks: 'all endpoints',
    'createProject.timeZone': 'dashboard time zone',
    'event.email.delivered': 'delivery event, delivery confirmation',
    'event.domain.verified': 'domain event',
  },
  '/contact/': {
    '': 'status page, support, contact us, help',
  },
  '/pricing/': {
    '': 'price, prices, cost, costs, how much does it cost, plans, free plan, subscription',
  },
  '/articles/what-is-dkim/': {
    signature: 'dkim-signature header, dkim tags, b=, bh=, d=, s=, h=',
    forwarding: 'mailing lists, forwarded email, arc',
    keys: 'key length, 1024 or 2048, ed25519, key rotation',
    mistakes:
      'dkim fail, body hash did not verify, signature did not verify, no key for signature',
    check: 'dkim lookup, dkim test, dig',
    setup: 'generate dkim key, set up dkim by hand',
  },
  '/legal/privacy-policy/': {
    '': 'data protection, gdpr, data processing, personal data',
    'what-your-browser-keeps': 'cookies, local storage, cookie policy',
    retention: 'how long is data kept, storage period, deletion',
    'your-rights': 'access request, data subject request, delete my data, complain',
    recipients: 'subprocessors, third parties',
    transfers: 'data outside eu, standard contractual clauses',
    'analytics-and-error-reports': 'tracking, google analytics, sentry',
  },
  '/legal/data-processing-agreement/': {
    '': 'dpa, data processing addendum, processor contract, article 28',
    'art-28-3-f': 'data breach, breach notification',
    'art-28-3-h': 'audit, inspection',
    'annex-2': 'toms, security measures, is my data encrypted',
    'annex-3': 'subprocessors, list of subprocessors',
    'annex-4': 'standard contractual clauses, sccs, module four',
  },
  '/legal/terms-of-service/': {
    '': 'terms and conditions, contract, agreement',
    payment: 'vat, late payment, pay by invoice',
    suspension: 'account suspended, account blocked, sending stopped',
    end: 'cancel the subscription, cancel my plan, close account',
    switching: 'data act, export all data, leave, lock-in',
    consumers: 'withdrawal, cooling-off',
  },
};

/**
 * @param path path of a page from the root with a trailing slash
 * @param hash an anchor on it, or nothing
 * @returns what else the section is called
 */
export function aliasesOf(path: string, hash: string): string[] {
  const page = Object.hasOwn(ALIASES, path) ? ALIASES[path] : undefined;
  const phrases = page && Object.hasOwn(page, hash) ? page[hash] : undefined;
  return phrases?.split(', ') ?? [];
}
