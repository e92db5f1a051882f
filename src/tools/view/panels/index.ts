/** How to enter a record at DNS providers. A chunk of its own, loaded when it is unfolded. */
export {PanelSteps, type RecordToEnter} from './PanelSteps';
