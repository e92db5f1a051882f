export {DunningSchedule} from './DunningSchedule';
export {RecoveryCalculator} from './RecoveryCalculator';
export {DunningPlanner} from './DunningPlanner';
