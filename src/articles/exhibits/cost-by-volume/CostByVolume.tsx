import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {useVolume, VolumeField} from '../../../tools/volume/view';
import {Fold} from '../../../ui';
import {buildDay} from '../../figures/buildDay';
import sheet from '../../parts/Sheet.module.css';
import styles from './CostByVolume.module.css';
import {CostBars} from './CostBars';
import {CostPrices} from './CostPrices';
import {CostTable} from './CostTable';
import {count} from './quote';
import type {Offer} from './types';

const FIRST = 50_000;

/**
 * What a month of email costs at each provider, at any volume, with every sum written
 * out. All prices are figures of the registry, and those past their date are not ranked.
 * Without JavaScript, it shows the totals for 50,000 emails and a table of other volumes.
 */
export function CostByVolume({
  offers,
  subject,
  children,
}: {
  offers: readonly Offer[];
  /** Ids of the offers that the article is about: marked. */
  subject?: readonly string[];
  /** What else has to be said under the totals. */
  children?: ReactNode;
}) {
  const id = useId();
  const field = useVolume(FIRST);
  const {volume} = field;
  return (
    <section
      className={clsx(sheet.sheet, styles.exhibit)}
      aria-labelledby={`${id}-title`}
      data-ranked-on={buildDay}
    >
      <p className={sheet.title} id={`${id}-title`}>
        What a month costs
      </p>
      <VolumeField {...field} />
      <noscript>
        <p className={sheet.note}>
          The field needs JavaScript. These are the totals for {count(FIRST)} emails; the
          table has other volumes.
        </p>
      </noscript>
      <CostBars offers={offers} subject={subject} volume={volume} />
      <Fold label="The same totals at four volumes">
        <CostTable offers={offers} subject={subject} />
      </Fold>
      <CostPrices offers={offers} />
      {children && <div className={sheet.note}>{children}</div>}
    </section>
  );
}
