export {MessageChecker} from './MessageChecker';
export {messageCheckerMeta, messageCheckerNode} from './metadata';
