export {ClaimLedger} from './ClaimLedger';
