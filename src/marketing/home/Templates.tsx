import letters from '@generated/emails/default/letters.json';
import {EmailPicture, templatePictures, TemplateStamp} from '../../emails';
import {pathsOfKind} from '../../site';
import {Button, MoreLink} from '../../ui';
import {Part} from '../parts';
import styles from './Templates.module.css';

const GALLERY = '/transactional-email-templates/';
const COUNT = String(pathsOfKind('template').length);
/** As many as fill the sheet. */
const SHEET = templatePictures.slice(0, 14);
/** The colors of the sheet, as a printer marks them in its margin. */
const INKS = ['#ffc93c', '#c8402a', '#1f4fd8', '#0f6b4c', '#171b26'] as const;

/** The email behind a stamp, opened over the page. A popover: it needs no script. */
function Opened({id, name, label}: {id: string; name: string; label: string}) {
  const {subject, thumbnail} = letters[name] ?? {};
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      className={styles.opened}
      aria-label={`${label} email`}
    >
      <p>{subject}</p>
      <EmailPicture
        thumbnail={thumbnail}
        sizes="min(26rem, 100vw - 2rem)"
        alt={`The ${label.toLowerCase()} email as it arrives`}
      />
      <p>
        <MoreLink to={`${GALLERY}${name}/`} className={styles.door}>
          See code, props and preview
        </MoreLink>
        <Button
          kind="secondary"
          size="small"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          Close
        </Button>
      </p>
    </div>
  );
}

/** A sheet of stamps: each opens its email in place. */
export function Templates() {
  return (
    <Part
      id="templates"
      tall="55rem"
      on="tray"
      title={`${COUNT} email templates, tested and ready to send`}
      intro="Welcome, password reset, receipt, failed payment: the emails every SaaS product needs are written and designed. Add your brand once, copy the templates you need, and send each one with its props."
    >
      <div className={styles.sheet}>
        <ul className={styles.stamps} data-twin="none">
          {SHEET.map(({name, label}) => (
            <li key={name}>
              <button
                type="button"
                className={styles.stamp}
                popoverTarget={`email-${name}`}
              >
                <TemplateStamp slug={name} />
                {label}
              </button>
              <Opened id={`email-${name}`} name={name} label={label} />
            </li>
          ))}
        </ul>
        <div className={styles.margin}>
          <p aria-hidden="true">
            {INKS.map((ink) => (
              <i key={ink} style={{background: ink}} />
            ))}
          </p>
          <MoreLink to={GALLERY}>See all {COUNT} email templates</MoreLink>
        </div>
      </div>
    </Part>
  );
}
