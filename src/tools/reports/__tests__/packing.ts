import {readFiles, type ReadFiles, type ReadLimits, type ReportFile} from '..';
import {bytesOf} from '../testing';

export function file(name: string, data: string | Uint8Array): ReportFile {
  return {name, content: new Blob([bytesOf(data)])};
}

export function read(
  name: string,
  data: string | Uint8Array,
  limits?: ReadLimits,
): Promise<ReadFiles> {
  return readFiles([file(name, data)], limits ? {limits} : {});
}

/** The codes of what is said, in order. */
export function codes({problems}: ReadFiles): string[] {
  return problems.map(({code}) => code);
}
