/**
 * Brings the target of a result into view: opens what it is folded into and moves the
 * focus there, so that reading goes on from it.
 *
 * @param hash with or without `#`; without a target the page's content gets the focus
 */
export function reveal(hash: string): void {
  const id = decodeURIComponent(hash.replace(/^#/, ''));
  const target = document.getElementById(id) ?? document.getElementById('main');
  if (!target) {
    return;
  }
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    fold.open = true;
  }
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
  }
  target.focus({preventScroll: true});
  if (target.id === 'main') {
    window.scrollTo(0, 0);
  } else {
    target.scrollIntoView();
  }
}
