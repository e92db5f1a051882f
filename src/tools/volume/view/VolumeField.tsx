import clsx from 'clsx';
import {useId} from 'react';
import {needsApp} from '../../../shell';
import {plain} from '../../number';
import {STOPS, stopNear} from '../volumes';
import type {useVolume} from './useVolume';
import styles from './VolumeField.module.css';

interface VolumeFieldProps extends ReturnType<typeof useVolume> {
  /** Large, with the slider's marks below: for the top of a page. */
  large?: boolean;
}

/** Asks for emails a month: exact in a field, or by a slider. */
export function VolumeField({
  first,
  large = false,
  volume,
  message,
  entry,
  slider,
  onEntry,
  onSlide,
}: VolumeFieldProps) {
  const id = useId();
  return (
    <div className={clsx(styles.volume, large && styles.large)} {...needsApp}>
      <label className={styles.entry} htmlFor={`${id}-entry`}>
        Emails a month
        <input
          ref={entry}
          id={`${id}-entry`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={plain(first)}
          onChange={onEntry}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-problem` : undefined}
        />
      </label>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={STOPS.length - 1}
        defaultValue={stopNear(first)}
        onChange={onSlide}
        aria-label="Emails a month, in steps"
        aria-valuetext={`${plain(volume)} emails`}
      />
      {large && (
        <p className={styles.ends} aria-hidden="true">
          <span>1,000</span>
          <span>1 million</span>
        </p>
      )}
      {message && (
        <p className={styles.problem} id={`${id}-problem`}>
          {message} The sums still stand for {plain(volume)}.
        </p>
      )}
    </div>
  );
}
