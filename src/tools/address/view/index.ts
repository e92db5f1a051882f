export {EmailValidator} from './EmailValidator';
export {emailValidatorMeta, emailValidatorNode} from './metadata';
