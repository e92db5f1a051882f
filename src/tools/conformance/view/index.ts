export {ConformancePage} from './ConformancePage';
export {conformanceMeta} from './metadata';
