import {facts, type FactId} from '../../site';
import {SampleMark} from '../../ui';

/** Facts that are an email address. */
type AddressId = Extract<FactId, 'abuseContact' | 'pressContact' | 'securityContact'>;

/** A role address as a link to write to it, marked until the owner has confirmed it. */
export function OwnerAddress({id}: {id: AddressId}) {
  const {value, confirmed} = facts[id];
  return (
    <span>
      <a href={`mailto:${value}`}>{value}</a> {!confirmed && <SampleMark />}
    </span>
  );
}

/** Facts that are a rate, printed as they stand. */
type RateId = Extract<
  FactId,
  'bouncePause' | 'bounceReview' | 'complaintPause' | 'complaintReview'
>;

/** A line the owner draws, marked until it is confirmed. */
export function OwnerValue({id}: {id: RateId}) {
  const {value, confirmed} = facts[id];
  return (
    <span>
      {value} {!confirmed && <SampleMark />}
    </span>
  );
}
