import type {CustomerLogo, DeliveryTimes} from '../../site';
import {isAddress, isDay} from '../customer-reviews/standing';

/** The logos of customers whose site and consent are on record. */
export function provableLogos(logos: readonly CustomerLogo[]): readonly CustomerLogo[] {
  return logos.filter(({site, consentOn}) => isAddress(site) && isDay(consentOn));
}

/** Delivery times with a source, over days there are, and that can be true. */
export function provableTimes(
  times: DeliveryTimes | undefined,
): DeliveryTimes | undefined {
  return times &&
    isAddress(times.source) &&
    isDay(times.from) &&
    isDay(times.to) &&
    times.from <= times.to &&
    times.medianSeconds > 0 &&
    times.medianSeconds <= times.p95Seconds
    ? times
    : undefined;
}
