/** What the button that copies a page says, by what came of it. */
export const COPY_PAGE_OUTCOMES = {
  idle: 'Copy page as Markdown',
  copied: 'Copied',
  failed: 'Not copied. Open the Markdown instead.',
};
