export {verifyArc, type ArcChain} from './arc';
export {checkerFaq} from './checkerFaq';
export {
  generateKeyPair,
  keyAlgorithms,
  KeyPairError,
  type DkimKeyPair,
  type KeyAlgorithm,
  type KeyPairErrorCode,
  type KeyPairRequest,
} from './generate';
export {generatorFaq} from './generatorFaq';
export {parseDkimKey, type DkimKey, type DkimPublicKey} from './key';
export type {KeyInspection, KeyRecord} from './ask';
export {inspectKey} from './lookUp';
export {readMessage, type HeaderField, type ReadMessage} from './message';
export {keyName, readSelector, type SelectorReading} from './names';
export {recordFromPaste} from './pasted';
export {probeSelectors, type FoundSelector, type ProbeReport} from './probe';
export {composeRecord, type RecordFlags} from './record';
export {keyReport, messageReport} from './report';
export {dkimRules} from './rules';
export {commonSelectors, type CommonSelector} from './selectors';
export {keyFileName, signingSnippets, type SigningPlace, type Snippet} from './snippets';
export {parseSignature, type Canonicalization, type DkimSignature} from './signature';
export type {Tag} from './tagList';
export {keyTagInWords, signatureTagInWords, timeInWords} from './tagWords';
export {
  verifyMessage,
  type DkimResult,
  type VerifiedMessage,
  type VerifiedSignature,
} from './verify';
