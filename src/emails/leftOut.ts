import type {PropSpec} from './types';

/** What becomes of an email without this prop, in a sentence; nothing for a required one. */
export function whenLeftOut(
  spec: Pick<PropSpec, 'required'> & {fallback?: string | undefined},
): string | undefined {
  if (spec.required) {
    return undefined;
  }
  return spec.fallback === undefined
    ? 'If you leave it out, its row is not shown.'
    : `If you leave it out, the email says “${spec.fallback}”.`;
}

/** A prop as a line of a Markdown list. */
export function propLine(spec: PropSpec): string {
  const kind = `${spec.type}, ${spec.required ? 'required' : 'optional'}`;
  const without = whenLeftOut(spec);
  return `- \`${spec.name}\` (${kind}): ${spec.description}${without ? ` ${without}` : ''}`;
}
