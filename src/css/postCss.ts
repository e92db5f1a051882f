import {createRequire} from 'node:module';

type MakePlugin = (options: unknown) => unknown;

const load = createRequire(__filename);

/**
 * Plugins that are named, with their options, are made anew for every sheet. With those of
 * `postcss-preset-env`, which works out what the browsers need, this takes longer than all
 * that is done to most sheets.
 *
 * @returns a function that has each of the named plugins made, once for all lists it is
 *   given, and leaves the others as they are
 */
export function makePluginsOnce(): (plugins: readonly unknown[]) => unknown[] {
  const made = new Map<string, unknown>();
  const make = (name: string, options: unknown) => {
    const key = JSON.stringify([name, options]);
    if (!made.has(key)) {
      const found = load(name) as MakePlugin | {default: MakePlugin};
      const makePlugin = 'default' in found ? found.default : found;
      made.set(key, makePlugin(options));
    }
    return made.get(key);
  };
  return (plugins) =>
    plugins.map((plugin) => {
      const [name, options] = Array.isArray(plugin) ? (plugin as unknown[]) : [];
      return typeof name === 'string' ? make(name, options) : plugin;
    });
}

/**
 * Leaves a feature of `postcss-preset-env` to the minimizer, which knows the browsers, too.
 *
 * @param feature its name in https://github.com/csstools/postcss-plugins
 * @returns a function that changes the options of that plugin, and leaves all others
 */
export function leaveToMinimizer(feature: string): (plugin: unknown) => unknown {
  return (plugin) => {
    const [name, options = {}] = (Array.isArray(plugin) ? plugin : []) as [
      unknown?,
      {features?: object}?,
    ];
    return typeof name === 'string' && name.includes('postcss-preset-env')
      ? [name, {...options, features: {...options.features, [feature]: false}}]
      : plugin;
  };
}
