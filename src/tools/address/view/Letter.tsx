import {Kix} from '../../../ui';
import type {Problem} from '../../kit';
import {
  MAX_ADDRESS,
  MAX_LOCAL,
  octets,
  parseAddress,
  type AddressReading,
  type ValidAddress,
} from '..';
import styles from './Letter.module.css';
import {faultyText, partsOf} from './parts';

/** What stands on the letter while the field is empty. */
const SAMPLE = 'ann.lee+news@mail.shop.example';

/** One of the waves that cancel a stamp. */
const WAVE = 'c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0';

/** Why a letter goes back, as the boxes of a return label. */
const RETURNS = [
  {id: 'written', label: 'Invalid syntax'},
  {id: 'domain', label: 'No such domain'},
  {id: 'refused', label: 'Domain accepts no email'},
] as const;

export type Return = (typeof RETURNS)[number]['id'];

/**
 * The letter with the address on it. A valid one is taken apart; a faulty one is marked
 * at its fault and bears the label of a letter that goes back.
 */
export function Letter({
  address,
  reading,
  returned,
  accepted,
}: {
  address: string;
  reading: AddressReading;
  /** Why DNS sends it back. */
  returned: Return | undefined;
  /** Delivery looks likely: the stamp is cancelled. */
  accepted: boolean;
}) {
  const sample = parseAddress(SAMPLE);
  const empty = address === '';
  const shown = empty && sample.valid ? sample : reading;
  const text = empty ? SAMPLE : address;
  const parts = shown.valid ? partsOf(text, shown) : [];
  const why = shown.valid ? returned : 'written';
  return (
    <div className={styles.envelope}>
      <div className={styles.front}>
        <div className={styles.top}>
          {shown.valid && why === undefined && <Weight address={shown} sample={empty} />}
          {why !== undefined && <ReturnLabel why={why} />}
          <Postage cancelled={accepted} />
        </div>
        {shown.valid ? (
          <p className={styles.address} dir="ltr">
            {parts.map(({name, text: piece}, index) => (
              <span key={name} className={styles.part} data-part={name}>
                <bdi>{piece}</bdi>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
              </span>
            ))}
          </p>
        ) : (
          <Faulty address={text} problem={shown.problem} />
        )}
        {shown.valid && <Kix text={kixText(shown)} className={styles.kix} />}
      </div>
      {parts.length > 0 && (
        <ol className={styles.parts}>
          {parts.map(({name, text: piece, says, warnings}, index) => (
            <li key={name} data-warned={warnings.length > 0 || undefined}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>
                {name} <code dir="ltr">{piece}</code>
              </h3>
              <p>{says}</p>
              {warnings.map(({message}, index) => (
                <p key={index} className={styles.warning}>
                  {message}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The sorting code under the address takes letters and digits. */
function kixText({asciiDomain}: ValidAddress): string {
  return asciiDomain.replaceAll(/[^a-z\d]/gi, '').slice(0, 24) || 'post';
}

/** How much of what is allowed the address takes, as a counter clerk would weigh it. */
function Weight({address, sample}: {address: ValidAddress; sample: boolean}) {
  const {local, domain, asciiDomain} = address;
  const mailbox = octets(local);
  const whole = mailbox + 1 + Math.max(octets(domain), asciiDomain.length);
  return (
    <div className={styles.weight}>
      <p>
        <b>{sample ? 'An example, until you enter an address' : 'As you entered it'}</b>
      </p>
      <p>
        {whole} of {MAX_ADDRESS} octets, {mailbox} of {MAX_LOCAL} before the @
      </p>
    </div>
  );
}

function ReturnLabel({why}: {why: Return}) {
  return (
    <div className={styles.returned}>
      <p>
        <b>Returned</b>
      </p>
      <ul>
        {RETURNS.map(({id, label}) => (
          <li key={id} data-ticked={id === why || undefined}>
            <svg
              viewBox="0 0 16 16"
              width="14"
              fill="none"
              stroke="currentcolor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path d="M1.5 1.5h13v13h-13z" />
              {id === why && <path d="M3 3l10 10M13 3L3 13" />}
            </svg>
            {id === why ? <b>{label}</b> : label}
            {id === why && <span className="vh"> (ticked)</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A stamp. Its face value is the longest that an address may be. */
function Postage({cancelled}: {cancelled: boolean}) {
  return (
    <div className={styles.postage} aria-hidden="true">
      <div className={styles.stamp}>
        <div>
          <span>@</span>
          <p>
            <b>{MAX_ADDRESS}</b> octets
          </p>
        </div>
      </div>
      {cancelled && (
        <svg viewBox="0 0 240 120" fill="none" stroke="currentcolor" strokeWidth="2.5">
          <circle cx="60" cy="60" r="57" />
          <circle cx="60" cy="60" r="46" strokeWidth="1.5" />
          <path d={[34, 46, 58, 70, 82].map((y) => `M118 ${y}${WAVE}`).join('')} />
          <g fill="currentcolor" stroke="none" textAnchor="middle">
            <text x="60" y="57">
              TAKES
            </text>
            <text x="60" y="76">
              MAIL
            </text>
          </g>
        </svg>
      )}
    </div>
  );
}

function Faulty({address, problem}: {address: string; problem: Problem}) {
  const {before, fault, after, missing} = faultyText(address, problem.position);
  return (
    <div className={styles.faulty}>
      <p className={styles.address} dir="ltr">
        <bdi>{before}</bdi>
        <mark data-missing={missing || undefined}>
          {missing ? <span className="vh">(missing)</span> : fault}
        </mark>
        <bdi>{after}</bdi>
      </p>
      <p className={styles.note}>
        <b>{problem.message}</b> {problem.cure}
      </p>
    </div>
  );
}
