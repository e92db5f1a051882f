/** The preview beside the form: the article's own layout, with what has been typed so far. */
import {Component, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {ArticlePage} from '../../articles';
import {authors} from '../../content/plain';
import {Hint} from '../../reading';
import {fillBrand, fillBrandIn} from '../../site';
import {viewArticle} from './articleView';
import './preview.css';

/** An article as the form has it. */
export interface Draft {
  fields: Readonly<Record<string, unknown>>;
  /** Its text, as it would be saved. */
  text: string;
  /** Where the browser finds a picture that the article names. */
  pictureOf: (name: string) => string;
}

const Problem = ({says}: {says: string}) => (
  <Hint type="warning" title="The preview waits">
    <p>{says}</p>
  </Hint>
);

/** Shows what keeps a text from being drawn, until the text changes. */
class Guard extends Component<{text: string; children: ReactNode}> {
  override state: {failed?: string} = {};

  static getDerivedStateFromError(error: unknown) {
    return {failed: error instanceof Error ? error.message : String(error)};
  }

  override componentDidUpdate({text}: {text: string}) {
    if (text !== this.props.text && this.state.failed !== undefined) {
      this.setState({failed: undefined});
    }
  }

  override render() {
    const {failed} = this.state;
    return failed === undefined ? this.props.children : <Problem says={failed} />;
  }
}

const textOf = (value: unknown, other = '') =>
  typeof value === 'string' && value.trim() ? value : other;

const TODAY = new Date().toISOString().slice(0, 10);
/** Words read in a minute, as the blog plugin counts. */
const SPEED = 300;

function Article({fields: typed, text, pictureOf}: Draft) {
  const fields = fillBrandIn(typed);
  const {content, toc} = viewArticle(fillBrand(text), pictureOf);
  const image = textOf(fields['image']);
  // The editor knows a picture's address once it has read the file.
  const source = (image && pictureOf(image)) || '/admin/icon.svg';
  const cover = {avif1024: source, avif2048: source, fallback: source};
  const author = authors[textOf(fields['author'])]?.name ?? '';
  return (
    <ArticlePage
      page={{
        title: textOf(fields['title'], 'An article without a title'),
        description: textOf(fields['description']),
        path: '/articles/',
        toc,
        author,
        readingTime: text.split(/\s+/).length / SPEED,
        frontMatter: {
          ...fields,
          cover: {...cover, width: 2048, height: 1024},
          imageAlt: textOf(fields['imageAlt']),
          datePublished: textOf(fields['datePublished'], TODAY),
          dateModified: textOf(fields['dateModified']) || undefined,
          faq:
            Array.isArray(fields['faq']) && fields['faq'].length > 0
              ? fields['faq']
              : undefined,
        },
      }}
    >
      {content}
    </ArticlePage>
  );
}

const roots = new WeakMap<Element, Root>();

function rootOf(host: Element): Root {
  const known = roots.get(host);
  if (known) {
    return known;
  }
  const root = createRoot(host);
  roots.set(host, root);
  // The pages that links lead to are not in the CMS.
  host.addEventListener(
    'click',
    (event) => {
      // The element is of another document, with classes of its own.
      const link = (event.target as Element).closest('a[href]:not([href^="#"])');
      if (link) {
        event.preventDefault();
      }
    },
    true,
  );
  return root;
}

/** @param host element of the preview's document */
export function showDraft(host: Element, draft: Draft): void {
  rootOf(host).render(
    <Guard text={draft.text}>
      <Article {...draft} />
    </Guard>,
  );
}

/** @param says why there is nothing to show yet */
export function showProblem(host: Element, says: string): void {
  rootOf(host).render(<Problem says={says} />);
}
