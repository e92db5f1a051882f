/** Items as a sentence lists them: 'a', 'a and b', 'a, b and c'; '' for none. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}
