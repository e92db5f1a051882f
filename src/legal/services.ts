export const SERVICES = ['algolia', 'googleTag', 'plausible', 'sentry'] as const;
/** Services of other companies that the owner can switch on. */
export type ServiceName = (typeof SERVICES)[number];

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

/**
 * The services this build has: a part of the configuration that pages may read, unlike the
 * settings of the build steps.
 *
 * @param plugins as for `isInUse`
 */
export function servicesInUse(plugins: readonly unknown[]): ServiceName[] {
  return SERVICES.filter((service) => isInUse(service, plugins));
}
