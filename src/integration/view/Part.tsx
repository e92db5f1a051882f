import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useId, useRef, useState, useSyncExternalStore} from 'react';
import {CodeBlock, CopyButton, InlineText} from '../../reading';
import {readStack} from '../../stack/plain';
import {Button, saveText} from '../../ui';
import {isStackId, type StackId} from '../choices';
import {toMarkdown, toPrompt} from '../exports';
import {loadSource} from '../loadSource';
import {makePlan, type Block, type PartName, type PlanRecord, type Step} from '../plan';
import {AT_FIRST, changeState, readState, watchState, type Shown} from '../state';
import type {PlanSource} from '../types';
import styles from './Part.module.css';

/** What the reader has chosen, or the language in which all their samples are. */
function stackOf({stack}: Shown): StackId {
  const {codeLanguage} = document.documentElement.dataset;
  return stack ?? (isStackId(codeLanguage) ? codeLanguage : 'bash');
}

interface Loaded {
  used: StackId;
  source: PlanSource;
}

/** What the docs have for a stack; what was there before stays until it has come. */
function useSource(wanted: StackId): Loaded | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    const show = (next: Loaded | 'failed') => {
      if (isWanted) {
        setLoaded(next);
      }
    };
    loadSource(wanted).then(
      (source) => {
        show({used: wanted, source});
      },
      () => {
        show('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return loaded;
}

function Tick({id, done}: {id: string; done: readonly string[]}) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={done.includes(id)}
      onChange={({currentTarget: {checked}}) => {
        const others = readState().done.filter((one) => one !== id);
        changeState({done: checked ? [...others, id] : others});
      }}
    />
  );
}

function Cell({text, what}: {text: string; what: string}) {
  return (
    <span className={styles.cell}>
      <code>{text}</code>
      <CopyButton what={what} text={() => text} />
    </span>
  );
}

function Records({records}: {records: readonly PlanRecord[]}) {
  return (
    <ul className={styles.records}>
      {records.map(({type, name, value, purpose}) => (
        <li key={purpose}>
          <p>
            <b>{type}</b> {purpose}
          </p>
          <Cell
            text={name}
            what={translate({message: 'name of the record for {purpose}'}, {purpose})}
          />
          {value === undefined ? (
            <span className="small quiet">
              <Translate values={{page: <b>Domains</b>}}>
                {'Its value is a key of your own. Copy it from {page} in the dashboard.'}
              </Translate>
            </span>
          ) : (
            <Cell
              text={value}
              what={translate({message: 'value of the record for {purpose}'}, {purpose})}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function BlockView({block, done}: {block: Block; done: readonly string[]}) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text.replaceAll('**', '')} />
        </p>
      );
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'code':
      return <CodeBlock {...block.code} />;
    case 'records':
      return <Records records={block.records} />;
    case 'checks':
      return (
        <ul className={styles.checks}>
          {block.checks.map(({id, check, proof}) => (
            <li key={id}>
              <Tick id={id} done={done} />
              <label htmlFor={id}>
                <InlineText text={check} />
              </label>
              <small>
                <InlineText text={proof} />
              </small>
            </li>
          ))}
        </ul>
      );
  }
}

/** Everything that can be ticked: the steps, and what the last one lists. */
function boxesOf(steps: readonly Step[]): string[] {
  return steps
    .filter(({isLeftOut}) => !isLeftOut)
    .flatMap(({id, blocks}) => {
      const checks = blocks.flatMap((block) =>
        block.kind === 'checks' ? block.checks : [],
      );
      return checks.length > 0 ? checks.map((check) => check.id) : [`done-${id}`];
    });
}

function Progress({steps, done}: {steps: readonly Step[]; done: readonly string[]}) {
  const id = useId();
  const all = boxesOf(steps);
  const count = all.filter((one) => done.includes(one)).length;
  return (
    <p className={styles.progress}>
      <label htmlFor={id}>
        {translate({message: '{count} of {all} done'}, {count, all: all.length})}
      </label>
      <progress id={id} max={all.length} value={count} />
    </p>
  );
}

function Export({
  label,
  what,
  file,
  text,
}: {
  label: string;
  what: string;
  file: string;
  text: string;
}) {
  const code = useRef<HTMLElement>(null);
  return (
    <section className={styles.export} aria-label={label}>
      <p>
        <b>{label}</b> {what}
      </p>
      <p className={styles.actions}>
        <CopyButton what={label} text={() => text} fallback={() => code.current} />
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            saveText(file, text);
          }}
        >
          <Translate values={{what: <span className="vh">{label}</span>}}>
            {'Download {what}'}
          </Translate>
        </Button>
      </p>
      <details>
        <summary>
          {translate({message: 'Read it first'})}
          <span className="vh">: {label}</span>
        </summary>
        {/* It scrolls: the keyboard has to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>
          <code ref={code}>{text}</code>
        </pre>
      </details>
    </section>
  );
}

function Exports({steps, used}: {steps: readonly Step[]; used: StackId}) {
  const {siteConfig} = useDocusaurusContext();
  const facts = {siteUrl: siteConfig.url, stack: readStack(), used};
  return (
    <>
      <Export
        label="Markdown"
        what={translate({message: 'Your steps with their code.'})}
        file="finish-my-integration.md"
        text={toMarkdown(steps, facts)}
      />
      <Export
        label={translate({message: 'Prompt for a coding agent'})}
        what={translate({
          message: 'The same with a task, rules, sources and checks.',
        })}
        file="integration-prompt.md"
        text={toPrompt(steps, facts)}
      />
    </>
  );
}

/** A part of the page as the reader has chosen it. */
export function Part({part}: {part: PartName}) {
  const shown = useSyncExternalStore(watchState, readState, () => AT_FIRST);
  const loaded = useSource(stackOf(shown));
  if (loaded === 'failed') {
    return part === 'choices' ? (
      <p className="small quiet" role="alert">
        {translate({
          message:
            'Your steps could not be loaded. Check your connection, and reload the page.',
        })}
      </p>
    ) : null;
  }
  if (!loaded) {
    return null;
  }
  const {used, source} = loaded;
  const {done} = shown;
  const steps = makePlan(shown, used, source);
  if (part === 'choices') {
    return <Progress steps={steps} done={done} />;
  }
  if (part === 'export') {
    return <Exports steps={steps} used={used} />;
  }
  const step = steps.find(({id}) => id === part);
  return (
    step && (
      <div className={styles.part}>
        {step.blocks.map((block, index) => (
          <BlockView key={index} block={block} done={done} />
        ))}
        {part !== 'live' && !step.isLeftOut && (
          <p className={styles.done}>
            <Tick id={`done-${part}`} done={done} />
            <label htmlFor={`done-${part}`}>
              {translate({message: 'Done'})}
              <span className="vh">: {step.title}</span>
            </label>
          </p>
        )}
      </div>
    )
  );
}
