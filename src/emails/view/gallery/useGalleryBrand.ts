import {useEffect, useRef, useState, type RefObject} from 'react';
import {brandFieldsIn, FIELDS, isBrandField, isBrandValue} from '../../fragment';
import {cleanValue} from '../../engine';
import type {Gallery} from '../../galleryData';
import {
  isExampleBrand,
  keepOwnBrand,
  ownBrandOf,
  readOwnBrand,
  type Logo,
  type OwnBrand,
} from '../../ownBrand';
import type {Parcel} from '../../parcel';
import type {Dressed, Shelf} from '../../shelf';
import type {Texts} from '../../types';
import {readFields, writeFields} from '../formFields';

export interface GalleryLoaders {
  loadShelf: () => Promise<{default: Shelf}>;
  loadParcel: () => Promise<{default: Parcel}>;
}

/** How long after the last key press all emails follow, in milliseconds. */
const DRESS_DELAY = 120;

export interface GalleryBrand {
  form: RefObject<HTMLFormElement | null>;
  own: OwnBrand;
  /** Everything in the visitor's brand; nothing while that is the example's. */
  dressed: Dressed | undefined;
  /** What is needed for that could not be loaded. */
  failed: boolean;
  /** Reads the form, keeps the brand and shows it. */
  update: () => void;
  setLogo: (logo: Logo | undefined) => void;
  clear: () => void;
  /** Address of the gallery with the brand in it, but for the logo. */
  link: () => string;
  /** The zip of all emails in this brand. */
  zip: () => Promise<Uint8Array>;
}

/** What the fields of the brand hold as built. */
function defaultsOf({name, color, font, design, radius}: Gallery['brand']): Texts {
  return {
    [FIELDS.brandName]: name,
    [FIELDS.brandColor]: color,
    [FIELDS.brandFont]: font,
    [FIELDS.brandDesign]: design,
    [FIELDS.brandRadius]: String(radius),
    [FIELDS.brandAddress]: '',
    [FIELDS.brandLogo]: '',
  };
}

/** The fields of a brand in a link; what is none is left out. */
function brandInLink(hash: string): Texts {
  return Object.fromEntries(
    [...new URLSearchParams(hash.replace(/^#/, ''))]
      .map(([name, value]) => [name, cleanValue(value)] as const)
      .filter(([name, value]) => isBrandField(name) && isBrandValue(name, value)),
  );
}

/** The visitor's brand on the gallery: typed once, kept in this browser, worn by all emails. */
export function useGalleryBrand(
  built: Gallery['brand'],
  {loadShelf, loadParcel}: GalleryLoaders,
): GalleryBrand {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const [own, setOwn] = useState<OwnBrand>({fields: {}});
  const [dressed, setDressed] = useState<Dressed>();
  const [failed, setFailed] = useState(false);
  const defaults = defaultsOf(built);

  async function display(brand: OwnBrand) {
    try {
      const [{dress}, {default: shelf}] = await Promise.all([
        import('../../shelf'),
        loadShelf(),
      ]);
      setDressed(dress(shelf, brand));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  function show(brand: OwnBrand) {
    setOwn(brand);
    clearTimeout(timer.current);
    if (isExampleBrand(brand)) {
      setDressed(undefined);
    } else {
      timer.current = window.setTimeout(() => void display(brand), DRESS_DELAY);
    }
  }

  function keep(brand: OwnBrand) {
    keepOwnBrand(brand);
    show(brand);
  }

  const typed = (logo: Logo | undefined) =>
    ownBrandOf(form.current ? readFields(form.current) : defaults, defaults, logo);

  useEffect(() => {
    const shared = brandInLink(location.hash);
    if (Object.keys(shared).length > 0) {
      // A link may bring a brand of its own, which is shown and not kept.
      if (form.current) {
        writeFields(form.current, {...defaults, ...shared});
      }
      show(typed(undefined));
    } else {
      // What was typed before this ran is newer than what was kept.
      const {fields} = typed(undefined);
      const kept = readOwnBrand();
      const brand = {...kept, fields: {...kept.fields, ...fields}};
      if (form.current) {
        writeFields(form.current, brand.fields);
      }
      if (Object.keys(fields).length > 0) {
        keep(brand);
      } else {
        show(brand);
      }
    }
    return () => {
      clearTimeout(timer.current);
    };
    // Once: it reads the form, not the state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    form,
    own,
    dressed,
    failed,
    update() {
      keep(typed(own.logo));
    },
    setLogo(logo) {
      keep(typed(logo));
    },
    clear() {
      if (form.current) {
        writeFields(form.current, defaults);
      }
      keep({fields: {}});
    },
    link() {
      const {origin, pathname} = location;
      const fragment = new URLSearchParams(brandFieldsIn(own.fields)).toString();
      return origin + pathname + (fragment && `#${fragment}`);
    },
    async zip() {
      const [{zipInBrand}, {default: parcel}] = await Promise.all([
        import('../../parcel'),
        loadParcel(),
      ]);
      return zipInBrand(parcel, own).bytes;
    },
  };
}
