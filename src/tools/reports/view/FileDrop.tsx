import {useEffect, useState, type ReactNode} from 'react';
import styles from './FileDrop.module.css';

/**
 * A field for files, one or more: chosen, or dropped anywhere on the page, for a file dropped beside the
 * field would else take the place of the page.
 */
export function FileDrop({
  id,
  label,
  hint,
  accept,
  onFiles,
  children,
}: {
  id: string;
  label: string;
  /** Beside the label. */
  hint: string;
  /** Endings and types, as `accept` of HTML wants them. */
  accept: string;
  /** @param files at least one */
  onFiles: (files: readonly File[]) => void;
  /** What files are read. */
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  function take(list: FileList | null | undefined) {
    const files = [...(list ?? [])];
    if (files.length > 0) {
      onFiles(files);
    }
  }

  // Anew at every turn, so that what is dropped goes to the latest `onFiles`.
  useEffect(() => {
    const controller = new AbortController();
    function on(
      type: 'dragover' | 'dragleave' | 'drop',
      isStillOver: (event: DragEvent) => boolean,
    ) {
      addEventListener(
        type,
        (event) => {
          if (event.dataTransfer?.types.includes('Files')) {
            event.preventDefault();
            setOver(isStillOver(event));
          }
        },
        controller,
      );
    }
    on('dragover', () => true);
    on('dragleave', ({relatedTarget}) => relatedTarget !== null);
    on('drop', ({dataTransfer}) => {
      take(dataTransfer?.files);
      return false;
    });
    return () => {
      controller.abort();
    };
  });

  return (
    <div className={styles.drop} data-over={isOver || undefined}>
      <label className={styles.file}>
        <b>{label}</b>
        <span>{hint}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple
          aria-describedby={`${id}-kinds`}
          onChange={({target}) => {
            take(target.files);
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
