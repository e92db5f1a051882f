import {useEffect, useRef, useState} from 'react';

/**
 * Puts a document into the frame without loading it anew, so nothing flickers. The frame
 * may not run scripts, so what is put there cannot either.
 */
function put(frame: HTMLIFrameElement, html: string): void {
  const target = frame.contentDocument;
  if (target?.documentElement) {
    const source = new DOMParser().parseFromString(html, 'text/html');
    target.replaceChild(target.adoptNode(source.documentElement), target.documentElement);
  }
}

/** Pixels the document in the frame is high; none while it holds no page yet. */
function heightOf(frame: HTMLIFrameElement): number | undefined {
  return frame.contentDocument?.querySelector('body')?.offsetHeight;
}

interface HtmlFrameProps {
  title: string;
  /** The document the page comes with: what is seen without JavaScript. */
  built: string;
  /** The document as it is now. */
  html: string;
  /** Sets the height until it has been measured, and the ground. */
  className?: string | undefined;
}

/**
 * A document in a frame of its own, as high as what is in it. Scripts, forms and new
 * windows are refused by the sandbox: nothing in it leads anywhere.
 */
export function HtmlFrame({title, built, html, className}: HtmlFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const measure = () => {
      setHeight(heightOf(element));
    };
    const show = () => {
      put(element, html);
      measure();
    };
    show();
    // The frame may load what the page came with after this.
    element.addEventListener('load', show);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('load', show);
      observer.disconnect();
    };
  }, [html]);

  return (
    <iframe
      ref={frame}
      title={title}
      className={className}
      sandbox="allow-same-origin"
      srcDoc={built}
      style={height ? {height: `${String(height)}px`} : undefined}
    />
  );
}
