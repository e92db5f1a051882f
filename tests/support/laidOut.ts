/** In the page: whether the parts below its first screen are laid out, too. */
export function isLaidOut(): boolean {
  const waiting = document.querySelector(
    ':is(.later, .in-blocks > *, main > section ~ *):not([data-near])',
  );
  return !waiting || 'near' in document.documentElement.dataset;
}
