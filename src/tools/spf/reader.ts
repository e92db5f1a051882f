import {loadPart} from '../kit';
import type {SpfRecord} from './parse';
import {parsePlain} from './plain';

/** Reads the text of a record, as `parseSpf` does. */
export type ReadRecord = (text: string) => SpfRecord;

/**
 * Reads the records of one inspection. What explains faults is a chunk of its own, fetched
 * with the first record that has one, for most have none.
 */
export class RecordReader {
  private parse: ReadRecord | undefined;

  /** @throws {PartError} where the chunk is needed and cannot be loaded */
  async read(text: string): Promise<SpfRecord> {
    return parsePlain(text) ?? (await this.whole())(text);
  }

  /** Fetches what reads any text. */
  async whole(): Promise<ReadRecord> {
    this.parse ??= (await loadPart(() => import('./parse'))).parseSpf;
    return this.parse;
  }

  /** A record that was read before, or one without a fault that was made of such records. */
  readonly again: ReadRecord = (text) => {
    const record = parsePlain(text) ?? this.parse?.(text);
    if (!record) {
      throw new TypeError(`This record has a fault, and it was not read before: ${text}`);
    }
    return record;
  };
}
