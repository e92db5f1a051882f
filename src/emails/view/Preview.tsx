import {HtmlFrame, Segments} from '../../ui';
import {FIELDS} from '../fragment';
import type {Shown} from '../live';
import styles from './Preview.module.css';
import {inMode, previewDocument} from './previewDocument';

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
      {SWITCHES.map((view) => (
        <Segments key={view.name} {...view} />
      ))}
    </div>
  );
}

/** The email as a letter: what the mail client says of it, and the email in a frame. */
export function Preview({title, sender, built, shown, mode}: PreviewProps) {
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
      <HtmlFrame
        className={styles.frame}
        title={title}
        built={previewDocument(built)}
        html={inMode(previewDocument(shown.preview), mode)}
      />
    </div>
  );
}
