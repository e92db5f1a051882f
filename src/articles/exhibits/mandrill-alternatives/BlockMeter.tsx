import clsx from 'clsx';
import {useId} from 'react';
import {ChoiceRow} from '../../../ui';
import {FigureValue} from '../../FigureValue';
import {count, dollars} from '../cost-by-volume';
import {billOf, blockSize, VOLUMES} from './blocks';
import panes from '../../parts/Panes.module.css';
import sheet from '../../parts/Sheet.module.css';
import styles from './BlockMeter.module.css';

function Month({volume, index}: {volume: number; index: number}) {
  const {blocks, unused, total, perThousand} = billOf(volume);
  const filled = (block: number) =>
    Math.min(1, Math.max(0, (volume - block * blockSize()) / blockSize()));
  return (
    <div className={clsx(panes.pane, styles.month)} data-pane={index}>
      <p className={panes.printed}>{count(volume)} emails a month</p>
      <div className={styles.blocks} aria-hidden="true">
        {Array.from({length: blocks}, (_, block) => (
          <span key={block}>
            <span style={{inlineSize: `${String(filled(block) * 100)}%`}} />
          </span>
        ))}
      </div>
      <dl>
        <div>
          <dt>Blocks</dt>
          <dd>{blocks}</dd>
        </div>
        <div>
          <dt>Unused emails that expire</dt>
          <dd>{count(unused)}</dd>
        </div>
        <div>
          <dt>Bill</dt>
          <dd>{dollars(total)}</dd>
        </div>
        <div>
          <dt>Per 1,000 sent</dt>
          <dd>{dollars(perThousand)}</dd>
        </div>
      </dl>
    </div>
  );
}

/**
 * How much of each block is used at a volume, and what a month then costs. Radio buttons
 * and CSS; print shows all volumes.
 */
export function BlockMeter() {
  const id = useId();
  return (
    <section className={clsx(sheet.sheet, panes.choice)} aria-labelledby={id}>
      <p id={id} className={sheet.title}>
        How much of your blocks you use
      </p>
      <div data-twin="none">
        <ChoiceRow
          legend="Emails a month"
          name={`${id}volume`}
          options={VOLUMES.map((volume, index) => ({
            value: String(index),
            label: count(volume),
          }))}
          first="3"
        />
      </div>
      {VOLUMES.map((volume, index) => (
        <Month key={volume} volume={volume} index={index} />
      ))}
      <p className={sheet.note}>
        Calculated with the smallest Mailchimp Standard plan,{' '}
        <FigureValue id="mandrill-mailchimp-standard-month" />, and{' '}
        <FigureValue id="mandrill-block" /> of <FigureValue id="mandrill-block-emails" />.
      </p>
    </section>
  );
}
