export {LogKeepers} from './LogKeepers';
