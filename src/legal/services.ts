export const SERVICES = [
  'algolia',
  'feedback',
  'googleTag',
  'newsletter',
  'plausible',
  'sentry',
] as const;
/** What the owner can switch on, and what then receives data. */
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
