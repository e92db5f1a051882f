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
