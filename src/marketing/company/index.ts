export {OwnerAddress, OwnerValue} from './OwnerValue';
export {WayOn} from './WayOn';
