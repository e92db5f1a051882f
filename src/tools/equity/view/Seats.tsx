import type {ReactNode} from 'react';
import styles from './Seats.module.css';
import {SEATS, type Seat} from './state';

/**
 * One field for each founder. Those of places that are not taken are switched off: what was
 * typed there stays, but it is neither counted nor put into a link.
 */
export function Seats({
  count,
  children,
}: {
  count: number;
  children: (seat: Seat, index: number) => ReactNode;
}) {
  return SEATS.map((seat, index) => (
    <fieldset
      key={seat}
      className={styles.seat}
      disabled={index >= count}
      hidden={index >= count}
      role="presentation"
    >
      {children(seat, index)}
    </fieldset>
  ));
}
