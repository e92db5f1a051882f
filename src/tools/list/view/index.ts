export {EmailListCleaner} from './EmailListCleaner';
export {EmailListValidation} from './EmailListValidation';
export {
  emailListCleanerMeta,
  emailListCleanerNode,
  emailListValidationMeta,
  emailListValidationNode,
} from './metadata';
