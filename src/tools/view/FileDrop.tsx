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
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files[0]) {
      onFiles(several ? files : [files[0]]);
    }
  };
  const taken = useRef(take);
  useEffect(() => {
    taken.current = take;
  });

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const on = (type: 'dragover' | 'drop', act: (files: FileList) => void) => {
      addEventListener(
        type,
        (event) => {
          const {dataTransfer} = event;
          if (dataTransfer?.types.includes('Files')) {
            event.preventDefault();
            act(dataTransfer.files);
          }
        },
        {signal},
      );
    };
    on('dragover', () => {
      setOver(true);
    });
    on('drop', (files) => {
      setOver(false);
      taken.current(files);
    });
    addEventListener(
      'dragleave',
      ({relatedTarget}) => {
        setOver(relatedTarget !== null);
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
