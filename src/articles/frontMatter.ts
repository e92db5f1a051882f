import type {ArticleStatus} from '../content';
import type {PictureFiles} from '../images';
import type {Question} from '../ui';
import type {BesideArticle} from './teasers';

/** Fields of an article, as they arrive in the page. */
export interface ArticleFrontMatter {
  imageAlt: string;
  /** Variants of the cover, made when the front matter was read. */
  cover: PictureFiles;
  /** As the blog plugin wants them: see `docusaurusFields`. */
  authors?: readonly {name: string}[];
  datePublished: string;
  dateModified?: string;
  topic?: string;
  keywords?: readonly string[];
  discountCode?: string;
  faq?: readonly Question[];
  /** Shown large on top of the list. */
  featured?: boolean;
  /** Of an article that readers do not see. */
  status?: ArticleStatus;
  /** How many words the text has: set when all articles are known. */
  words?: number;
  /** What stands beside the article: set when all articles are known. */
  beside?: BesideArticle;
}
