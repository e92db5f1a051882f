/** The value in the middle; between the two in the middle of an even number. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/**
 * Total blocking time: what each long task takes beyond 50 ms.
 *
 * @param tasks durations in milliseconds
 */
export function blockingTime(tasks: readonly number[]): number {
  return tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}
