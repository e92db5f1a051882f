/** SPF. A chunk of its own: it comes where a server and a sender are known. */
export {checkHost} from '../spf';
