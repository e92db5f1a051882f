import type {CSSProperties} from 'react';
import styles from './Code.module.css';
import {CodeText} from './CodeText';
import {copyFrame, CopyText} from './CopyButton';

export interface CodeBlockProps {
  language?: string;
  title?: string;
  /** Highlighted at build: see `highlight`. */
  html: string;
}

/** How tall a block of code will be (`.later` in base.css): lines of 1.65, and room around them. */
export function tallAs(html = ''): CSSProperties {
  const rem = html.split('\n').length * 0.875 * 1.65 + 2.375;
  return {'--tall': `${rem.toFixed(2)}rem`} as CSSProperties;
}

/** The code itself, without a frame: `CodeBlock` and `CodeTabs` put one around it. */
export function CodePane({language = 'text', html}: CodeBlockProps) {
  return (
    <div className={styles.pane} {...copyFrame}>
      {/* Long lines scroll: the keyboard has to reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <CodeText language={language} html={html} />
      </pre>
      <div className={styles.copy}>
        <CopyText what="code" />
      </div>
    </div>
  );
}

/** One piece of highlighted code with a title and a copy button. */
export function CodeBlock({title, ...code}: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className="later" style={tallAs(code.html)}>
        <CodePane {...code} />
      </div>
    </figure>
  );
}
