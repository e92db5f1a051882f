import {useEffect, useReducer, useRef, useState} from 'react';
import {needsApp, scene} from '../../shell';
import {CopyOut} from '../../tools/view';
import {Button, Columns, HtmlFrame, Rows, Say, Section, Segments} from '../../ui';
import {Notice} from '../parts';
import {acme, ana} from '../scenes';
import {MAX_TEXT, type Block} from './blocks';
import styles from './Editor.module.css';
import {editorReducer, initialEditor} from './editor';
import {emailHtml, emailText, previewHtml, sendCall} from './emailHtml';
import {placeInWords, placeOf, useDrag} from './useDrag';

const builtEmail = previewHtml(initialEditor.blocks);
const wordsId = (id: string) => `${id}-words`;

const SWITCHES = [
  {
    name: 'width',
    legend: 'Width of the email',
    options: [
      {value: 'desktop', label: 'Desktop'},
      {value: 'phone', label: 'Phone'},
    ],
  },
  {
    name: 'mode',
    legend: 'Color mode of the email',
    options: [
      {value: 'light', label: 'Light'},
      {value: 'dark', label: 'Dark'},
    ],
  },
] as const;

function Switches() {
  return (
    <div className={styles.switches}>
      {SWITCHES.map((view) => (
        <Segments key={view.name} {...view} />
      ))}
    </div>
  );
}

/** Moves a block by one: `-1` up, `1` down. */
type Shift = -1 | 1;

function BlockCard({
  block: {id, kind, name, text},
  place,
  last,
  dragged,
  onGrab,
  onShift,
  onEdit,
  onSettle,
}: {
  block: Block;
  /** From 1. */
  place: number;
  last: boolean;
  dragged: boolean;
  onGrab: () => void;
  onShift: (by: Shift) => void;
  onEdit: (text: string) => void;
  onSettle: () => void;
}) {
  const oneLine = kind === 'heading' || kind === 'button';
  const shift = (by: Shift, label: string, out: boolean) => (
    <button
      type="button"
      {...needsApp}
      id={`${id}-${by < 0 ? 'up' : 'down'}`}
      className={styles.shift}
      aria-disabled={out}
      onClick={() => {
        if (!out) {
          onShift(by);
        }
      }}
    >
      <svg
        width="18"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path
          d={
            by < 0
              ? 'M8 13V3M3.500 7.500 8 3l4.500 4.500'
              : 'M8 3v10M3.500 8.500 8 13l4.500-4.500'
          }
        />
      </svg>
      <span className="vh">
        {name} {label}
      </span>
    </button>
  );
  return (
    <li className={styles.card} data-block={id} data-dragged={dragged ? '' : undefined}>
      <span
        className={styles.handle}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.preventDefault();
          onGrab();
        }}
      >
        <svg
          width="16"
          viewBox="0 0 16 24"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth="3"
        >
          <path d="M5 5h.01M11 5h.01M5 12h.01M11 12h.01M5 19h.01M11 19h.01" />
        </svg>
      </span>
      <label htmlFor={wordsId(id)} className={styles.kind}>
        <span>{place}</span> {name}
      </label>
      <span className={styles.shifts}>
        {shift(-1, 'up', place === 1)}
        {shift(1, 'down', last)}
      </span>
      <textarea
        id={wordsId(id)}
        className={styles.words}
        rows={oneLine ? 1 : 3}
        maxLength={MAX_TEXT}
        value={text}
        onChange={(event) => {
          // A heading and a button have one line.
          onEdit(
            oneLine ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value,
          );
        }}
        onBlur={onSettle}
      />
    </li>
  );
}

