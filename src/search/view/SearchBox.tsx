import {useHistory, useLocation} from '@docusaurus/router';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react';
import {needsApp} from '../../shell';
import {LensIcon} from './icons';
import {reveal} from './reveal';
import styles from './SearchBox.module.css';
import type {SearchDialogProps} from './SearchDialog';

type Dialog = ComponentType<SearchDialogProps>;

/** `closed`, or open: then the dialog is shown as soon as it has come. */
type State = 'closed' | 'open' | 'failed';

let loading: Promise<Dialog> | undefined;

/** Fetches the dialog, its engine and its index, once; after a failure again. */
function loadDialog(): Promise<Dialog> {
  if (!loading) {
    // Side by side: the index is on its way while the dialog still comes.
    import('./engine').then(
      ({warmUp}) => {
        warmUp();
      },
      () => undefined,
    );
    loading = import('./SearchDialog').then(
      ({SearchDialog}) => SearchDialog,
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  }
  return loading;
}

/** What can't be loaded now is asked for again when the box is opened. */
function loadAhead(): void {
  loadDialog().catch(() => undefined);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** A key that writes a character into a field. */
function isCharacter({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** '/' outside fields, and Ctrl or Command with K anywhere. */
function isSearchKey({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) {
    return key.toLowerCase() === 'k';
  }
  return key === '/' && !altKey && !isEditable(target);
}

/**
 * 'Search all docs': looks like a field and opens the search dialog. Nothing of search is
 * fetched before its first focus.
 */
export function SearchBox() {
  const [state, setState] = useState<State>('closed');
  const [Dialog, setDialog] = useState<Dialog>();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLButtonElement>(null);
  const goal = useRef<string>(undefined);
  const history = useHistory();
  const location = useLocation();

  const open = useCallback(() => {
    setState('open');
    loadDialog().then(
      (loaded) => {
        setDialog(() => loaded);
      },
      () => {
        setState('failed');
      },
    );
  }, []);

  const isOpening = state === 'open' && !Dialog;

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isOpening && event.target !== box.current && isCharacter(event)) {
        // Meant for the field that is on its way.
        event.preventDefault();
        setTyped((text) => text + event.key);
      } else if (isSearchKey(event)) {
        event.preventDefault();
        open();
      }
    }
    document.addEventListener('keydown', press);
    // Focus that came before React did.
    if (document.activeElement === box.current) {
      loadAhead();
    }
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [open, isOpening]);

  useEffect(() => {
    // The page that was chosen is there now.
    if (goal.current === location.pathname + location.hash) {
      goal.current = undefined;
      reveal(location.hash);
    }
  }, [location]);

  function close() {
    setState('closed');
    setTyped('');
  }

  function go(address: string) {
    goal.current = address;
    history.push(address);
  }

  /** Letters typed on the box, or while the dialog is still coming, are its query. */
  function type(event: ReactKeyboardEvent) {
    const {key} = event;
    const isFirst = typed === '' && /[\s/]/.test(key);
    if (isCharacter(event) && !isFirst) {
      setTyped((text) => text + key);
      open();
    }
  }

  return (
    <>
      <button
        ref={box}
        type="button"
        {...needsApp}
        data-search=""
        className={styles.box}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={isOpening}
        // Not every browser focuses a button that is pressed.
        onPointerDown={loadAhead}
        onFocus={loadAhead}
        onKeyDown={type}
        onClick={open}
      >
        <LensIcon />
        <span className={styles.label}>Search all docs</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <p className={styles.failed} role="status">
        {state === 'failed' &&
          'The search could not be loaded. Check your connection and open it again.'}
      </p>
      <noscript>
        <p className={styles.noscript}>
          Search needs JavaScript. Every page is in the menu.
        </p>
      </noscript>
      {state === 'open' && Dialog && (
        <Dialog initialQuery={typed} onGo={go} onClose={close} />
      )}
    </>
  );
}
