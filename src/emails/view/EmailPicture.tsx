import type {EmailLetter} from '../galleryData';
import {addressIn, heightOf, srcSetOf} from '../thumbnails/widths';

interface EmailPictureProps extends Pick<EmailLetter, 'thumbnail'> {
  /** Width it is laid out at, in the language of the `sizes` attribute. */
  sizes: string;
  /** Empty where the email's name stands beside the picture, in the same link. */
  alt: string;
}

/** An email as it arrives, light or dark with the page; nothing before it has a picture. */
export function EmailPicture({thumbnail, sizes, alt}: EmailPictureProps) {
  return (
    thumbnail && (
      <picture>
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={srcSetOf(thumbnail.dark)}
          sizes={sizes}
        />
        <img
          srcSet={srcSetOf(thumbnail.light)}
          sizes={sizes}
          src={addressIn(480, thumbnail.light)}
          width={480}
          height={heightOf(480)}
          alt={alt}
          loading="lazy"
        />
      </picture>
    )
  );
}
