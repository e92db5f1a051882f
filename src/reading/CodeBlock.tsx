import styles from './Code.module.css';
import {CodeText} from './CodeText';
import {copyFrame, CopyText} from './CopyButton';

export interface CodeBlockProps {
  language?: string;
  title?: string;
  /** Highlighted at build: see `highlight`. */
  html: string;
}

/** The code itself, without a frame: `CodeBlock` and `CodeTabs` put one around it. */
export function CodePane({language = 'text', html}: CodeBlockProps) {
  return (
    <div className={styles.pane} {...copyFrame}>
      {/* Long lines scroll: the keyboard has to reach them. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
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
      <CodePane {...code} />
    </figure>
  );
}
