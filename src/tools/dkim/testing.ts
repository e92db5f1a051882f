/** Signers for tests of other rooms. */
export {rsaKey, signMessage, type TestKey} from './__tests__/signMessage';
