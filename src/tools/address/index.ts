export {createClassifier, type Classification, type Classifier} from './classify';
export {isDisposable, loadAddressData, type AddressData} from './disposable';
export {MAX_ADDRESS, MAX_LOCAL, octets} from './limits';
export {
  checkMailDomain,
  type DomainCheck,
  type DomainCheckOptions,
  type Exchange,
  type MailAcceptance,
} from './mailDomain';
export {parseAddress} from './parse';
export {isFreeProvider, providerOf} from './providers';
export {isRole, roleOf, type RoleKind} from './roles';
export {addressRules} from './rules';
export {suggestFor, type Suggestion} from './suggest';
export type {AddressReading, InvalidAddress, ValidAddress} from './types';
export {
  checkAddress,
  judge,
  type AddressCheck,
  type Judgement,
  type Verdict,
} from './verdict';
export {mendDomain} from './typo';
