import {useLocation} from '@docusaurus/router';
import {lazy, Suspense, useEffect, useState} from 'react';
import {needsApp} from '../shell';
import {fillPage, keepFilled} from './fillPage';
import styles from './MyStack.module.css';
import {EXAMPLE, readStack, storeStack, type Stack} from './stack';

const PANEL_ID = 'my-stack';

/** What a tool says is about the domain that it was asked about, and stays as it is. */
const ABOUT_OTHERS = '/tools/';

/** Comes when the panel opens: the rules for domain names are larger than all the rest. */
const StackForm = lazy(async () => ({default: (await import('./StackForm')).StackForm}));

/**
 * The reader's values, in all code of this page and of the pages to come. Examples until
 * the page is hydrated, so that server and browser agree.
 */
function useStack(): [Stack, (stack: Stack) => void] {
  const {pathname} = useLocation();
  const [stack, setStack] = useState(EXAMPLE);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage is there after hydration only
    setStack(readStack());
  }, []);
  useEffect(() => {
    if (pathname.startsWith(ABOUT_OTHERS)) {
      return undefined;
    }
    fillPage(stack);
    return keepFilled(stack);
  }, [stack, pathname]);
  return [
    stack,
    (changed) => {
      storeStack(changed);
      setStack(changed);
    },
  ];
}

/** The button that opens the panel of `MyStack`; there may be several. */
export function StackButton({className}: {className?: string | undefined}) {
  return (
    <button type="button" className={className} popoverTarget={PANEL_ID} {...needsApp}>
      My stack
    </button>
  );
}

/** Panel in which a reader chooses once what all samples show; each page has one. */
export function MyStack() {
  const [stack, change] = useStack();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      id={PANEL_ID}
      popover="auto"
      role="dialog"
      aria-label="My stack"
      className={styles.panel}
      onToggle={({newState}) => {
        setOpen(newState === 'open');
      }}
    >
      {isOpen && (
        <Suspense fallback={<p>Loading…</p>}>
          <StackForm stack={stack} onChange={change} />
        </Suspense>
      )}
    </div>
  );
}
