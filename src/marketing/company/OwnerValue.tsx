import {facts, type FactId} from '../../site';

/** Facts that are an email address. */
type AddressId = Extract<FactId, 'abuseContact' | 'pressContact' | 'securityContact'>;

/** A role address as a link to write to it. */
export function OwnerAddress({id}: {id: AddressId}) {
  const {value} = facts[id];
  return <a href={`mailto:${value}`}>{value}</a>;
}

/** Facts that are a rate, printed as they stand. */
type RateId = Extract<
  FactId,
  'bouncePause' | 'bounceReview' | 'complaintPause' | 'complaintReview'
>;

/** A rate that the owner sets. */
export function OwnerValue({id}: {id: RateId}) {
  return <span>{facts[id].value}</span>;
}
