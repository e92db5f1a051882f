import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {control} from '../shell';
import styles from './Code.module.css';
import {CodeText} from './CodeText';
import {copyFrame, CopyText} from './CopyButton';
import buttonStyles from './CopyButton.module.css';

export interface CodeBlockProps {
  language?: string;
  title?: string;
  /** Highlighted at build: see `highlight`. */
  html: string;
}

const lineCount = (html: string) => html.split('\n').length;

/** How tall a block of code will be (`.later` in base.css): lines of 1.65, and room around them. */
export function tallAs(html = ''): CSSProperties {
  const rem = lineCount(html) * 0.875 * 1.65 + 2.375;
  return {'--tall': `${rem.toFixed(2)}rem`} as CSSProperties;
}

/** What the head of a block without a title says. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  markup: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  bash: 'Shell',
  ruby: 'Ruby',
  php: 'PHP',
  json: 'JSON',
  markdown: 'Markdown',
  python: 'Python',
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
  yaml: 'YAML',
};

/** Characters of a line from which on it does not fit beside the docs' menu. */
const WIDE_LINE = 72;

function hasWideLine(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.');
  return text.split('\n').some((line) => line.length > WIDE_LINE);
}

/** From so many lines on, a line is hard to find without its number. */
const LONG_CODE = 12;

const isLong = (html: string) => lineCount(html) >= LONG_CODE;

/** From so many lines on, phones show the beginning until the reader asks for the rest. */
const TALL_CODE = 20;

/** The code itself, without a frame: `CodeBlock` and `CodeTabs` put one around it. */
export function CodePane({language = 'text', html}: CodeBlockProps) {
  return (
    <div className={styles.pane}>
      {/* Long lines scroll: the keyboard has to reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <CodeText language={language} html={html} />
      </pre>
    </div>
  );
}

/**
 * What can be done with the code, in the row above it and never over it. Lines are wrapped by
 * a checkbox and CSS, so that needs no script; where all are short, there is no checkbox.
 * Line numbers come with a button, on long code only.
 *
 * @param samples of the block, highlighted
 */
export function CodeTools({samples}: {samples: readonly string[]}) {
  return (
    <div className={styles.tools} data-twin="none">
      {samples.some(hasWideLine) && (
        <label className={styles.wrap}>
          <input type="checkbox" data-wrap="" />
          {`${translate({message: 'Wrap'})} `}
          <span className="vh">{translate({message: 'long lines'})}</span>
        </label>
      )}
      {samples.some(isLong) && (
        <button
          type="button"
          {...control('lines')}
          data-scripted
          className={clsx(buttonStyles.copy, styles.lines)}
          aria-label={translate({message: 'Line numbers'})}
          aria-pressed={false}
          title={translate({message: 'Line numbers'})}
          // It may have been pressed before React takes the page over.
          suppressHydrationWarning
        >
          #
        </button>
      )}
      <CopyText what="code" />
    </div>
  );
}

/** One piece of highlighted code with a title, or the name of its language. */
export function CodeBlock({title, ...code}: CodeBlockProps) {
  const {language = 'text', html} = code;
  return (
    <figure className={styles.block} {...copyFrame}>
      {title ? (
        <figcaption className={styles.title}>{title}</figcaption>
      ) : (
        <div className={styles.title} data-twin="none">
          {LANGUAGE_NAMES[language] ?? 'Text'}
        </div>
      )}
      <CodeTools samples={[html]} />
      <div className="later" style={tallAs(code.html)}>
        <CodePane {...code} />
      </div>
      {lineCount(html) >= TALL_CODE && (
        <label className={clsx(styles.wrap, styles.whole)} data-twin="none">
          <input type="checkbox" data-whole-code="" />
          Show all {lineCount(html)} lines
        </label>
      )}
    </figure>
  );
}
