export {DunningSchedule} from './DunningSchedule';
export {RecoveryCalculator} from './RecoveryCalculator';
