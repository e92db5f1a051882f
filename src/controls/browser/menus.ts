/** Where the style sheets show a menu's links in the bar instead. */
const WIDE = matchMedia('(min-width: 64rem)');

/**
 * Closes a menu over the whole small screen for good when the window gets wide: the style
 * sheet only hides it, and it would be there again in a window that gets small.
 */
export function closeMenusWhenWide(): void {
  const close = () => {
    if (WIDE.matches) {
      document
        .querySelector<HTMLElement>('[data-lock-scroll]:popover-open')
        ?.hidePopover();
    }
  };
  close();
  WIDE.addEventListener('change', close);
}
