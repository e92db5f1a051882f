import {useRef} from 'react';
import styles from './Code.module.css';
import {CodeText} from './CodeText';
import {copyableText} from './copyableText';
import {CopyButton} from './CopyButton';

export interface CodeBlockProps {
  language?: string;
  title?: string;
  /** Highlighted at build: see `highlight`. */
  html: string;
}

/** The code itself, without a frame: `CodeBlock` and `CodeTabs` put one around it. */
export function CodePane({language = 'text', html}: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.pane}>
      {/* Long lines scroll: the keyboard has to reach them. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <CodeText ref={code} language={language} html={html} />
      </pre>
      <div className={styles.copy}>
        <CopyButton
          what="code"
          text={() => copyableText(code.current?.textContent ?? '', language)}
          fallback={() => code.current}
        />
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
