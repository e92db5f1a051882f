export {ReputationLedger} from './ReputationLedger';
