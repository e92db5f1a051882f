import {useRef, useState} from 'react';
import {plain} from '../../number';
import {readVolume, STOPS, stopNear} from '../volumes';

/**
 * Emails a month, kept by a field and a slider over `STOPS` together.
 *
 * @param first the volume both begin with
 * @returns the last volume that could be read, what is wrong with the field now (else an
 *   empty text), and what `VolumeField` needs besides
 */
export function useVolume(first: number) {
  const entry = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [volume, setVolume] = useState(first);
  const [message, setMessage] = useState('');

  function onEntry() {
    const reading = readVolume(entry.current?.value ?? '');
    setMessage(reading.valid ? '' : reading.problem.message);
    if (reading.valid) {
      setVolume(reading.value);
      if (slider.current) {
        slider.current.value = String(stopNear(reading.value));
      }
    }
  }

  function onSlide() {
    const stop = STOPS[Number(slider.current?.value)] ?? first;
    setVolume(stop);
    setMessage('');
    if (entry.current) {
      entry.current.value = plain(stop);
    }
  }

  /** Puts a volume into field and slider, as if it had been typed. */
  function restore(given: number) {
    if (entry.current) {
      entry.current.value = plain(given);
    }
    onEntry();
  }

  return {restore, first, volume, message, entry, slider, onEntry, onSlide};
}
