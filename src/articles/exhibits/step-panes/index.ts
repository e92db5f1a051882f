export {StepPanes} from './StepPanes';
