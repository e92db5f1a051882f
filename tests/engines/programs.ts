import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Path of a program that the shell would find, if any. */
export function findProgram(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
