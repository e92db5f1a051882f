import {brand} from '../../site';
import {Kix} from '../../ui';
import styles from './Envelope.module.css';
import {TemplateStamp} from './TemplateStamp';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const WAVES = [34, 46, 58, 70, 82];

/** The date in the way of postmarks: "21 XI", "2026". */
function postmarkDate(isoDate: string): [string, string] {
  const [year = '', month = '1', day = '1'] = isoDate.split('-');
  return [`${String(Number(day))} ${ROMAN[Number(month) - 1] ?? ''}`, year];
}

interface EnvelopeProps {
  slug: string;
  /** Weight of the email, which is the stamp's face value: "6.4". */
  kilobytes: string;
  /** ISO date in the postmark. */
  date: string;
  name: string;
  sender: string;
}

/** The envelope the letter came in. A drawing: what it says is said elsewhere in words. */
export function Envelope({slug, kilobytes, date, name, sender}: EnvelopeProps) {
  const [day, year] = postmarkDate(date);
  return (
    <div className={styles.envelope} aria-hidden="true">
      <div className={styles.paper}>
        <p className={styles.from}>
          <b>{name}</b>
          <span>{sender}</span>
        </p>
        <Kix text={slug} className={styles.kix} />
        <div className={styles.stamp}>
          <div className={styles.perforated}>
            <TemplateStamp slug={slug} />
            <p>
              <b>{kilobytes}</b> KB
            </p>
          </div>
        </div>
        <svg className={styles.postmark} viewBox="0 0 240 120">
          <defs>
            <path id="mark-top" d="M16 60a44 44 0 0 1 88 0" />
            <path id="mark-foot" d="M9.5 60a50.5 50.5 0 0 0 101 0" />
          </defs>
          <g fill="none" stroke="currentColor" strokeWidth="2.5">
            <circle cx="60" cy="60" r="57" />
            <circle cx="60" cy="60" r="37" strokeWidth="1.5" />
            {WAVES.map((y) => (
              <path
                key={y}
                d={`M118 ${String(y)}c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0`}
              />
            ))}
          </g>
          <text fontSize="11.5" letterSpacing="1.2" textAnchor="middle">
            <textPath href="#mark-top" startOffset="50%">
              {brand.name.toUpperCase()}
            </textPath>
          </text>
          <text fontSize="11.5" letterSpacing="1.2" textAnchor="middle">
            <textPath href="#mark-foot" startOffset="50%">
              MADE IN THE EU
            </textPath>
          </text>
          <text x="60" y="57" fontSize="15" textAnchor="middle">
            {day}
          </text>
          <text x="60" y="74" fontSize="15" textAnchor="middle">
            {year}
          </text>
        </svg>
      </div>
    </div>
  );
}
