const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const RFC_5322 =
  /^(?:[A-Za-z]{3}, ?)?(\d{1,2}) ([A-Za-z]{3}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))? (GMT|UTC?|[+-]\d{4})$/;

/**
 * A date of an email header in the form that our API takes.
 *
 * @param text `Fri, 15 Jan 2027 08:00:00 +0100` (RFC 5322, section 3.3)
 * @returns `2027-01-15T08:00:00+01:00` (RFC 3339), or nothing when it is no such date
 */
export function readDate(text: string): string | undefined {
  const [
    ,
    day = '',
    name = '',
    year = '',
    hour = '',
    minute = '',
    second = '00',
    zone = '',
  ] = RFC_5322.exec(text.trim()) ?? [];
  const month = MONTHS.indexOf(name) / 3 + 1;
  // Day 0 is the last one of the month before. Date.parse() takes 31 February for 3 March.
  const days = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  if (!day || !Number.isInteger(month) || Number(day) > days) {
    return undefined;
  }
  const offset = /\d/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : 'Z';
  const two = (part: string | number) => String(part).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}T${hour}:${minute}:${second}${offset}`;
  return Number.isNaN(Date.parse(date)) ? undefined : date;
}
