/** A line of plain text with its label; nothing where the value is missing or empty. */
export function rowOf(label: string, value: string | undefined): string {
  return value?.trim() ? `${label}${value}\n` : '';
}
