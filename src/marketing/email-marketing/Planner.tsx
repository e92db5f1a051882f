import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Fragment, useId, type CSSProperties} from 'react';
import {MoreLink} from '../../ui';
import {Part, Points} from '../parts';
import {acme} from '../scenes';
import {platforms} from './departures';
import styles from './Planner.module.css';
import {
  DAYS,
  hoursOf,
  isMarketing,
  readers,
  weekOf,
  type Piece,
  type Reader,
} from './week';

const LANES = [
  {stream: 'Marketing', from: acme.news.address},
  {stream: 'Transactional', from: acme.address},
] as const;

/** The status over the week, as a bar that changes where the status does. */
function Status({of: {person, turn}}: {of: Reader}) {
  const spans = turn
    ? [
        {status: person.status, says: '', hours: hoursOf(turn.at)},
        {...turn, says: turn.at, hours: DAYS.length * 24 - hoursOf(turn.at)},
      ]
    : [{status: person.status, says: '', hours: 1}];
  return (
    <p className={styles.status}>
      {spans.map(({status, says, hours}) => (
        <span
          key={status}
          data-status={status}
          style={{'--hours': hours} as CSSProperties}
        >
          <code>{status}</code> {says && <small>from {says}</small>}
        </span>
      ))}
    </p>
  );
}

function Email({of: {at, subject, platform, skipped}}: {of: Piece}) {
  return (
    <li className={styles.piece} data-skipped={skipped && true}>
      <span>{at.slice(4)}</span>
      <b>{subject}</b>
      <span>
        {skipped
          ? `Skipped: ${skipped}`
          : platforms.find(({id}) => id === platform)?.name}
      </span>
    </li>
  );
}

function Week({of, isFirst}: {of: Reader; isFirst: boolean}) {
  const pieces = weekOf(of);
  const skipped = pieces.filter((piece) => piece.skipped).length;
  return (
    <div className={clsx('later', styles.week)} {...(!isFirst && {'data-twin': 'none'})}>
      <Status of={of} />
      <ol className={styles.days}>
        {DAYS.map((day) => (
          <li key={day}>
            <p className={styles.day}>{day}</p>
            {LANES.map(({stream}) => (
              <ul key={stream} data-stream={stream}>
                {pieces
                  .filter(
                    ({at, platform}) =>
                      at.startsWith(day) &&
                      isMarketing(platform) === (stream === 'Marketing'),
                  )
                  .map((piece) => (
                    <Email key={piece.at} of={piece} />
                  ))}
              </ul>
            ))}
          </li>
        ))}
      </ol>
      {LANES.map(({stream, from}, index) => (
        <p key={stream} className={styles.lane} style={{gridRow: 3 + index}}>
          <b>{stream}</b> {from}
        </p>
      ))}
      <p className={styles.sum}>
        Sent to {of.name} this week: {pieces.length - skipped}. Skipped: {skipped}.
      </p>
    </div>
  );
}

/**
 * The week of the board as one contact receives it. Radio buttons and CSS choose the
 * contact, so it works without JavaScript.
 */
export function Planner() {
  const name = useId();
  return (
    <Part
      id="consent"
      on="tray"
      title="One week of email, as five contacts receive it"
      intro="Newsletters and sequences check the contact’s status before every email, and you can’t turn that check off. Receipts and sign-in codes are sent separately, so they still arrive after an unsubscribe."
    >
      <fieldset className={styles.planner}>
        <legend className="vh">Contact</legend>
        {readers.map((reader, index) => (
          <Fragment key={reader.name}>
            <label className={styles.tab}>
              <input
                type="radio"
                name={name}
                value={reader.name}
                defaultChecked={index === 0}
              />
              <b>{reader.name}</b> <span>{reader.story}</span>
            </label>
            <Week of={reader} isFirst={index === 0} />
          </Fragment>
        ))}
      </fieldset>
      <Points least="20rem">
        <li>
          <h3>Only subscribed contacts get marketing email</h3>
          <p>
            A form creates a <code>pending</code> contact, who becomes{' '}
            <code>subscribed</code> once the address is confirmed. Your code can set that
            status for people who agreed elsewhere. A bounce or a spam report changes it,
            too, and stops newsletters immediately (see{' '}
            <Link to="/docs/contact-profiles-quickstart/#status">all five statuses</Link>
            ).
          </p>
        </li>
        <li>
          <h3>Marketing and transactional email on separate streams</h3>
          <p>
            Send newsletters from a subdomain, and complaints about a campaign have less
            effect on the address that sends your sign-in codes. Both streams share one
            contact list, one set of templates and one log.{' '}
            <MoreLink to="/articles/transactional-email-vs-marketing-email/">
              Which is which? Try twelve examples
            </MoreLink>
          </p>
        </li>
        <li>
          <h3>Consent you can prove</h3>
          <p>
            In the EU, you have to be able to prove that a contact agreed (
            <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR, Article 7(1)</a>
            ), so keep a record of the day, the page and the wording.{' '}
            <Link to="/subscribe-forms/">Subscribe forms</Link> submit the page and the
            wording, but a contact keeps only its status and times, so keep your own list
            of the wordings you used. This is not legal advice.
          </p>
        </li>
      </Points>
    </Part>
  );
}