/** The editor: its blocks, the email they make, and the code of it. */
export function Editor() {
  const editor = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);
  const [{blocks, past}, dispatch] = useReducer(editorReducer, initialEditor);
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [said, say] = useState('');

  const [dragged, grab] = useDrag({
    list,
    onMove: (id, to) => {
      dispatch({type: 'move', id, to, doing: `drag ${id}`});
    },
    onDrop: (id) => {
      dispatch({type: 'settle'});
      say(placeOf(id, list.current) ?? '');
    },
  });

  function shift({id, name}: Block, place: number, by: Shift) {
    dispatch({type: 'move', id, to: place - 1 + by});
    say(placeInWords(name, place + by, blocks.length));
    focusNext.current = id + (by < 0 ? '-up' : '-down');
  }

  function undo() {
    if (past.length > 0) {
      dispatch({type: 'undo'});
      say(`Undone. Steps left to undo: ${past.length - 1}.`);
    }
  }

  // A moved element loses the focus in some browsers: it gets it back.
  useEffect(() => {
    if (focusNext.current) {
      document.getElementById(focusNext.current)?.focus();
      focusNext.current = undefined;
    }
  }, [blocks]);

  // The editor's own undo: the browser's would know single fields only.
  useEffect(() => {
    const element = editor.current;
    function onKey(event: KeyboardEvent) {
      if (
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'z'
      ) {
        event.preventDefault();
        dispatch({type: 'undo'});
      }
    }
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <>
      <section className={styles.section} aria-labelledby="editor">
        <div className="wrap">
          <div
            ref={editor}
            {...scene}
            className={styles.layout}
            onChange={(event) => {
              const {name, value} = event.target as unknown as HTMLInputElement;
              if (name === 'mode') {
                setMode(value === 'dark' ? 'dark' : 'light');
              }
            }}
          >
            <div className={styles.bar}>
              <h2 id="editor">Try the editor: a trial reminder</h2>
              <Switches />
              <span className={styles.steps}>
                <Button
                  kind="secondary"
                  size="small"
                  {...needsApp}
                  aria-disabled={past.length === 0}
                  onClick={undo}
                >
                  Undo
                </Button>
                <Button
                  kind="secondary"
                  size="small"
                  {...needsApp}
                  onClick={() => {
                    dispatch({type: 'restart'});
                    say('The email was reset.');
                  }}
                >
                  Reset
                </Button>
              </span>
            </div>
            <noscript>
              <Notice>
                Editing needs JavaScript. Without it, you see the email and its blocks,
                and you can switch the width and the color mode.
              </Notice>
            </noscript>
            <Columns split="minmax(0, 26rem) minmax(0, 1fr)" joined>
              <ol ref={list} className={styles.blocks} aria-label="Blocks of the email">
                {blocks.map((block, index) => (
                  <BlockCard
                    key={block.id}
                    block={block}
                    place={index + 1}
                    last={index === blocks.length - 1}
                    dragged={dragged === block.id}
                    onGrab={() => {
                      grab(block.id);
                    }}
                    onShift={(by) => {
                      shift(block, index + 1, by);
                    }}
                    onEdit={(text) => {
                      dispatch({type: 'edit', id: block.id, text});
                    }}
                    onSettle={() => {
                      dispatch({type: 'settle'});
                    }}
                  />
                ))}
              </ol>
              <div className={styles.email}>
                <p className={styles.envelope}>
                  <span>
                    <b>{acme.name}</b> {acme.address}
                  </span>
                  <span>to {ana.address}</span>
                </p>
                <HtmlFrame
                  title="The email"
                  built={builtEmail}
                  html={previewHtml(blocks, mode)}
                  className={styles.frame}
                />
              </div>
            </Columns>
            <p className="vh" role="status">
              {said}
            </p>
          </div>
        </div>
      </section>
      <Section heading="floor" on="night" split="5fr 8fr">
        <Say className={styles.notes}>
          <h2 id="floor">The HTML behind the blocks</h2>
          <Rows as="dl">
            <div>
              <dt>Each block is a table row</dt>
              <dd>
                Moving a block moves a <code>&lt;tr&gt;</code>. Tables may look dated, but
                Outlook on Windows displays them reliably, so the email doesn’t fall apart
                there.
              </dd>
            </div>
            <div>
              <dt>Styles are inline</dt>
              <dd>
                Because some mail apps remove style sheets, every style is also on its
                element. In those apps, the email only loses its dark mode.
              </dd>
            </div>
            <div>
              <dt>The whole button is a link, except in classic Outlook</dt>
              <dd>
                The padding is on the link, so a click anywhere on the button works.
                Classic Outlook on Windows takes the padding from the cell, so only the
                text is clickable there.
              </dd>
            </div>
          </Rows>
        </Say>
        <div className={styles.code}>
          <CopyOut
            legend="Format of the email"
            outputs={[
              {
                id: 'html',
                label: 'HTML',
                what: 'The template, with placeholders that are filled when you send it.',
                text: emailHtml(blocks),
                file: 'trial-reminder.html',
              },
              {
                id: 'text',
                label: 'Plain text',
                what: 'The same text for mail apps that show no HTML.',
                text: emailText(blocks),
                file: 'trial-reminder.txt',
              },
              {
                id: 'call',
                label: 'API call',
                what: 'Sends the template with a prop for each placeholder.',
                text: sendCall(blocks),
              },
            ]}
          />
        </div>
      </Section>
    </>
  );
}
