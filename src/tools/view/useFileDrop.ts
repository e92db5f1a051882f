import {useEffect, useRef, useState} from 'react';

/**
 * Takes files that are dropped anywhere on the page, for one that is dropped beside a field
 * would otherwise take the place of the page.
 *
 * @param onFiles gets at least one file
 * @returns whether files are held over the page now
 */
export function useFileDrop(onFiles: (files: FileList) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
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
      if (dataTransfer && dataTransfer.files.length > 0) {
        latest.current(dataTransfer.files);
      }
      return false;
    });
    return () => {
      controller.abort();
    };
  }, []);
  return isOver;
}
