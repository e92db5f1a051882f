/** Services of other companies that the owner can switch on. */
export type ServiceName = 'algolia' | 'googleTag' | 'plausible' | 'sentry';

/** The build steps that carry the services' settings, by their path in the configuration. */
const CARRIERS = ['./src/search/plugin.ts', './src/monitoring/plugin.ts'];

/**
 * Whether this build has a service, by the settings its build step was given: what the
 * pages do and what the privacy policy says of it come from one place.
 *
 * @param plugins `plugins` of the site's configuration: paths, or pairs of a path and
 *   options
 */
export function isInUse(service: ServiceName, plugins: readonly unknown[]): boolean {
  return plugins.some((plugin) => {
    const [name, options] = Array.isArray(plugin) ? (plugin as unknown[]) : [];
    return (
      CARRIERS.includes(String(name)) &&
      typeof options === 'object' &&
      options !== null &&
      Boolean((options as Partial<Record<ServiceName, unknown>>)[service])
    );
  });
}
