const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Hours of the zones with names that mail may still have (RFC 5322, 4.3). */
const ZONES: Readonly<Record<string, number>> = {
  UT: 0,
  GMT: 0,
  UTC: 0,
  Z: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/**
 * Reads a date and time of a message (RFC 5322, 3.3 and 4.3). Never throws.
 *
 * @returns seconds since 1970, or nothing where it is no date
 */
export function readDate(text: string): number | undefined {
  const parts =
    /(\d{1,2})\s{1,20}([a-z]{3})[a-z]{0,6}\.?\s{1,20}(\d{2,4})\s{1,20}(\d{1,2}):(\d{2})(?::(\d{2}))?\s{0,20}([+-]\d{4}|[a-z]{1,3})?/i.exec(
      text.slice(0, 200),
    );
  const month = MONTHS.indexOf(parts?.[2]?.toLowerCase() ?? '');
  if (!parts || month < 0) {
    return undefined;
  }
  const [day, hour, minute, second] = [1, 4, 5, 6].map((at) =>
    Number(parts[at] ?? 0),
  ) as [number, number, number, number];
  if (day < 1 || day > 31 || hour > 23 || minute > 59 || second > 60) {
    return undefined;
  }
  const written = Number(parts[3]);
  // RFC 5322, 4.3: years of two and three digits.
  const year = written < 50 ? 2000 + written : written < 1000 ? 1900 + written : written;
  const offset = offsetOf(parts[7] ?? '');
  return Date.UTC(year, month, day, hour, minute, second) / 1_000 - offset;
}

/** Seconds east of UTC; a zone that is not known counts as UTC (RFC 5322, 4.3). */
function offsetOf(zone: string): number {
  const digits = /^([+-])(\d{2})(\d{2})$/.exec(zone);
  return digits
    ? (digits[1] === '-' ? -1 : 1) * (Number(digits[2]) * 3_600 + Number(digits[3]) * 60)
    : (ZONES[zone.toUpperCase()] ?? 0) * 3_600;
}

/** A time in UTC: '2026-11-23 10:00:07 UTC'; nothing where the number is no date. */
export function timeInWords(seconds: number): string {
  const date = new Date(seconds * 1_000);
  return Number.isNaN(date.getTime())
    ? ''
    : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** A span of time in its two largest units: '2 min 5 s'. */
export function spanInWords(seconds: number): string {
  const whole = Math.abs(Math.round(seconds));
  const units: [number, string][] = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
    [1, 's'],
  ];
  let left = whole;
  const words = units.flatMap(([size, unit]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count > 0 ? [`${count} ${unit}`] : [];
  });
  return words.slice(0, 2).join(' ') || '0 s';
}
