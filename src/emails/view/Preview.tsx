import {useEffect, useRef, useState} from 'react';
import {FIELDS} from '../fragment';
import type {Shown} from '../live';
import styles from './Preview.module.css';
import {frameHeight, inMode, previewDocument, putInFrame} from './previewDocument';

interface PreviewProps {
  title: string;
  sender: string;
  /** The email as built, which the frame holds until something changes. */
  built: string;
  shown: Shown;
  mode: 'light' | 'dark';
}

const SWITCHES = [
  {
    name: FIELDS.size,
    legend: 'Size of the preview',
    options: [
      {value: 'desktop', label: 'Desktop'},
      {value: 'phone', label: 'Phone'},
    ],
  },
  {
    name: FIELDS.mode,
    legend: 'Colour mode of the preview',
    options: [
      {value: 'light', label: 'Light'},
      {value: 'dark', label: 'Dark'},
    ],
  },
] as const;

/** Work by the style sheet alone; React only helps browsers that need it. */
export function PreviewSwitches() {
  return (
    <div className={styles.switches}>
      {SWITCHES.map(({name, legend, options}) => (
        <fieldset key={name} className={styles.switch}>
          <legend className="vh">{legend}</legend>
          {options.map(({value, label}, index) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={index === 0}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** The email as a letter: what the mail client says of it, and the email in a frame. */
export function Preview({title, sender, built, shown, mode}: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const html = inMode(previewDocument(shown.preview), mode);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const put = () => {
      setHeight(putInFrame(element, html));
    };
    put();
    // The frame may load what the page came with after this.
    element.addEventListener('load', put);
    const observer = new ResizeObserver(() => {
      setHeight(frameHeight(element));
    });
    observer.observe(element);
    return () => {
      element.removeEventListener('load', put);
      observer.disconnect();
    };
  }, [html]);

  return (
    <div className={styles.letter}>
      <dl className={styles.header}>
        <div>
          <dt>From</dt>
          <dd>
            <b>{shown.brandName}</b> {sender}
          </dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{shown.to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd className={styles.subject}>{shown.subject}</dd>
        </div>
      </dl>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={previewDocument(built)}
        style={height ? {height: `${String(height)}px`} : undefined}
      />
    </div>
  );
}
