import type {ReactNode} from 'react';
import {readDomain} from '../dns';
import {Field} from './Field';

/**
 * The field for a domain name. An address, a web address or blanks around the name are
 * understood, so it complains only once it is asked to.
 */
export function DomainField({
  id,
  label,
  optional,
  hint,
  value,
  checked,
}: {
  id: string;
  label: ReactNode;
  /** It can be left empty. */
  optional?: boolean;
  hint?: ReactNode;
  /** What is in the field. */
  value: string;
  /** A button that needs the name was pressed. */
  checked: boolean;
}) {
  const reading = readDomain(value);
  const found = reading.valid ? reading.warnings : checked ? [reading.problem] : [];
  return (
    <Field
      id={id}
      name="domain"
      label={label}
      optional={optional}
      hint={hint}
      inputMode="url"
      maxLength={300}
      placeholder="example.com"
      problems={found.map(({message, cure, severity}) => ({
        message,
        cure,
        gentle: severity === 'note',
      }))}
    />
  );
}
