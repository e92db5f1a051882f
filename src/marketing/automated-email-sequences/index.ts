export {AutomatedEmailSequences} from './AutomatedEmailSequences';
export {automatedEmailSequencesMeta, sequencesService} from './metadata';
