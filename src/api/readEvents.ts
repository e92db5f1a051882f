import {SpecError, type OpenApiDocument, type Parameter} from './document';
import type {Facts} from './limits';
import type {ApiEvent, ApiField, FieldsHome} from './model';
import {readParameter, type FieldContext} from './readFields';
import {examplesOf, JSON_TYPE, needed, noteHome, pageOf, readBody} from './readParts';
import {resolve} from './resolve';

/** Anchors of events and of their headers begin with this. */
const PREFIX = 'event';

function entriesOf(document: OpenApiDocument) {
  return Object.entries(document.webhooks ?? {}).map(([type, {post}]) => {
    const id = `${PREFIX}.${type}`;
    const media = post?.requestBody?.content[JSON_TYPE];
    if (!post || !media) {
      throw new SpecError(id, 'it has no body in JSON.');
    }
    const parameters = (post.parameters ?? []).map(
      (parameter) => resolve<Parameter>(parameter, document, id).value,
    );
    return {type, id, post, media, parameters};
  });
}

type Entry = ReturnType<typeof entriesOf>[number];

/** All events have the same headers, so a page lists them once. */
function readHeaders(entries: readonly Entry[], context: FieldContext): ApiField[] {
  const [first] = entries;
  for (const {id, parameters} of entries) {
    if (JSON.stringify(parameters) !== JSON.stringify(first?.parameters)) {
      throw new SpecError(id, 'its headers are not those of the other events.');
    }
  }
  return (first?.parameters ?? []).map((parameter) =>
    readParameter(parameter, `${PREFIX}.${parameter.name}`, context),
  );
}

function readEvent(entry: Entry, context: FieldContext): ApiEvent {
  const {type, id, post, media} = entry;
  const [payload] = examplesOf(media, context.document, id);
  if (!payload) {
    throw new SpecError(id, 'it has no example.');
  }
  if ((payload.example.value as {type?: string}).type !== type) {
    throw new SpecError(id, `the type in its example is not "${type}".`);
  }
  return {
    type,
    page: pageOf(post, context.document, id),
    description: needed(post.description, 'description', id),
    body: readBody(media, `${id}.body`, id, context),
    payload: payload.example.value,
  };
}

/**
 * Reads what the API sends: the document's `webhooks`.
 *
 * @returns the events in the file's order, and the headers that each of them has
 * @throws {SpecError} saying where something that a page must show is missing
 */
export function readEvents(
  document: OpenApiDocument,
  facts: Facts,
): {events: ApiEvent[]; eventHeaders: ApiField[]} {
  const entries = entriesOf(document);
  const homes = new Map<string, FieldsHome>();
  for (const {id, type, media} of entries) {
    noteHome(homes, media, {id: `${id}.body`, title: type}, document);
  }
  const context = {document, facts, homes};
  return {
    events: entries.map((entry) => readEvent(entry, {...context, inRequest: false})),
    eventHeaders: readHeaders(entries, {...context, inRequest: true}),
  };
}
