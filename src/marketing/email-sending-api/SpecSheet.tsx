import Link from '@docusaurus/Link';
import {MoreLink} from '../../ui';
import {Footnote, Part} from '../parts';
import {specRows} from './specRows';
import styles from './SpecSheet.module.css';

/** What an engineer checks before choosing, as a drawing office would sheet it. */
export function SpecSheet() {
  return (
    <Part
      id="spec"
      title="Scheduling, batches, attachments and test keys"
      intro="This is what one request can ask for, and what you can still change once it has been accepted."
      on="tray"
    >
      <dl className={styles.sheet}>
        {specRows.map(({title, href, call, text}) => (
          <div key={title}>
            <dt>
              <Link to={href}>{title}</Link>
            </dt>
            <dd>
              <code>{call}</code>
              <p>{text}</p>
            </dd>
          </div>
        ))}
      </dl>
      <Footnote>
        <MoreLink to="/docs/api/email/">
          See every field and limit of the email API
        </MoreLink>
      </Footnote>
    </Part>
  );
}
