import styles from './FileField.module.css';

/** A field for one file, which keeps every octet of what could be pasted, too. */
export function FileField({
  id,
  label,
  accept,
}: {
  id: string;
  label: string;
  accept?: string;
}) {
  return (
    <label className={styles.file} data-scripted>
      <span>{label}</span>
      <input id={id} type="file" name="file" accept={accept} />
    </label>
  );
}
