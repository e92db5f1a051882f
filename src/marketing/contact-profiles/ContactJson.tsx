import styles from './ContactJson.module.css';
import type {Contact} from './moments';

type Member = Contact[keyof Contact];

function Value({value}: {value: Member}) {
  if (typeof value === 'string') {
    return <span className={styles.string}>{JSON.stringify(value)}</span>;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return (
      <>
        {'{\n'}
        {Object.entries(value as Contact['props']).map(([name, prop], index, all) => (
          <span key={name}>
            {'    '}
            <span className={styles.key}>{`"${name}"`}</span>:{' '}
            <Value value={prop as Member} />
            {index < all.length - 1 ? ',\n' : '\n'}
          </span>
        ))}
        {'  }'}
      </>
    );
  }
  return <span className={styles.number}>{JSON.stringify(value)}</span>;
}

/** A contact as the API answers, with the members marked that the last entry changed. */
export function ContactJson({
  contact,
  changed,
}: {
  contact: Contact;
  changed: readonly (keyof Contact)[];
}) {
  const members = Object.entries(contact) as [keyof Contact, Member][];
  return (
    <pre className={styles.json}>
      <code className="language-json">
        {'{\n'}
        {members.map(([name, value], index) => {
          const Line = changed.includes(name) ? 'mark' : 'span';
          return (
            <Line key={name} className={styles.line}>
              {'  '}
              <span className={styles.key}>{`"${name}"`}</span>: <Value value={value} />
              {index < members.length - 1 ? ',\n' : '\n'}
            </Line>
          );
        })}
        {'}'}
      </code>
    </pre>
  );
}
