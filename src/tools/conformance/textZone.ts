import {normalName, type DnsAnswer, type Resolver} from '../dns';

/** TXT record by name; an empty text stands for a name without one, SERVFAIL for that error. */
export type TextZone = Readonly<Record<string, string | undefined>>;

/** A resolver that knows the TXT records of a zone, and that no other name exists. */
export function textResolver(zone: TextZone): Resolver {
  return {
    query(asked, type): Promise<DnsAnswer> {
      const name = normalName(asked);
      const text = zone[name];
      if (text === undefined) {
        return Promise.resolve({rcode: 'NXDOMAIN', answers: []});
      }
      return Promise.resolve(
        text === 'SERVFAIL'
          ? {rcode: text, answers: []}
          : {
              rcode: 'NOERROR',
              answers:
                type === 'TXT' && text !== ''
                  ? [{name, type, ttl: 300, data: [text]}]
                  : [],
            },
      );
    },
  };
}

/** A line for each record of the zone. */
export function textZoneInWords(zone: TextZone): string {
  return (
    Object.entries(zone)
      .map(([name, text]) => `${name} ${text ?? ''}`)
      .join('\n') || 'empty'
  );
}
