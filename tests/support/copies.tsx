import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** In place of `CopyButton`: it shows what it would copy. */
export function CopyButtonStub({text}: {text: () => string}) {
  return <button type="button" data-copies={text()} />;
}

function decoded(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/**
 * Each pane of the outputs that a view offers: what its button copies, and the text that the
 * visitor sees in it. Needs `CopyButtonStub` in place of the button.
 */
export function copiesIn(view: ReactElement): {copied: string; shown: string}[] {
  const panes = renderToStaticMarkup(view).split(' data-pane=').slice(1);
  return panes.map((pane) => ({
    copied: decoded(/data-copies="([^"]*)"/.exec(pane)?.[1] ?? ''),
    shown: decoded(/<code[^>]*>(.*?)<\/code>/s.exec(pane)?.[1] ?? ''),
  }));
}
