export const SERVICES = ['algolia', 'googleTag', 'plausible', 'sentry'] as const;
/** Services of other companies that the owner can switch on. */
export type ServiceName = (typeof SERVICES)[number];

/**
 * The services this build has, for pages to read: they may know which there are, and not how
 * they are set up.
 *
 * @param settings of each service, as the environment has them
 */
export function servicesInUse(
  settings: Readonly<Partial<Record<ServiceName, unknown>>>,
): ServiceName[] {
  return SERVICES.filter((service) => Boolean(settings[service]));
}
