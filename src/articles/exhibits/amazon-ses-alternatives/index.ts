export {SendingHealth} from './SendingHealth';
