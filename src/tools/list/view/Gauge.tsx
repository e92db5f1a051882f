import {Table} from '../../../ui';
import {BOUNCE_MARKS, riskLevel, type BounceRisk, type RiskLevel} from '..';
import styles from './Gauge.module.css';

const WIDTH = 600;
const LEFT = 8;
/** The longest scale on which both marks have room. */
const MOST_FOR_BOTH = 0.2;

const VERDICTS: Readonly<Record<RiskLevel, string>> = {
  open: 'Check the domains to see the upper end.',
  'below-target': 'Both ends are below 2%.',
  'around-target': 'Only the lower end is below 2%, so check the doubtful addresses.',
  'around-review':
    'The upper end is above 5%, so check the doubtful addresses before you send.',
  'above-review': 'Even the lower end is above 5%, so do not send to this list as it is.',
};

function percent(share: number): string {
  return `${(share * 100).toLocaleString('en', {maximumFractionDigits: 1})}%`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}

/** The right end of the scale: 10%, or as much as the band needs. */
function scaleEnd({low, high = low}: BounceRisk): number {
  const [end] = [0.1, 0.2, 0.5, 1].filter((candidate) => candidate >= high);
  return end ?? 1;
}

/** The marks that a scale has room for: on a long one their labels would overlap. */
function marksOn(end: number): readonly number[] {
  const {target, review} = BOUNCE_MARKS;
  return end > MOST_FOR_BOTH ? [review] : [target, review];
}

/** How many messages would come back: a band on a scale, its marks, and the numbers. */
export function Gauge({risk}: {risk: BounceRisk}) {
  const {addresses, certain, doubtful, unasked, low, high} = risk;
  const end = scaleEnd(risk);
  const at = (share: number) => LEFT + (share / end) * (WIDTH - 2 * LEFT);
  const range =
    high === undefined
      ? `at least ${percent(low)}`
      : `${percent(low)} to ${percent(high)}`;
  return (
    <figure className={styles.gauge}>
      <figcaption>
        <h3>Bounces to expect</h3>
        <p className={styles.range}>{range}</p>
        <p>{VERDICTS[riskLevel(risk)]}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} 84`}
        role="img"
        aria-label={`A scale from 0 to ${percent(end)}, with ${marksOn(end).length > 1 ? 'marks at 2% and 5%' : 'a mark at 5%'}. The band: ${range}.`}
      >
        <defs>
          <pattern
            id="maybe"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect fill="var(--red)" width="3.5" height="7" />
          </pattern>
        </defs>
        <rect fill="var(--tray)" x={LEFT} y="30" width={WIDTH - 2 * LEFT} height="24" />
        <rect
          fill="var(--red)"
          x={LEFT}
          y="30"
          width={Math.max(low > 0 ? 2 : 0, at(low) - LEFT)}
          height="24"
        />
        {high !== undefined && (
          <>
            <rect
              x={at(low)}
              y="30"
              width={at(high) - at(low)}
              height="24"
              fill="url(#maybe)"
            />
            <path stroke="var(--red)" strokeWidth="2" d={`M${at(high)} 26v32`} />
          </>
        )}
        <rect
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.5"
          x={LEFT}
          y="30"
          width={WIDTH - 2 * LEFT}
          height="24"
        />
        {marksOn(end).map((mark) => (
          <g key={mark}>
            <path stroke="var(--ink)" strokeWidth="2" d={`M${at(mark)} 20v42`} />
            <text x={at(mark)} y="14" textAnchor="middle">
              {percent(mark)}
            </text>
          </g>
        ))}
        <text x={LEFT} y="76">
          0%
        </text>
        <text x={WIDTH - LEFT} y="76" textAnchor="end">
          {percent(end)}
        </text>
      </svg>
      <Table figures>
        <caption className="vh">How the range is calculated</caption>
        <tbody>
          <tr>
            <th scope="row">Distinct addresses</th>
            <td>{count(addresses)}</td>
          </tr>
          <tr>
            <th scope="row">Sure to bounce: broken, or a dead domain</th>
            <td>{count(certain)}</td>
          </tr>
          <tr>
            <th scope="row">May bounce: typo, disposable, doubtful, no response</th>
            <td>{count(doubtful)}</td>
          </tr>
          {unasked > 0 && (
            <tr>
              <th scope="row">Unknown: domain not checked yet</th>
              <td>{count(unasked)}</td>
            </tr>
          )}
        </tbody>
      </Table>
      <p className="small quiet">
        This is an estimate: the certain bounces are the lower end, and the certain and
        the doubtful ones together are the upper end. It does not include closed mailboxes
        at working domains, because no list shows them. Sending guides recommend less than
        2%, and Amazon SES reviews an account at 5%.
      </p>
    </figure>
  );
}
