import {readDomain} from '../../../dns';
import {textEntry, type Shape} from '../../../view/plain';

/** The fields of the form. Their names stand in shared links. */
export interface CheckerState {
  domain: string;
  /** Address of a server, to see whether it would pass. */
  ip: string;
  /** The return-path it would send with. */
  sender: string;
  /** The name it would give in HELO or EHLO. */
  helo: string;
}

export const checkerShape: Shape<CheckerState> = {
  domain: textEntry(300),
  ip: textEntry(64),
  sender: textEntry(320),
  helo: textEntry(255),
};

/** The domain to look at: what was typed, else the one the sender's address has. */
export function domainOf({domain, sender}: CheckerState) {
  const reading = readDomain(domain);
  return domain.trim() === '' && sender.includes('@') ? readDomain(sender) : reading;
}
