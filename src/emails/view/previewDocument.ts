const DARK = /\(prefers-color-scheme: dark\)/g;

/**
 * An email for the preview's frame. Its links ask for a new window, which the sandbox
 * refuses: nothing in the preview leads anywhere.
 */
export function previewDocument(html: string): string {
  return html.replace('<head>', '<head><base target="_blank"/>');
}

/** The same in one colour mode, for browsers where a frame does not take its host's. */
export function inMode(html: string, mode: 'light' | 'dark'): string {
  return html.replace(DARK, mode === 'dark' ? 'all' : 'not all');
}

/**
 * Puts an email into the frame without loading it anew, so nothing flickers and the
 * reader keeps their place. The frame may not run scripts, so what is put there cannot
 * either.
 *
 * @returns the height of the email, in pixels; none while the frame is not there
 */
export function putInFrame(frame: HTMLIFrameElement, html: string): number | undefined {
  const target = frame.contentDocument;
  if (!target?.documentElement) {
    return undefined;
  }
  const source = new DOMParser().parseFromString(html, 'text/html');
  target.replaceChild(target.adoptNode(source.documentElement), target.documentElement);
  return frameHeight(frame);
}

/** Pixels the email in the frame is high; none while the frame holds no page yet. */
export function frameHeight(frame: HTMLIFrameElement): number | undefined {
  return frame.contentDocument?.querySelector('body')?.offsetHeight;
}
