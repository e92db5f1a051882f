const encoder = new TextEncoder();

/** Octets of a text in UTF-8. */
export function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

/** Bytes as people read them: 6510 is "6.4". One kilobyte is 1,024 bytes, as in Gmail's limit. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** A ratio with one decimal, never better than it is: 4.58 is 4.5. */
export function floorRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}

/** "1 link", "2 links". */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${String(number)} ${number === 1 ? one : many}`;
}
