export {subscribeFormsMeta, subscribeFormsService} from './metadata';
export {SubscribeForms} from './SubscribeForms';
