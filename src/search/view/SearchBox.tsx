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
import type {AnswersHandle, AnswersProps, ComboboxState} from './Answers';
import {CrossIcon, LensIcon} from './icons';
import {LoadFailure} from './LoadFailure';
import {reveal} from './reveal';
import styles from './SearchBox.module.css';

type AnswersComponent = ComponentType<AnswersProps>;

let loading: Promise<AnswersComponent> | undefined;

/** Fetches the answers, their engine and its index, once; after a failure again. */
function loadAnswers(): Promise<AnswersComponent> {
  if (!loading) {
    // Side by side: the index is on its way while the component still loads.
    import('./engine').then(
      ({warmUp}) => {
        warmUp();
      },
      () => undefined,
    );
    loading = import('./Answers').then(
      ({Answers}) => Answers,
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  }
  return loading;
}

/** What can't be loaded now is requested again when the dialog opens. */
function loadAhead(): void {
  loadAnswers().catch(() => undefined);
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

/** A key that writes into a field. A space presses the button instead. */
function isText({key, ctrlKey, metaKey, altKey}: ReactKeyboardEvent): boolean {
  return key.length === 1 && !/[\s/]/.test(key) && !ctrlKey && !metaKey && !altKey;
}

/**
 * 'Search all docs': a button that looks like a field, and the dialog that it opens.
 *
 * The dialog's field is part of the page's HTML, so it opens in the same event that asks
 * for it, before React too (`src/shell/inline`): whatever is typed next goes straight into
 * a real field, and no key has to be passed on. What it is answered with is fetched at the
 * first focus, and reads the field when it arrives.
 */
export function SearchBox() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [submitted, setSubmitted] = useState<string>();
  const [Answers, setAnswers] = useState<AnswersComponent>();
  const [hasFailed, setFailed] = useState(false);
  const [combobox, setCombobox] = useState<ComboboxState>({});
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLButtonElement>(null);
  const answers = useRef<AnswersHandle>(null);
  const goal = useRef<string>(undefined);
  const history = useHistory();
  const location = useLocation();

  const open = useCallback(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
    }
    setOpen(true);
    setFailed(false);
    loadAnswers().then(
      (loaded) => {
        setAnswers(() => loaded);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);

  useEffect(() => {
    // The shell may have opened the dialog, and the visitor may have written into it.
    if (dialog.current?.open) {
      setQuery(field.current?.value ?? '');
      open();
      return;
    }
    // Or they have closed it again, or the browser has put back what stood there once.
    if (field.current) {
      field.current.value = '';
    }
    if (document.activeElement === box.current) {
      loadAhead();
    }
  }, [open]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isSearchKey(event)) {
        event.preventDefault();
        open();
      }
    }
    function closeOutside({target}: MouseEvent) {
      // What is around the sheet is the dialog itself.
      if (target === dialog.current) {
        dialog.current?.close();
      }
    }
    document.addEventListener('keydown', press);
    document.addEventListener('mousedown', closeOutside);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('mousedown', closeOutside);
    };
  }, [open]);

  useEffect(() => {
    // The page that was chosen is there now.
    if (goal.current === location.pathname + location.hash) {
      goal.current = undefined;
      reveal(location.hash);
    }
  }, [location]);

  function change(next: string) {
    setQuery(next);
    setSubmitted(undefined);
  }

  /** Puts a query into the field. */
  function write(next: string) {
    if (field.current) {
      field.current.value = next;
    }
    change(next);
  }

  function ask(next: string) {
    write(next);
    field.current?.focus();
  }

  function closed() {
    write('');
    setOpen(false);
    setCombobox({});
  }

  function go(address: string) {
    setSubmitted(undefined);
    dialog.current?.close();
    goal.current = address;
    history.push(address);
  }

  return (
    <>
      <button
        ref={box}
        type="button"
        {...needsApp}
        data-search=""
        className={styles.box}
        aria-label="Search all docs"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        // Not every browser focuses a button that is pressed.
        onPointerDown={loadAhead}
        onFocus={loadAhead}
        onKeyDown={(event) => {
          // The field gets the focus now, and with it the key that is being pressed.
          if (isText(event)) {
            open();
          }
        }}
        onClick={open}
      >
        <LensIcon />
        <span className={styles.label}>Search all docs</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of everything inside come together here */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Search all docs"
        data-search-dialog=""
        onClose={closed}
        onKeyDown={(event) => {
          answers.current?.press(event);
        }}
      >
        <div className={styles.sheet}>
          <div className={styles.row}>
            <LensIcon />
            <form
              role="search"
              {...needsApp}
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                setSubmitted(field.current?.value);
              }}
            >
              <input
                ref={field}
                className={styles.field}
                type="text"
                role="combobox"
                aria-label="Search all docs"
                aria-autocomplete="list"
                aria-expanded={combobox.controls !== undefined}
                aria-controls={combobox.controls}
                aria-activedescendant={combobox.active}
                placeholder="Search all docs"
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={300}
                onChange={({target}) => {
                  change(target.value);
                }}
              />
            </form>
            {/* Closes without React, too. */}
            <form method="dialog">
              <button className={styles.close} aria-label="Close search">
                <CrossIcon />
              </button>
            </form>
          </div>
          {isOpen && Answers ? (
            <Answers
              ref={answers}
              query={query}
              isSubmitted={submitted === query}
              onAsk={ask}
              onGo={go}
              onCombobox={setCombobox}
            />
          ) : hasFailed ? (
            <LoadFailure className={styles.waiting} onRetry={open} />
          ) : (
            <p className={styles.waiting}>Loading the search …</p>
          )}
        </div>
      </dialog>
      <noscript>
        <p className={styles.noscript}>
          Search needs JavaScript. Every page is in the menu.
        </p>
      </noscript>
    </>
  );
}
