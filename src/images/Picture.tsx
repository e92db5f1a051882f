import {useEffect, useRef, useState} from 'react';
import styles from './Picture.module.css';
import type {PictureFiles} from './variants';

interface PictureProps {
  files: PictureFiles;
  alt: string;
  /** CSS pixels the picture is laid out at, at most. */
  width?: number;
  /** The page's first picture: loaded eagerly and first. */
  first?: boolean;
  className?: string | undefined;
}

/**
 * A picture in AVIF at two widths, with a fallback. Its box is there before it is; the
 * tint behind it goes when it has loaded or has failed. The style sheet takes it away
 * after four seconds, so that this needs no React.
 */
export function Picture({
  files,
  alt,
  width = 840,
  first = false,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [settled, setSettled] = useState(false);
  const settle = () => {
    setSettled(true);
  };
  useEffect(() => {
    if (image.current?.complete) {
      setSettled(true);
    }
  }, []);
  const height = Math.round((width * files.height) / files.width);
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={`${files.avif1024} 1024w, ${files.avif2048} 2048w`}
        sizes={`(max-width: ${String(width)}px) 100vw, ${String(width)}px`}
      />
      <img
        ref={image}
        className={styles.image}
        data-settled={settled || undefined}
        src={files.fallback}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onLoad={settle}
        onError={settle}
      />
    </picture>
  );
}
