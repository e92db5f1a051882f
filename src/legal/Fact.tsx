import {brand, facts, type Brand, type Fact as OwnersFact, type FactId} from '../site';
import {SampleMark} from '../ui';

/** Facts that are one value; the others have a component of their own. */
type SimpleFactId = {
  [Id in FactId]: (typeof facts)[Id] extends OwnersFact<string | number> ? Id : never;
}[FactId];

/** A value only the owner knows, with a mark until the owner has confirmed it. */
export function Fact({id}: {id: SimpleFactId}) {
  const {value, confirmed} = facts[id];
  return (
    <span>
      {value} {!confirmed && <SampleMark />}
    </span>
  );
}

/** A value of the brand; an address of the brand's is a link. */
export function BrandValue({field}: {field: keyof Brand & ('name' | 'supportEmail')}) {
  const value = brand[field];
  return field === 'supportEmail' ? (
    <a href={`mailto:${value}`}>{value}</a>
  ) : (
    <>{value}</>
  );
}
