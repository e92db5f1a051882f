import {useEffect, useRef, useState, type RefObject} from 'react';
import {keepInAddress} from '../../ui/plain';
import type {DohServer} from '../dns';
import type {Problem} from '../kit';
import {empty, fieldsOf, fill, focusSoon, reveal, textOf} from './formFields';
import {
  initialState,
  readFragment,
  readState,
  writeFragment,
  type FieldSource,
  type Shape,
} from './fragment';
import {RESOLVER_FIELDS} from './ResolverChoice';
import {defaultResolver, readServers, type ResolverSetting} from './resolverSetting';

/** Milliseconds after the last key press until the address and what is read aloud follow. */
export const CALM = 600;

function settingOf(fields: FieldSource): ResolverSetting {
  return {
    choice: textOf(fields, RESOLVER_FIELDS.choice),
    own: textOf(fields, RESOLVER_FIELDS.own),
  };
}

export interface ToolForm<State> {
  state: State;
  /** The resolvers that a button would ask now; none while the visitor's own is not valid. */
  servers: readonly DohServer[];
  /** What is wrong with the visitor's own resolver, once it was needed. */
  resolverProblem: Problem | undefined;
  /** Reads the forms: the page calls it on every change of a field. */
  update: () => void;
  /** What the fields hold at this moment. */
  read: () => State;
  /** Writes into the fields, as if the visitor had. */
  write: (values: Partial<State>) => void;
  /** The resolvers to ask; without any, the field that is to blame has the focus. */
  serversOrComplain: () => readonly DohServer[] | undefined;
  /** Empties the forms. */
  reset: () => void;
  /** Address of the page with the state in it. */
  link: () => string;
}

/**
 * The state of a tool's forms. The fields hold their own values, so what was typed before
 * React is there stays; the address follows them and fills them.
 *
 * @param shape the fields by name; which resolver is asked is never among them, for a link
 *   must not send a visitor's questions to a stranger's server
 * @param forms the forms the fields are in
 * @param onShared called with what a shared address holds, once its fields are filled
 */
export function useToolForm<State>(
  shape: Shape<State>,
  forms: readonly RefObject<HTMLFormElement | null>[],
  onShared?: (state: State) => void,
): ToolForm<State> {
  const timer = useRef<number>(undefined);
  const shared = useRef<State>(undefined);
  const [state, setState] = useState(() => initialState(shape));
  const [setting, setSetting] = useState<ResolverSetting>(defaultResolver);
  const [resolverChecked, setResolverChecked] = useState(false);
  const reading = readServers(setting);

  const elements = () => forms.map(({current}) => current);

  function update() {
    const fields = fieldsOf(elements());
    const next = readState(shape, fields);
    setState(next);
    // Tools that ask no DNS have no such fields.
    if (fields.getAll(RESOLVER_FIELDS.choice).length > 0) {
      setSetting(settingOf(fields));
    }
    clearTimeout(timer.current);
    const {pathname} = location;
    timer.current = window.setTimeout(() => {
      keepInAddress(writeFragment(shape, next), pathname);
    }, CALM);
  }

  function write(values: Partial<State>) {
    const next = {...readState(shape, fieldsOf(elements())), ...values};
    // Again after the next rendering, for fields that appear by it.
    shared.current = next;
    fill(elements(), shape, next);
    setState(next);
  }

  useEffect(() => {
    const given = shared.current;
    if (given) {
      shared.current = undefined;
      fill(elements(), shape, given);
      update();
    }
  });

  useEffect(() => {
    function open() {
      if (location.hash.includes('=')) {
        const given = readFragment(shape, location.hash);
        write(given);
        onShared?.(given);
      } else {
        update();
      }
    }
    open();
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('hashchange', open);
      clearTimeout(timer.current);
    };
    // Once: it reads the forms, not the state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    state,
    servers: reading.valid ? reading.servers : [],
    resolverProblem: resolverChecked && !reading.valid ? reading.problem : undefined,
    update,
    read: () => readState(shape, fieldsOf(elements())),
    write,
    serversOrComplain() {
      const own = readServers(settingOf(fieldsOf(elements())));
      if (own.valid) {
        return own.servers;
      }
      setResolverChecked(true);
      reveal(RESOLVER_FIELDS.own);
      focusSoon(RESOLVER_FIELDS.own);
      return undefined;
    },
    reset() {
      empty(elements());
      setResolverChecked(false);
      update();
    },
    link() {
      const {origin, pathname} = location;
      const fragment = writeFragment(shape, state);
      return origin + pathname + (fragment && `#${fragment}`);
    },
  };
}

/**
 * What a screen reader hears of a result that follows the form: the sentence, once the form
 * is calm, and nothing at first.
 */
export function useCalmAnnouncement(said: string): string {
  const heard = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (heard.current === undefined || heard.current === said) {
      heard.current = said;
      return undefined;
    }
    const calm = setTimeout(() => {
      heard.current = said;
      setAnnouncement(said);
    }, CALM);
    return () => {
      clearTimeout(calm);
    };
  }, [said]);
  return announcement;
}
