/** What makes keys. A chunk of its own, fetched before the button can be pressed. */
export {generateKeyPair} from '../..';
