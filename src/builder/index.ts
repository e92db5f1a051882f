export {Operation} from './Operation';
export {RequestBuilder} from './RequestBuilder';
