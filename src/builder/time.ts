/** A time of RFC 3339 as `datetime-local` holds it, in the reader's time zone; else empty. */
export function toLocal(text: string): string {
  const time = new Date(text);
  const shifted = time.getTime() - time.getTimezoneOffset() * 60_000;
  return Math.abs(shifted) < 2 ** 47 ? new Date(shifted).toISOString().slice(0, 16) : '';
}

/** What `datetime-local` holds as a time of RFC 3339, in UTC; nothing if it is not whole. */
export function fromLocal(local: string): string | undefined {
  const time = new Date(local);
  return Number.isNaN(time.getTime())
    ? undefined
    : time.toISOString().replace(/\.\d+/, '');
}
