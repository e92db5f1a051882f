export {ContactProfiles} from './ContactProfiles';
export {contactProfilesMeta, contactProfilesService} from './metadata';
