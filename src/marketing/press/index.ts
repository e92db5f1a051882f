export {pressMeta} from './metadata';
export {Press} from './Press';
