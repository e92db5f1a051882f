export {KindOfEmail} from './KindOfEmail';
