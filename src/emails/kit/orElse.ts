/** A text, or what stands in for one that is missing or empty. */
export function orElse(text: string | undefined, fallback: string): string {
  return text?.trim() ? text : fallback;
}
