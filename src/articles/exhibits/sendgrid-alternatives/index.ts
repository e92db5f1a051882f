export {ZoneTimetable} from './ZoneTimetable';
