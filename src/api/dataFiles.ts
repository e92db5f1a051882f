/** The plugin's name; its data lies in a folder of this name. */
export const PLUGIN_NAME = 'api-reference';

/** Which data an MDX component of this room shows, and in which folder it lies. */
export const DATA_FOLDERS = {Operation: 'operations', Sample: 'samples'} as const;

export type DataComponent = keyof typeof DATA_FOLDERS;

/**
 * Where the data of one component lies in the plugin's folder.
 *
 * @param id id of an operation or a sample
 */
export function dataFile(component: DataComponent, id: string): string {
  return `${DATA_FOLDERS[component]}/${id}.json`;
}

/** The same as a module to import. */
export function dataModule(component: DataComponent, id: string): string {
  return `@generated/${PLUGIN_NAME}/default/${dataFile(component, id)}`;
}
