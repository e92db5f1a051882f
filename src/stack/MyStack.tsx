import {translate} from '@docusaurus/Translate';
import {lazy, Suspense, useState} from 'react';
import {needsApp} from '../shell';
import styles from './MyStack.module.css';
import {readStack, storeStack, type Stack} from './stack';

const PANEL_ID = 'my-stack';

/** Comes when the panel opens: the rules for domain names are larger than all the rest. */
const StackForm = lazy(async () => ({default: (await import('./StackForm')).StackForm}));

/** The button that opens the panel of `MyStack`; there may be several. */
export function StackButton({className}: {className?: string | undefined}) {
  return (
    <button
      type="button"
      className={className}
      popoverTarget={PANEL_ID}
      data-scripted
      {...needsApp}
    >
      {translate({message: 'My stack'})}
    </button>
  );
}

/**
 * Panel in which a reader chooses once what all samples show; each page has one. The
 * samples themselves are filled in by `src/controls`, which needs no React for it.
 */
export function MyStack() {
  const [stack, setStack] = useState<Stack>();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      id={PANEL_ID}
      popover="auto"
      role="dialog"
      aria-label={translate({message: 'My stack'})}
      className={styles.panel}
      onToggle={({newState}) => {
        // Where storage is refused the values hold for this page.
        setStack((known) => known ?? readStack());
        setOpen(newState === 'open');
      }}
    >
      {isOpen && stack && (
        <Suspense fallback={<p>{translate({message: 'Loading …'})}</p>}>
          <StackForm
            stack={stack}
            onChange={(changed) => {
              storeStack(changed);
              setStack(changed);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
