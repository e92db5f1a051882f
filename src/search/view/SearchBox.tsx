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
  loading ??= import('./SearchDialog').then(
    ({SearchDialog, warmUp}) => {
      warmUp();
      return SearchDialog;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
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

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isSearchKey(event)) {
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
  }, [open]);

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
    const {key, ctrlKey, metaKey, altKey} = event;
    if (key.length === 1 && !/[\s/]/.test(key) && !ctrlKey && !metaKey && !altKey) {
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
        aria-busy={state === 'open' && !Dialog}
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
