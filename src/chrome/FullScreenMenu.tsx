import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {HomeLink} from './HomeLink';
import styles from './FullScreenMenu.module.css';
import {BurgerIcon, CloseIcon} from './icons';

interface FullScreenMenuProps {
  id: string;
  /** What the menu holds, for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A menu over the whole small screen. A popover: it opens, takes Escape and closes
 * without JavaScript; the style sheet locks the page and hides it from the Tab key. In a
 * window that gets wide the style sheet takes the menu away, and `src/controls` closes it for
 * good.
 */
export function FullScreenMenu({id, label, children}: FullScreenMenuProps) {
  return (
    <div
      id={id}
      className={styles.menu}
      popover="auto"
      data-lock-scroll=""
      role="dialog"
      aria-modal="true"
      aria-label={label}
    >
      <div className={styles.row}>
        <HomeLink />
        <button
          type="button"
          className={styles.icon}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={translate({message: 'Close menu'})}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </div>
  );
}

/** The button that opens a full-screen menu. */
export function MenuButton({menu, label}: {menu: string; label: string}) {
  return (
    <button type="button" className={styles.icon} popoverTarget={menu} aria-label={label}>
      <BurgerIcon />
    </button>
  );
}
