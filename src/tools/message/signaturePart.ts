/** DKIM and ARC. A chunk of its own: it comes where a message is signed. */
export {verifyArc, verifyMessage} from '../dkim';
