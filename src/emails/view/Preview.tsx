import {formatDate} from '../../reading';
import {HtmlFrame, Segments} from '../../ui';
import {FIELDS} from '../fragment';
import {LENSES} from '../lenses';
import type {Seen} from '../lens';
import type {Shown} from '../live';
import styles from './Preview.module.css';
import {inMode, previewDocument} from './previewDocument';

interface PreviewProps {
  title: string;
  /** The email as built, which the frame holds until something changes. */
  built: string;
  shown: Shown;
  mode: 'light' | 'dark';
  /** The email through the lens that is chosen. */
  seen: Seen | undefined;
  /** When the data behind the lenses was last changed, as an ISO date. */
  dataDate: string;
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
    legend: 'Color mode of the preview',
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
        <div
          key={view.name}
          className={view.name === FIELDS.size ? styles.size : undefined}
        >
          <Segments {...view} />
        </div>
      ))}
    </div>
  );
}

/** A list of ways to look at the email, and what the chosen one does to it. */
function Lens({seen, dataDate}: Pick<PreviewProps, 'seen' | 'dataDate'>) {
  return (
    <div className={styles.lens} data-scripted data-twin="none">
      <label htmlFor="view-lens">See it as</label>
      <select id="view-lens" name={FIELDS.lens}>
        {LENSES.map(({id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <p role="status">
        {seen &&
          `${seen.note} This is a simulation, not a screenshot. What clients support comes from the Can I email data of ${formatDate(dataDate)}, as in the support table below.`}
      </p>
    </div>
  );
}

/** The email as a letter: what the mail client says of it, and the email in a frame. */
export function Preview({title, built, shown, mode, seen, dataDate}: PreviewProps) {
  return (
    <div id="letter" className={styles.letter}>
      <dl className={styles.header}>
        <div>
          <dt>From</dt>
          <dd>
            <b>{shown.brandName}</b> {shown.from}
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
      <Lens seen={seen} dataDate={dataDate} />
      <HtmlFrame
        className={styles.frame}
        title={title}
        built={previewDocument(built)}
        html={inMode(previewDocument(seen?.html ?? shown.preview), mode)}
      />
    </div>
  );
}
