// Source: react-helmet-async. Kind: eject (by alias in `src/shell/aliases.ts`, in the browser
// only). Reason: the server writes each head; the browser only changes it when another page is
// shown. Here are the kinds of tags the site has: title, meta, link and attributes of <html>.
// `data-rh` marks what the server's Helmet has written and what may be replaced.
import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import {isTextKept} from './builtText';

type Props = Readonly<Record<string, unknown>>;
type Tag = ReactElement<Props, string>;

interface HeadProps {
  /** What one `<Head>` of the page asks for. */
  children: ReactNode;
}

const MARK = 'data-rh';
/** Of every `<Head>` that is mounted, outermost first. */
const slots: {readonly current: ReactNode}[] = [];

/** The elements in a `<Head>`, also those in fragments. */
function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) {
      return [];
    }
    return child.type === Fragment
      ? tagsOf(child.props['children'] as ReactNode)
      : [child as Tag];
  });
}

/** Tags with the same key mean the same: of them, the innermost `<Head>` is asked. */
function keyOf({type, props}: Tag): string {
  const {name, property, rel, href} = props;
  return [type, name ?? property ?? (rel === 'canonical' ? rel : href)].join();
}

const isTag = ({type}: Tag) => type === 'meta' || type === 'link';

/** Tags of all `<Head>`s, without those that an inner one replaces. */
function metaAndLinks(): Tag[] {
  const seen = new Set<string>();
  return slots
    .map(({current}) => tagsOf(current).filter(isTag))
    .reverse()
    .flatMap((tags) => {
      const own = tags.filter((tag) => !seen.has(keyOf(tag)));
      own.forEach((tag) => seen.add(keyOf(tag)));
      return own;
    });
}

/** Attributes of an element as the server writes them. */
const attributesOf = ({children: _, ...props}: Props): [string, string][] =>
  Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);

function createTag({type, props}: Tag): Element {
  const element = document.createElement(type);
  element.setAttribute(MARK, 'true');
  for (const [name, value] of attributesOf(props)) {
    element.setAttribute(name, value);
  }
  return element;
}

/** Changes the tags that differ, and no other. */
function writeTags(tags: readonly Element[]): void {
  const left = new Set(document.head.querySelectorAll(`meta[${MARK}],link[${MARK}]`));
  const added = tags.filter((tag) => {
    const same = [...left].find((old) => old.isEqualNode(tag));
    return !same || !left.delete(same);
  });
  left.forEach((old) => {
    old.remove();
  });
  document.head.append(...added);
}

const html = document.documentElement;

/** What `<html>` has because a `<Head>` has asked for it. */
const htmlAttributes = (): [string, string][] =>
  (html.getAttribute(MARK)?.split(',') ?? []).map((name) => [
    name,
    html.getAttribute(name) ?? '',
  ]);

function writeHtmlAttributes(attributes: ReadonlyMap<string, string>): void {
  for (const [name] of htmlAttributes()) {
    if (!attributes.has(name)) {
      html.removeAttribute(name);
    }
  }
  for (const [name, value] of attributes) {
    if (html.getAttribute(name) !== value) {
      html.setAttribute(name, value);
    }
  }
  html.setAttribute(MARK, [...attributes.keys()].join());
}

function write(): void {
  const all = slots.flatMap(({current}) => tagsOf(current));
  const attributes = all
    .filter(({type}) => type === 'html')
    .flatMap(({props}) => attributesOf(props));
  if (isTextKept()) {
    // What the text has asked for is there, and does not ask again.
    writeHtmlAttributes(new Map([...htmlAttributes(), ...attributes]));
    return;
  }
  const title = all.findLast(({type}) => type === 'title')?.props['children'];
  const text = [title].flat().join('');
  if (text && document.title !== text) {
    document.title = text;
  }
  writeHtmlAttributes(new Map(attributes));
  writeTags(metaAndLinks().map(createTag));
}

let isPlanned = false;

/** The head is written once for all that changes with a page. */
function plan(): void {
  if (!isPlanned) {
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      write();
    });
  }
}

/** What Docusaurus' `<Head>` is made of. */
export function Helmet({children}: HeadProps) {
  const slot = useRef(children);
  useLayoutEffect(() => {
    slots.push(slot);
    return () => {
      slots.splice(slots.indexOf(slot), 1);
      plan();
    };
  }, []);
  useLayoutEffect(() => {
    slot.current = children;
    plan();
  });
  return null;
}

/** Nothing is collected in the browser. */
export function HelmetProvider({children}: HeadProps) {
  return children;
}
