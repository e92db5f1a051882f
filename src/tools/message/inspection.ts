/** What the check of a message gives. */
import type {ArcChain, VerifiedSignature} from '../dkim';
import type {DmarcEvaluation} from '../dmarc';
import type {Problem} from '../kit';
import type {SpfCheck} from '../spf';
import type {Envelope} from './envelope';
import type {MimePart} from './mime';
import type {Hop} from './received';
import type {Unsubscribe} from './unsubscribe';
import type {Mailbox} from './words';

/** SPF as a receiver would have checked it. */
export interface SpfStep extends SpfCheck {
  ip: string;
  /** The domain whose record was used. */
  domain: string;
  /** The domain is that of HELO, as MAIL FROM is empty (RFC 7208, 2.4). */
  byHelo: boolean;
}

/** Who the message says it is from, field by field. */
export interface Identities {
  from: Mailbox[];
  /** Fields named From; a message has one. */
  fromFields: number;
  returnPath?: Mailbox;
  replyTo: Mailbox[];
  /** Decoded and visible. */
  subject?: string;
  /** Names of fields with characters that turn or hide what is read. */
  tricks: string[];
}

/** The size and form of the message. */
export interface Shape {
  /** Octets in all. */
  octets: number;
  /** Missing where only a header was given. */
  mime?: MimePart;
  /** Octets of the longest line without its end, and its number from 1. */
  longestLine: {octets: number; number: number};
  /** The time in the Date field, in seconds since 1970. */
  date?: number;
  /** How often each field is there, by its name in small letters. */
  fieldCounts: ReadonlyMap<string, number>;
}

export interface MessageInspection {
  /** True where it is a message at all: some header fields were read. */
  readable: boolean;
  envelope: Envelope;
  /** Missing where no client address is known. */
  spf?: SpfStep;
  signatures: VerifiedSignature[];
  arc: ArcChain;
  /** Missing where there is no From domain. */
  dmarc?: DmarcEvaluation;
  fromDomain?: string;
  identities: Identities;
  route: Hop[];
  unsubscribe?: Unsubscribe;
  /** The message is for a list: it says so itself. */
  bulk: boolean;
  shape: Shape;
  /** What was undone in a pasted text. */
  repairs: Problem[];
  /** All there is to say, the gravest first. */
  findings: Problem[];
}

/** What `findingsOf` works on. */
export type Inspected = Omit<MessageInspection, 'findings'>;
