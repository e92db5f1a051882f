import {usePassing} from '../../reading';
import {needsApp, scene} from '../../shell';
import {saveBlob} from '../../ui';
import {copyRich} from './copyRich';
import styles from './TakeAway.module.css';
import type {LiveView} from './useLiveTemplate';

type Outcome = 'idle' | 'saved' | 'copied' | 'refused' | 'failed';

const SAID: Readonly<Record<Outcome, string>> = {
  idle: '',
  saved: 'The file is saved. Open it, and your mail client shows the email as a draft.',
  copied: 'The email is copied, and you can paste it into a new message.',
  refused:
    'Your browser does not allow access to the clipboard. Download the .eml file instead.',
  failed: 'The email could not be created. Check your connection, then try again.',
};

/** The email with the visitor's values, for a mail client instead of for code. */
export function TakeAway({
  slug,
  draft,
  rich,
}: {slug: string} & Pick<LiveView, 'draft' | 'rich'>) {
  const [outcome, show] = usePassing<Outcome>('idle');

  async function save() {
    try {
      const message = await draft();
      saveBlob(`${slug}.eml`, new Blob([message], {type: 'message/rfc822'}));
      show('saved');
    } catch {
      show('failed');
    }
  }

  async function copy() {
    show((await copyRich(rich())) ? 'copied' : 'refused');
  }

  return (
    <div className={styles.take} {...scene}>
      <div>
        <h3>See it in a real inbox</h3>
        <p>
          The .eml file has both parts, the subject, and the headers, filled with your
          values. Apple Mail, Outlook, and Thunderbird open it, and Outlook opens it as a
          draft. For Gmail, copy the email and paste it into a new message.
        </p>
      </div>
      <div className={styles.buttons}>
        <button type="button" {...needsApp} onClick={() => void save()}>
          Download .eml
        </button>
        <button type="button" {...needsApp} onClick={() => void copy()}>
          Copy for Gmail
        </button>
      </div>
      <p role="status" className={styles.said}>
        {SAID[outcome]}
      </p>
    </div>
  );
}
