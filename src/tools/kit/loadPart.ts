/** A chunk of the tool could not be loaded. Its message is a sentence for visitors. */
export class PartError extends Error {
  override readonly name = 'PartError';
}

/**
 * Loads a chunk of the tool: `loadPart(() => import('./tasks'))`. A file is named in one such
 * call only, for the bundler makes a chunk of its own for each.
 *
 * @throws {PartError} where it cannot be loaded
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    throw new PartError(
      'A part of this page could not be loaded. Check your connection.',
    );
  }
}

/** Loads a part that a result can do without: nothing where it cannot be loaded. */
export async function loadOptional<Part>(
  load: () => Promise<Part>,
): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    return undefined;
  }
}
