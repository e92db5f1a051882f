import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './FileDrop.module.css';

/**
 * A field for files: chosen, or dropped anywhere on the page, for a file dropped beside the
 * field would else take the place of the page.
 */
export function FileDrop({
  id,
  label,
  hint,
  accept,
  several = false,
  onFiles,
  children,
}: {
  id: string;
  label: string;
  /** Beside the label. */
  hint: string;
  /** Endings and types, as `accept` of HTML wants them. */
  accept: string;
  /** More than one file is taken; else the first. */
  several?: boolean;
  /** @param files at least one */
  onFiles: (files: readonly File[]) => void;
  /** What files are read. */
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const taken = useRef((files: FileList | null | undefined) => {
    void files;
  });
  useEffect(() => {
    taken.current = (list) => {
      const files = Array.from(list ?? []).slice(0, several ? undefined : 1);
      if (files.length > 0) {
        onFiles(files);
      }
    };
  });

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const hasFile = ({dataTransfer}: DragEvent) =>
      dataTransfer?.types.includes('Files') ?? false;
    addEventListener(
      'dragover',
      (event) => {
        if (hasFile(event)) {
          event.preventDefault();
          setOver(true);
        }
      },
      {signal},
    );
    addEventListener(
      'dragleave',
      ({relatedTarget}) => {
        setOver(relatedTarget !== null);
      },
      {signal},
    );
    addEventListener(
      'drop',
      (event) => {
        if (hasFile(event)) {
          event.preventDefault();
          setOver(false);
          taken.current(event.dataTransfer?.files);
        }
      },
      {signal},
    );
    return () => {
      controller.abort();
    };
  }, []);

  return (
    <div className={styles.drop} data-over={isOver || undefined}>
      <label className={styles.file}>
        <b>{label}</b>
        <span>{hint}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={several}
          aria-describedby={`${id}-kinds`}
          onChange={({target}) => {
            taken.current(target.files);
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
