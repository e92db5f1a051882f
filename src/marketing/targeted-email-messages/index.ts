export {messengerService, targetedEmailMessagesMeta} from './metadata';
export {TargetedEmailMessages} from './TargetedEmailMessages';
