import Link from '@docusaurus/Link';
import {useRef, useState, type ReactElement} from 'react';
import {dohServers, readDomain} from '../../../tools/dns';
import {
  askedInWords,
  CheckForm,
  FieldRow,
  DomainField,
  loadPart,
  ResultBoundary,
  TaskStatus,
  useCheck,
} from '../../../tools/view';
import {Button} from '../../../ui';
import {TryIt} from '../try-it';
import type {RunPart} from './parts';

const FOCUS = {domain: 'run-domain', check: 'run-check', verdict: 'run-verdict'} as const;

/**
 * Looks up the records that an article explains at the reader's own domain, by the rules of
 * the domain checker. Nothing is asked before the button is pressed.
 */
export function DomainRun({parts}: {parts: readonly RunPart[]}) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const {task, answer, checked, press, refuse, ask, cancel} =
    useCheck<ReactElement>(FOCUS);

  function read(): string {
    const value = form.current && new FormData(form.current).get('domain');
    const text = typeof value === 'string' ? value : '';
    setTyped(text);
    return text;
  }

  function start() {
    press();
    const name = readDomain(read());
    if (!name.valid) {
      refuse(FOCUS.domain);
      return;
    }
    ask(async (signal) => {
      const {runDomain} = await loadPart(() => import('./run'));
      return runDomain(name.domain, parts, FOCUS.verdict, signal);
    });
  }

  return (
    <TryIt title="Check your domain against this article">
      <CheckForm form={form} onChange={read} onStart={start}>
        <FieldRow>
          <DomainField
            id={FOCUS.domain}
            label="Your domain"
            value={typed}
            checked={checked}
          />
          <Button id={FOCUS.check} type="submit">
            Check my records
          </Button>
        </FieldRow>
      </CheckForm>
      <noscript>
        <p className="small quiet">Checking your domain needs JavaScript.</p>
      </noscript>
      <p className="small quiet">
        Nothing is looked up until you press the button. Then your browser asks{' '}
        {askedInWords(dohServers)}, which sees the domain and your IP address. We see
        neither.
      </p>
      <TaskStatus
        task={task}
        servers={dohServers}
        onCancel={cancel}
        instead={
          <>
            The <Link to="/tools/domain-checker/">domain checker</Link> lets you choose
            another resolver.
          </>
        }
      >
        {() => null}
      </TaskStatus>
      <ResultBoundary of={answer} anew>
        {answer ?? (
          <p className="small quiet">
            You’ll see your own records and what to fix in them, with links to the
            sections on{' '}
            {parts.map(({href, label}, index) => (
              <span key={label}>
                {index === 0 ? '' : index === parts.length - 1 ? ' and ' : ', '}
                <Link to={href}>{label}</Link>
              </span>
            ))}
            .
          </p>
        )}
      </ResultBoundary>
    </TryIt>
  );
}
