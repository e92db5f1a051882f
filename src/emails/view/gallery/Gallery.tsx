import type {Gallery as GalleryData} from '../../galleryData';
import {Closing} from '../Closing';
import {Album} from './Album';
import {Forms} from './Forms';
import styles from './Gallery.module.css';
import {Letters} from './Letters';
import {Parcel} from './Parcel';
import {questions} from './questions';
import {Results} from './Results';
import {StampSheet} from './Stamps';
import {Steps} from './Steps';
import {useGalleryBrand, type GalleryLoaders} from './useGalleryBrand';

const RELATED = [
  {
    label: 'Fill template props',
    href: '/docs/template-props/',
    hint: 'Write placeholders and fallbacks, and see what is sent when a value is missing.',
  },
  {
    label: 'Repeat rows',
    href: '/docs/template-iteration-group/',
    hint: 'Repeat part of a template for every line of an invoice or order.',
  },
  {
    label: 'Custom HTML emails',
    href: '/docs/custom-html-emails/',
    hint: 'Send HTML that you write yourself or render with your own tools.',
  },
  {
    label: 'Plain text emails',
    href: '/docs/plain-text-emails/',
    hint: 'Find out why every HTML email needs a text part as well.',
  },
  {
    label: 'Dark mode in HTML email',
    href: '/articles/dark-mode-in-html-email/',
    hint: 'See what each mail client does to your colors, and what you can do about it.',
  },
] as const;

/** The gallery of all emails, which is the feature page of the templates too. */
export function Gallery({gallery, ...loaders}: {gallery: GalleryData} & GalleryLoaders) {
  const view = useGalleryBrand(gallery.brand, loaders);
  return (
    <>
      <StampSheet slugs={gallery.emails.map(({slug}) => slug)} />
      <Album emails={gallery.emails} />
      <Letters emails={gallery.emails} brand={gallery.brand} view={view} />
      <Forms forms={gallery.forms} />
      <Steps samples={view.dressed?.samples ?? gallery.samples} />
      <Results {...gallery} />
      <Parcel emails={gallery.emails} zip={gallery.zip} view={view} />
      <section className={styles.last}>
        <Closing title="Email templates FAQ" questions={questions} related={RELATED} />
      </section>
    </>
  );
}
