export {About} from './About';
export {aboutMeta, aboutPage} from './metadata';
