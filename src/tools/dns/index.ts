export {
  createDohResolver,
  dohServers,
  type DohAnswer,
  type DohOptions,
  type DohResolver,
  type DohServer,
} from './doh';
export {readDomain, type DomainReading} from './domain';
export {rcodeInWords, type RcodeWords} from './rcode';
export {toAscii} from './toAscii';
export {
  DnsError,
  normalName,
  recordsOf,
  remember,
  type DnsAnswer,
  type DnsErrorCode,
  type Rcode,
  type RecordData,
  type RecordType,
  type Resolver,
  type ResourceRecord,
} from './resolver';
export {resolverOf, watch, type WatchedAnswer, type WatchedResolver} from './visit';
