import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import {engine, isAlgolia, suggestions} from './engine';
import {LoadFailure} from './LoadFailure';
import {addRecent, readRecent, removeRecent} from './recentSearches';
import {addressOf, LISTBOX_ID, optionId, Results} from './Results';
import styles from './Answers.module.css';
import {moveAmongRows, Recent, Suggestions} from './Start';
import {useSearch, type SearchState} from './useSearch';

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

/** What the field is told about the list below it (WAI-ARIA combobox). */
export interface ComboboxState {
  /** Id of the list, while there is one. */
  controls?: string | undefined;
  /** Id of the chosen result. */
  active?: string | undefined;
}

export interface AnswersHandle {
  /** Takes a key pressed in the dialog: arrows move through the list. */
  press: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface AnswersProps {
  ref: Ref<AnswersHandle>;
  query: string;
  /** Whether the visitor has asked to go to the first result, be it there or not yet. */
  isSubmitted: boolean;
  /** Puts another query into the field. */
  onAsk: (query: string) => void;
  /** Goes to an address of this site: path and hash. */
  onGo: (address: string) => void;
  onCombobox: (state: ComboboxState) => void;
}

/** Below the field: what was found, grouped by page, or where to start. */
export function Answers({
  ref,
  query,
  isSubmitted,
  onAsk,
  onGo,
  onCombobox,
}: AnswersProps) {
  const [choice, setChoice] = useState({query, place: 0});
  const [recent, setRecent] = useState(readRecent);
  const [state, again] = useSearch(engine, query);

  const results =
    state.status === 'found' || state.status === 'searching' ? state.results : [];
  // Another query begins at its first result.
  const chosen = choice.query === query ? choice.place : 0;
  const active = Math.min(chosen, results.length - 1);
  const current = results[active];
  const hasResults = results.length > 0;
  const controls = hasResults ? LISTBOX_ID : undefined;
  const activeId = current && optionId(active);

  // Before the next key: what the field says of the list is never behind the list.
  useLayoutEffect(() => {
    onCombobox({controls, active: activeId});
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
    }
  }, [onCombobox, controls, activeId, current]);

  useEffect(() => {
    if (isSubmitted && current && state.status === 'found') {
      go(addressOf(current));
    }
  });

  function choose(place: number) {
    setChoice({query, place});
  }

  function go(address: string) {
    if (query.trim()) {
      addRecent(query);
    }
    onGo(address);
  }

  useImperativeHandle(ref, () => ({
    press(event) {
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
        choose((active + step + results.length) % results.length);
      }
    },
  }));

  return (
    <>
      <div className={styles.body} data-searching={state.status === 'searching'}>
        {state.status === 'failed' && (
          <LoadFailure className={styles.notice} onRetry={again} />
        )}
        {state.status === 'searching' && !hasResults && (
          <p className={styles.notice}>Searching …</p>
        )}
        {hasResults && (
          <Results
            results={results}
            active={active}
            onActivate={choose}
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
            <Suggestions title="Pages to start from" pages={suggestions} onChoose={go} />
          </>
        )}
        {state.status === 'blank' && (
          <>
            {recent.length > 0 && (
              <Recent
                searches={recent}
                onSearch={onAsk}
                onRemove={(removed) => {
                  setRecent(removeRecent(removed));
                  onAsk(query);
                }}
              />
            )}
            <Suggestions title="Start here" pages={suggestions} onChoose={go} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        <Keys />
        {isAlgolia && <a href="https://www.algolia.com/developers/">Search by Algolia</a>}
      </div>
      <p className="vh" role="status">
        {announcement(state)}
      </p>
    </>
  );
}
