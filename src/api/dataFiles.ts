/** The plugin's name; its data lies in a folder of this name. */
export const PLUGIN_NAME = 'api-reference';

/** The MDX components of this room that show one thing, and the folder of their data. */
export const DATA_FOLDERS = {
  Operation: 'operations',
  Sample: 'samples',
  WebhookEvent: 'events',
} as const;

/** Those that show all there is of something, and the name of their data. */
export const DATA_LISTS = {
  Changelog: 'changelog',
  ErrorIndex: 'problems',
  ScopeTable: 'scopes',
  WebhookHeaders: 'eventHeaders',
} as const;

/** What `answerEmail` goes by. */
export const SEND_RULES = 'send-rules.json';

/** What the request builder shows of all operations. */
export const FORMS = 'forms.json';

/** What `createMock` goes by. */
export const MOCK_RULES = 'mock-rules.json';
/** A payload of each event, by type. */
export const EVENT_EXAMPLES = 'event-examples.json';

export type DataFolder = keyof typeof DATA_FOLDERS;
export type DataList = keyof typeof DATA_LISTS;

/**
 * Where the data of one component lies in the plugin's folder.
 *
 * @param id id of an operation, a sample or an event; none for a list
 */
export function dataFile(...[component, id]: [DataFolder, string] | [DataList]): string {
  return id === undefined
    ? `${DATA_LISTS[component as DataList]}.json`
    : `${DATA_FOLDERS[component as DataFolder]}/${id}.json`;
}

/** The same as a module to import. */
export function dataModule(...component: Parameters<typeof dataFile>): string {
  return `@generated/${PLUGIN_NAME}/default/${dataFile(...component)}`;
}
