import {brand, facts, type Brand, type FactId, type SubProcessor} from '../site';
import {SampleMark} from '../ui';
import styles from './Fact.module.css';

function isTable(value: unknown): value is readonly SubProcessor[] {
  return Array.isArray(value);
}

/** A value only the owner knows, with a mark until the owner has confirmed it. */
export function Fact({id}: {id: FactId}) {
  const {value, confirmed} = facts[id] as {value: unknown; confirmed: boolean};
  if (isTable(value)) {
    return (
      <ul className={styles.list}>
        {value.map(({name, purpose, location}) => (
          <li key={name}>
            <b>{name}</b> {!confirmed && <SampleMark />}
            <br />
            {purpose}. {location}.
          </li>
        ))}
      </ul>
    );
  }
  return (
    <span>
      {String(value)} {!confirmed && <SampleMark />}
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
