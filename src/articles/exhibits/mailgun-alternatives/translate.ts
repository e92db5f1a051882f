import {brand, facts} from '../../../site';
import {readDate} from './readDate';
import type {FormField} from './readForm';

type Json = string | number | boolean | null | Json[] | {[name: string]: Json};
type Email = Record<string, Json>;

/** The same call for our API. */
export interface Translation {
  path: '/emails' | '/emails/batch';
  body: Email | {emails: Email[]};
  /** What changes its meaning, or has no counterpart. One sentence or two each. */
  notes: readonly string[];
}

const DROPPED: Readonly<Record<string, string>> = {
  'o:testmode': `o:testmode: use an API key that starts with ${brand.keyPrefix}_test_. It checks everything and sends nothing.`,
  'o:dkim': 'o:dkim: dropped, because every email is signed.',
  'o:tracking': 'o:tracking: only opens can be tracked, with trackOpens.',
  'o:tracking-clicks': 'o:tracking-clicks: dropped, because links are never rewritten.',
  'amp-html': 'amp-html: dropped, because AMP is not supported.',
  'recipient-variables': '',
};

/** What neither API sends an email without. */
const REQUIRED: readonly string[] = ['from', 'to'];

const MOST_BRACKETS = 500;

/** Collects the parts of one email and what has to be said about them. */
class Draft {
  readonly lists = new Map<string, string[]>();
  readonly fields = new Map<string, Json>();
  readonly variables = new Map<string, string>();
  readonly headers = new Map<string, string>();
  readonly attachments: Email[] = [];
  props: Record<string, Json> | undefined;
  readonly notes = new Set<string>();

  add(name: string, ...values: string[]) {
    this.lists.set(name, [...(this.lists.get(name) ?? []), ...values]);
  }

  take([name, value]: FormField) {
    const [kind, rest] = [name.slice(0, 2), name.slice(2)];
    if (Object.hasOwn(DROPPED, name)) {
      this.note(DROPPED[name] ?? '');
    } else if (['to', 'cc', 'bcc'].includes(name)) {
      this.add(name, ...mailboxes(value));
    } else if (['from', 'subject', 'text', 'html', 'template'].includes(name)) {
      this.fields.set(name, value);
    } else if (name === 'h:Reply-To') {
      this.fields.set('replyTo', value);
    } else if (kind === 'h:' && rest !== 'X-Mailgun-Variables') {
      this.headers.set(rest, value);
    } else if (kind === 'v:') {
      this.variables.set(rest, value);
    } else if (name === 't:variables' || kind === 'h:') {
      this.takeVariables(name, value);
    } else if (name === 'attachment' || name === 'inline') {
      this.takeFile(name, value);
    } else {
      this.takeOption(name, value);
    }
  }

  private takeOption(name: string, value: string) {
    if (name === 'o:tag') {
      const tag = value.replace(/[^A-Za-z0-9_-]+/g, '-');
      this.add('tags', tag);
      this.note(
        tag === value
          ? ''
          : `o:tag: “${value}” becomes “${tag}”, because tags only have letters, digits, - and _.`,
      );
    } else if (name === 'o:tracking-opens') {
      this.fields.set('trackOpens', /^(?:yes|true|htmlonly)$/i.test(value));
    } else if (name === 'o:deliverytime') {
      const date = readDate(value);
      if (date) {
        this.fields.set('scheduledAt', date);
      }
      this.note(
        date ? '' : `o:deliverytime: “${value}” is not a date that can be converted.`,
      );
    } else {
      this.note(`${name}: has no counterpart in this API.`);
    }
  }

  private takeVariables(name: string, value: string) {
    const variables = readObject(value);
    if (variables) {
      this.props = variables;
    } else {
      this.note(`${name}: the value is not a JSON object.`);
    }
  }

  private takeFile(name: string, value: string) {
    const filename = value.replace(/^@/, '').split(';')[0]?.split(/[/\\]/).at(-1) ?? '';
    this.attachments.push({
      filename,
      content: `<${filename} in Base64>`,
      ...(name === 'inline' && {contentId: filename}),
    });
  }

  note(text: string) {
    if (text) {
      this.notes.add(text);
    }
  }

  /** The email as our API takes it. With a template, variables are its props. */
  email(): Email {
    const {fields, headers} = this;
    const variables = Object.fromEntries<Json>(this.variables);
    const isTemplate = fields.has('template');
    if (!isTemplate && this.variables.size > 0) {
      fields.set('metadata', variables);
      this.note(
        'v: values become metadata. Mailgun puts them into a header that recipients can see, while metadata is never sent.',
      );
    }
    if (this.props ?? (isTemplate && this.variables.size > 0)) {
      fields.set('props', {...this.props, ...(isTemplate && variables)});
    }
    const lists = [...this.lists].map(([name, values]): [string, Json] => [
      name,
      values.length === 1 && name !== 'tags' ? (values[0] ?? '') : [...new Set(values)],
    ]);
    return {
      ...Object.fromEntries([...fields, ...lists]),
      ...(headers.size > 0 && {headers: Object.fromEntries(headers)}),
      ...(this.attachments.length > 0 && {attachments: this.attachments}),
    };
  }
}

/** `Ada <ada@a.example>, bo@b.example`: a comma inside quotes parts nothing. */
function mailboxes(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
  return parts.map((part) => part.trim()).filter(Boolean);
}

function readObject(text: string): Record<string, Json> | undefined {
  // Nobody nests this deep by hand, and the values are walked by recursion.
  if ((text.match(/[[{]/g) ?? []).length > MOST_BRACKETS) {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, Json>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A value as it stands in a text. */
function inWords(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

/** Puts one reader's values where `%recipient.name%` stands, in every text of the email. */
function fill(value: Json, values: Readonly<Record<string, Json>>): Json {
  if (typeof value === 'string') {
    return value.replace(/%recipient\.([\w-]+)%/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? inWords(values[name]) : whole,
    );
  }
  if (Array.isArray(value)) {
    return value.map((part) => fill(part, values));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, fill(part, values)]),
      )
    : value;
}

function addressIn(mailbox: string): string {
  return /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox;
}

/**
 * A call to Mailgun's `messages` in the words of our API. With `recipient-variables`
 * each reader gets an email of their own, so it becomes a batch.
 *
 * @param fields see `readForm`
 */
export function toOurCall(fields: readonly FormField[]): Translation {
  const draft = new Draft();
  for (const field of fields) {
    draft.take(field);
  }
  const email = draft.email();
  for (const name of REQUIRED) {
    const isThere = fields.some(([field, value]) => field === name && value.trim());
    draft.note(isThere ? '' : `${name}: missing, and required by both APIs.`);
  }
  const given = fields.find(([name]) => name === 'recipient-variables')?.[1];
  if (given === undefined) {
    return {path: '/emails', body: email, notes: [...draft.notes]};
  }
  const variables = readObject(given);
  draft.note(
    variables
      ? 'recipient-variables: each recipient becomes one email of a batch, with the values filled in.'
      : 'recipient-variables: the value is not a JSON object.',
  );
  const emails = (draft.lists.get('to') ?? []).map((to) => {
    const own = variables?.[addressIn(to)];
    const values =
      typeof own === 'object' && own !== null && !Array.isArray(own) ? own : {};
    return {...(fill(email, values) as Email), to};
  });
  const most = facts.batchSize.value;
  if (emails.length > most) {
    draft.note(
      `recipient-variables: a batch takes up to ${String(most)} emails, so split these ${String(emails.length)} into several.`,
    );
  }
  return {path: '/emails/batch', body: {emails}, notes: [...draft.notes]};
}
