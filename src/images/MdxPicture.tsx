import {Picture} from './Picture';

/** `Picture` as `remarkPictures` writes it: every attribute is text. */
export function MdxPicture({
  alt,
  width,
  height,
  ...files
}: Record<'alt' | 'avif1024' | 'avif2048' | 'fallback' | 'width' | 'height', string>) {
  return (
    <Picture alt={alt} files={{...files, width: Number(width), height: Number(height)}} />
  );
}
