export {spanInWords, timeInWords} from './date';
export {
  findEnvelope,
  type Envelope,
  type EnvelopePart,
  type EnvelopeSource,
  type TypedEnvelope,
} from './envelope';

export {
  inspectMessage,
  type Identities,
  type InspectOptions,
  type MessageInspection,
  type Shape,
  type SpfStep,
} from './inspect';
export {messageFaq} from './faq';
export type {MimePart} from './mime';
export {mendPaste} from './paste';
export {type Hop} from './received';
export {messageReport} from './report';
export {CLIPPED_AT, htmlSize, kilobytes, MAX_LINE, shownParts} from './size';
export {messageRules} from './rules';
export {type Unsubscribe} from './unsubscribe';
export {verdictOf, type MessageVerdict} from './verdict';
export {decodeWords, display, readMailboxes, visible, type Mailbox} from './words';
