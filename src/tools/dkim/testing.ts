/** Signers for tests of other rooms. */
export {ed25519Key, rsaKey, signMessage, type TestKey} from './__tests__/signMessage';
