/** Bytes as people read them: 6510 is "6.4". One kilobyte is 1,024 bytes, as in Gmail's limit. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
