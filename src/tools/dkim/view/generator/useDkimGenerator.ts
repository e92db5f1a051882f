import {useEffect, useState, useSyncExternalStore, type RefObject} from 'react';
import {readDomain} from '../../../dns';
import type {Problem} from '../../../kit';
import {
  focusSoon,
  loadPart,
  useCalmAnnouncement,
  useTask,
  useToolForm,
  type Task,
  type ToolForm,
} from '../../../view';
import {
  composeRecord,
  keyName,
  parseDkimKey,
  readSelector,
  type DkimKeyPair,
} from '../..';
import type {FormNow, Published} from './outputs';
import {
  flagsOf,
  generatorShape,
  monthSelector,
  placeOf,
  type GeneratorState,
} from './state';

/** Ids of what gets the focus. */
export const FOCUS = {
  domain: 'domain',
  selector: 'selector',
  make: 'make-key',
  result: 'key-title',
} as const;

export interface DkimGenerator {
  form: ToolForm<GeneratorState>;
  task: Task<DkimKeyPair>;
  /** The key pair, in memory only; gone when the visitor leaves the page. */
  pair: DkimKeyPair | undefined;
  /** The record of the pair with the names and flags of the form. */
  published: Published | undefined;
  problems: readonly Problem[];
  /** What the form asks for now; the pair may be of before. */
  now: FormNow;
  /** The selector that stands for an empty field. */
  suggested: string;
  /** The button was pressed, so an empty domain is a fault now. */
  checked: boolean;
  selectorProblem: Problem | undefined;
  announcement: string;
  make: () => void;
  /** Forgets the key pair. */
  reset: () => void;
}

/** A month does not end while a page is open; and if it does, the old name is fine. */
const never = () => () => undefined;

const loadGenerator = () => import('./generatorTasks');

export function useDkimGenerator(
  element: RefObject<HTMLFormElement | null>,
): DkimGenerator {
  const form = useToolForm(generatorShape, [element]);
  const {task, run, end} = useTask<DkimKeyPair>();
  const [pair, setPair] = useState<DkimKeyPair>();
  const [checked, setChecked] = useState(false);
  // The built page does not know in which month it is read.
  const suggested = useSyncExternalStore(
    never,
    () => monthSelector(new Date()),
    () => 's1',
  );

  useEffect(() => {
    // Before the button is pressed, so that nothing at all is fetched while a key is made.
    loadGenerator().catch(() => undefined);
    // A page that comes back from the browser's cache has no key either.
    const forget = () => {
      setPair(undefined);
    };
    addEventListener('pagehide', forget);
    return () => {
      removeEventListener('pagehide', forget);
    };
  }, []);

  const {state} = form;
  const place = placeOf(state, suggested);
  const published = pair && publish(pair, place, state);
  const name = readSelector(state.selector.trim() === '' ? suggested : state.selector);
  const problems = published ? parseDkimKey(published.record).problems : [];

  function make() {
    setChecked(true);
    const now = form.read();
    const {selector} = placeOf(now, suggested);
    if (!readDomain(now.domain).valid) {
      end('idle');
      focusSoon(FOCUS.domain);
      return;
    }
    if (selector === undefined) {
      end('idle');
      focusSoon(FOCUS.selector);
      return;
    }
    void run(async (signal) => {
      const {generateKeyPair} = await loadPart(loadGenerator);
      const made = await generateKeyPair({
        algorithm: now.algorithm,
        selector,
        domain: now.domain,
        ...flagsOf(now),
      });
      if (!signal.aborted) {
        setPair(made);
        focusSoon(FOCUS.result);
      }
      return made;
    });
  }

  return {
    form,
    task,
    pair,
    published,
    problems,
    now: {...place, algorithm: state.algorithm},
    suggested,
    checked,
    selectorProblem: name.valid ? name.warnings[0] : name.problem,
    announcement: useCalmAnnouncement(
      published
        ? `The record for ${published.hostName} has ${published.record.length} characters.`
        : '',
    ),
    make,
    reset() {
      end('idle');
      setPair(undefined);
      setChecked(false);
      form.reset();
      focusSoon(FOCUS.domain);
    },
  };
}

/** The pair's record as the form has it now: flags and names may change after it was made. */
function publish(
  pair: DkimKeyPair,
  place: {selector?: string; domain?: string},
  state: GeneratorState,
): Published {
  const {selector = pair.selector, domain = pair.domain} = place;
  return {
    selector,
    domain,
    hostName: keyName(selector, domain),
    record: composeRecord(pair.keyType, pair.publicKey, flagsOf(state)),
  };
}
