import path from 'node:path';

/**
 * The file that an address of the build stands for. A language is built into a folder of its
 * own, and what all languages share is beside that folder.
 *
 * @param outDir folder that the language is built into
 * @param baseUrl where its pages begin
 * @param address path from the root of the host
 */
export function builtFile(outDir: string, baseUrl: string, address: string): string {
  const steps = baseUrl.split('/').filter(Boolean);
  return path.join(outDir, ...steps.map(() => '..'), address);
}
