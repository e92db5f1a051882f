export {Contact} from './Contact';
export {contactMeta, contactPage} from './metadata';
