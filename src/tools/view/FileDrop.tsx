import type {ReactNode} from 'react';
import styles from './FileDrop.module.css';
import {useFileDrop} from './useFileDrop';

/** A field for files: chosen, or dropped anywhere on the page. */
export function FileDrop({
  id,
  label,
  hint,
  accept,
  multiple,
  onFiles,
  children,
}: {
  id: string;
  label: string;
  /** Beside the label. */
  hint: string;
  /** Endings and types, as `accept` of HTML wants them. */
  accept: string;
  /** More than one at a time. */
  multiple?: boolean;
  /** @param files at least one */
  onFiles: (files: readonly File[]) => void;
  /** What files are read. */
  children: ReactNode;
}) {
  const isOver = useFileDrop((files) => {
    onFiles([...files]);
  });

  return (
    <div className={styles.drop} data-scripted data-over={isOver || undefined}>
      <label className={styles.file}>
        <b>{label}</b>
        <span>{hint}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={`${id}-kinds`}
          onChange={({target}) => {
            if (target.files?.length) {
              onFiles([...target.files]);
            }
            // The same file can be chosen again once it was changed.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-kinds`} className={styles.kinds}>
        {children}
      </p>
    </div>
  );
}
