/**
 * Proof that only the owner can give. Nothing of it is shown while it is empty or lacks what
 * lets a visitor check it, so nothing here is ever a sample.
 */

/** A customer who agreed to be named. */
export interface CustomerLogo {
  name: string;
  /** The customer's own site: a full https address. */
  site: string;
  /** Picture in `static`, for example `/img/customers/acme.svg`. */
  picture: `/${string}`;
  /** Size of the picture in CSS pixels. */
  width: number;
  height: number;
  /** Day of the consent, as `2026-11-21`. */
  consentOn: string;
}

/** How long emails took from the API call to the recipient's mail server. */
export interface DeliveryTimes {
  /** Seconds in which half of the emails were delivered. */
  medianSeconds: number;
  /** Seconds in which 95 percent of them were delivered. */
  p95Seconds: number;
  /** First and last day of the measurement, as `2026-11-21`. */
  from: string;
  to: string;
  /** Where method and numbers can be read: a full https address. */
  source: string;
}

export interface Proof {
  logos: readonly CustomerLogo[];
  deliveryTimes?: DeliveryTimes;
  /**
   * Picture with the present state of the service. It comes from this site's origin, so no
   * other server learns of the visit; `alt` says what it shows whatever the state.
   */
  status?: {picture: `/${string}`; width: number; height: number; alt: string};
}

export const proof: Proof = {logos: []};
