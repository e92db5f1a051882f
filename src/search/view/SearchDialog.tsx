import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {engine, isAlgolia, suggestions} from './engine';
import {CrossIcon, LensIcon} from './icons';
import {addRecent, readRecent, removeRecent} from './recentSearches';
import {addressOf, LISTBOX_ID, optionId, Results} from './Results';
import styles from './SearchDialog.module.css';
import {moveAmongRows, Recent, Suggestions} from './Start';
import {useSearch, type SearchState} from './useSearch';

export interface SearchDialogProps {
  /** What was typed before the dialog had come. */
  initialQuery: string;
  /** Goes to an address of this site: path and hash. */
  onGo: (address: string) => void;
  /** Called when the dialog has closed. */
  onClose: () => void;
}

const plural = (count: number, noun: string) =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

/** What a screen reader is told about the results. */
function announcement(state: SearchState): string {
  if (state.status !== 'found') {
    return '';
  }
  const pages = new Set(state.results.map(({path}) => path)).size;
  return state.results.length === 0
    ? 'Nothing found.'
    : `${plural(state.results.length, 'result')} on ${plural(pages, 'page')}.`;
}

function Failure({onRetry}: {onRetry: () => void}) {
  return (
    <div className={styles.notice} role="alert">
      <p>
        The search could not be loaded. Check your connection and try again. Every page is
        in the menu too.
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

function Keys() {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}

/** The native dialog: it keeps the focus inside and gives it back when it closes. */
function Modal({
  children,
  onClose,
  onKeyDown,
}: {
  children: ReactNode;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const closeOutside = ({target}: MouseEvent) => {
      // What is around the sheet is the dialog itself.
      if (target === element) {
        element?.close();
      }
    };
    element?.showModal();
    element?.addEventListener('mousedown', closeOutside);
    return () => {
      element?.removeEventListener('mousedown', closeOutside);
      element?.close();
    };
  }, []);
  return (
    // Keys of everything inside come together here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search all docs"
      data-search-dialog=""
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}

/** The search dialog: a field, and below it what was found, grouped by page. */
export function SearchDialog({initialQuery, onGo, onClose}: SearchDialogProps) {
  const [query, setQuery] = useState(initialQuery);
  const [chosen, setChosen] = useState(0);
  const [recent, setRecent] = useState(readRecent);
  const field = useRef<HTMLInputElement>(null);
  const [state, again] = useSearch(engine, query);

  const results =
    state.status === 'found' || state.status === 'searching' ? state.results : [];
  const active = Math.min(chosen, results.length - 1);
  const current = results[active];
  const hasResults = results.length > 0;

  useEffect(() => {
    if (current) {
      document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
    }
  }, [active, current]);

  function ask(next: string) {
    setQuery(next);
    setChosen(0);
    field.current?.focus();
  }

  function close() {
    field.current?.closest('dialog')?.close();
  }

  function go(address: string) {
    if (query.trim()) {
      addRecent(query);
    }
    close();
    onGo(address);
  }

  function pressed(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (!hasResults) {
      moveAmongRows(event);
      return;
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((active + step + results.length) % results.length);
    }
  }

  return (
    <Modal onClose={onClose} onKeyDown={pressed}>
      <div className={styles.sheet}>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (current && state.status === 'found') {
              go(addressOf(current));
            }
          }}
        >
          <LensIcon />
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            aria-label="Search all docs"
            aria-autocomplete="list"
            aria-expanded={hasResults}
            aria-controls={hasResults ? LISTBOX_ID : undefined}
            aria-activedescendant={current && optionId(active)}
            placeholder="Search all docs"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={300}
            value={query}
            onChange={({target}: ChangeEvent<HTMLInputElement>) => {
              setQuery(target.value);
              setChosen(0);
            }}
          />
          <button
            type="button"
            className={styles.close}
            aria-label="Close search"
            onClick={close}
          >
            <CrossIcon />
          </button>
        </form>
        <div className={styles.body} data-searching={state.status === 'searching'}>
          {state.status === 'failed' && <Failure onRetry={again} />}
          {state.status === 'searching' && !hasResults && (
            <p className={styles.notice}>Searching …</p>
          )}
          {hasResults && (
            <Results
              results={results}
              active={active}
              onActivate={setChosen}
              onChoose={(result) => {
                go(addressOf(result));
              }}
            />
          )}
          {state.status === 'found' && !hasResults && (
            <>
              <p className={styles.notice}>
                Nothing found for <b>{query.trim()}</b>. Try fewer or other words, or the
                name of a field or an error.
              </p>
              <Suggestions
                title="Pages to start from"
                pages={suggestions}
                onChoose={go}
              />
            </>
          )}
          {state.status === 'blank' && (
            <>
              {recent.length > 0 && (
                <Recent
                  searches={recent}
                  onSearch={ask}
                  onRemove={(removed) => {
                    setRecent(removeRecent(removed));
                    field.current?.focus();
                  }}
                />
              )}
              <Suggestions title="Start here" pages={suggestions} onChoose={go} />
            </>
          )}
        </div>
        <div className={styles.foot}>
          <Keys />
          {isAlgolia && (
            <a href="https://www.algolia.com/developers/">Search by Algolia</a>
          )}
        </div>
        <p className="vh" role="status">
          {announcement(state)}
        </p>
      </div>
    </Modal>
  );
}
