import type {PictureFiles} from '../images';
import type {Question} from '../ui';

/** Fields of an article, as they arrive in the page. */
export interface ArticleFrontMatter {
  imageAlt: string;
  /** Variants of the cover, made when the front matter was read. */
  cover: PictureFiles;
  datePublished: string;
  dateModified?: string;
  topic?: string;
  keywords?: readonly string[];
  discountCode?: string;
  faq?: readonly Question[];
}
